import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { showAdmin } from '#web/admin/testing/show-admin.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { fakeApi } from '#web/testing/fake-api.ts';
import { SentCv } from './cv-download.tsx';

test('the download of a CV, and the reason if it is missing, are in Arabic', async () => {
  const error = 'The CV is gone: its time is over.';
  fakeApi({
    'POST /api/admin/contact-submissions/a/cv': () => Response.json({ error }, { status: 404 }),
  });
  const cv = { state: 'kept', size: 1_240_000, at: new Date().toISOString() } as const;
  const { user } = showAdmin(<SentCv id="a" cv={cv} />);
  expect(screen.getByRole('region', { name: 'السيرة الذاتية' })).toHaveTextContent(
    /^السيرة الذاتيةملف PDF، ١٬٢٤٠ كيلوبايت، تُحذف بعد [٠-٩]+ /,
  );
  expect(await accessibilityProblems()).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'تنزيل السيرة الذاتية' }));
  expect(await screen.findByText('حُذفت السيرة الذاتية، فقد انقضت مدة حفظها.')).toBeInTheDocument();
});
