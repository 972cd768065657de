import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { LabelsSheet } from './labels-sheet.tsx';

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <LabelsSheet copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>,
  );
}
const cellsOf = (table: string, row: RegExp) =>
  within(within(screen.getByRole('table', { name: table })).getByRole('row', { name: row }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

test('each label is listed with its price, the list, the tolerance, the difference and the finding', async () => {
  show();
  expect(screen.getByText('Supermarket, Basra, 21 May, 13:27')).toBeInTheDocument();
  expect(screen.getByText('Example data')).toBeInTheDocument();
  expect(screen.getAllByText(/ of 6$/).map(({ textContent }) => textContent)).toEqual([
    '2 of 6',
    '1 of 6',
    '3 of 6',
  ]);
  const labels = 'All labels of this photo';
  expect(cellsOf(labels, /^Date syrup/)).toEqual([
    '3,250',
    '2,750',
    '2,613–2,887',
    '+500',
    '+18% above the list price',
  ]);
  expect(cellsOf(labels, /^Tea/)).toEqual(['2,250', '2,250', '2,138–2,362', 'none', 'Within tolerance']);
  expect(cellsOf(labels, /^Biscuits/)).toEqual(['–', '1,000', '950–1,050', '–', 'No price label']);
  expect(await accessibilityProblems()).toEqual([]);
});

test('the facings add up, and what is wrong is to be corrected', () => {
  show();
  expect(cellsOf('Counted on the same photo', /^Date syrup/)).toEqual(['6', '4', '2']);
  expect(cellsOf('Counted on the same photo', /^All products/)).toEqual(['25', '23', '2']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Date syrup 450 gAsk the shop to change 3,250 to 2,750 IQD',
    'Rice 2 kgAsk the shop to change 4,500 to 5,000 IQD',
    'Biscuits 200 gAsk the shop for a label with 1,000 IQD',
    'Date syrup 450 gRefill 2 of 6 facings',
  ]);
});

test('in Arabic numbers agree with their nouns', async () => {
  show('ar');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'دبس تمر ٤٥٠ غميُطلب من المتجر تغيير السعر من ٣٬٢٥٠ إلى ٢٬٧٥٠ دينارًا',
    'رز ٢ كغميُطلب من المتجر تغيير السعر من ٤٬٥٠٠ إلى ٥٬٠٠٠ دينار',
    'بسكويت ٢٠٠ غمتُطلب من المتجر بطاقة سعرها ١٬٠٠٠ دينار',
    'دبس تمر ٤٥٠ غمتُملأ واجهتان من أصل ٦',
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});
