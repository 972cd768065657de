import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy } from './copy.en.ts';
import { FaultsSheet } from './faults-sheet.tsx';

test('every fault of the exhibit is in the table, grouped by check, with one instruction for each check', async () => {
  render(
    <LanguageProvider language="en">
      <FaultsSheet copy={copy} />
    </LanguageProvider>,
  );
  expect(screen.getByText('18 May, 09:10 to 09:30, searched as “date syrup”')).toBeInTheDocument();
  expect(screen.getByText('5 of 12')).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'All faults' }));
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'Picture',
    'Price',
    'In stock',
    'Place in search',
  ]);
  expect(
    within(table.getByRole('row', { name: /^Price/ }))
      .getAllByRole('cell')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '3 Shop B sells at 3,250 IQD, your list says 2,7504 Shop C sells at 2,250 IQD, your list says 2,750',
    'ask the shop to correct it, then check again after two days',
  ]);
  expect(await accessibilityProblems()).toEqual([]);
});
