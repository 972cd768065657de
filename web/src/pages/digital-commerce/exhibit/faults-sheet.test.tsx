import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy } from './copy.en.ts';
import { FaultsSheet } from './faults-sheet.tsx';

test('every fault of the exhibit is in the table, with its shop and what to change', async () => {
  render(
    <LanguageProvider language="en">
      <FaultsSheet copy={copy} />
    </LanguageProvider>,
  );
  expect(screen.getByText('18 May, 09:10 to 09:30, searched as “date syrup”')).toBeInTheDocument();
  expect(screen.getByText('5 of 12')).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'All faults' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    '1. Shop BPicture',
    '2. Shop CPicture',
    '3. Shop BPrice',
    '4. Shop CPrice',
    '5. Shop CIn stock',
    '6. Shop APlace in search',
    '7. Shop CPlace in search',
  ]);
  expect(
    within(table.getByRole('row', { name: /^3\./ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    'The shop sells at 3,250 IQD, your list says 2,750',
    'ask the shop to correct it, then check again after two days',
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});
