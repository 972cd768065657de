import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { beforeAll, expect, test, vi } from 'vitest';
import { copy } from '#web/components/exhibit/report/viewer-copy.ar.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { loadPages } from './load-pages.ts';
import { ReportExhibit } from './report-exhibit.tsx';

beforeAll(() => loadPages('ar'));

function show() {
  vi.stubGlobal('matchMedia', () => ({
    matches: false,
    addEventListener: () => {},
    removeEventListener: () => {},
  }));
  render(
    <MemoryRouter initialEntries={['/ar/sample-report']}>
      <LanguageProvider language="ar">
        <ReportExhibit copy={copy} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  return userEvent.setup();
}

test('the Arabic report has Arabic numbers and plural forms', async () => {
  show();
  for (const sentence of [
    'لأصنافك ١٬٦٦٩ إدراجًا (الإدراج صنف في متجر)، غاب ٢٣٥ منها عن الرف عند الزيارة.',
    'غاب إدراج من كل سبعة، وفي الدكاكين إدراج من كل خمسة',
    'إدراج من كل ثمانية سعره أعلى من القائمة، وإدراج من كل عشرة بلا بطاقة سعر',
    'حصتك في الدكاكين ٣١٪، ونحو ربعها لا يبيع أصنافك',
    'التوزيع العددي ٨٦٪: أصنافك مدرجة في ٣٤٧ من ٤٠٢ متجر.',
    'الإدراجات التي لا عبوة منها على الرف ÷ كل الإدراجات. والباقي، ٨٦٪، هو التوفّر على الرف. والرقم للدكاكين.',
    '±٨ نقاط',
    'النفاد: الغياب في الدكاكين أكثر منه في السوبرماركت',
    '* أقل من ٣٠ متجرًا: مؤشّر لا نتيجة.',
    'أُعدّ لصالح',
    '٢٬٠٧٤، أربع على الأقل لكل زيارة',
    '٠٫٧٩ (٠٫٦٢ إلى ٠٫٩٧)',
    'كابا، ١٧٤ إدراجًا (بثقة ٩٥٪)',
    'أنواع المنافذ بنسبها في العيّنة (١٥ : ٢٢ : ٣٠) لا في السوق.',
    'ثلاثة إدراجات من كل أربعة بسعر القائمة',
    'الأساس: ٦٧ متجرًا في كل محافظة (١٥ سوبرماركت و٢٢ ميني ماركت و٣٠ دكانًا). المحافظة وحدها: ±١٢ نقطة بثقة ٩٥٪.',
    '٤، من ٥ إلى ٨ تشرين الأول ٢٠٢٦',
    '١٢، اثنان لكل محافظة، و٦ مدقّقين لإعادة الفحص، ومشرفان',
  ])
    expect(screen.getByText(sentence)).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('the left key moves forward', async () => {
  const user = show();
  screen.getByRole('button', { name: 'الصفحة التالية' }).focus();
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(screen.getByRole('status')).toHaveTextContent('الصفحة ٣ من ٦');
  await user.keyboard('{ArrowRight}');
  expect(screen.getByRole('status')).toHaveTextContent('الصفحة ٢ من ٦');
});
