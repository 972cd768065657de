import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { DashboardSheet } from './dashboard-sheet.tsx';

test('the stores add up to the total, and the visit to its store', async () => {
  render(
    <LanguageProvider language="en">
      <DashboardSheet copy={english} />
    </LanguageProvider>,
  );
  expect(screen.getByText('71%')).toBeInTheDocument();
  expect(screen.getByText('68 of 96')).toBeInTheDocument();
  const stores = screen.getByRole('table', { name: english.stores });
  const found = within(stores)
    .getAllByText(/^\d of 8$/)
    .map(({ textContent }) => Number.parseInt(textContent ?? '', 10));
  expect([found.length, found.reduce((sum, one) => sum + one, 0)]).toEqual([12, 68]);
  const visit = screen.getByRole('table', { name: 'Visit to store 0417, 12 May' });
  expect(within(visit).getAllByText(english.table.onShelf)).toHaveLength(4);
  expect(within(stores).getByRole('row', { name: 'Minimarket 0417 4 of 8 50%' })).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic it has Arabic digits', () => {
  render(
    <LanguageProvider language="ar">
      <DashboardSheet copy={arabic} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('article').textContent).not.toMatch(/[0-9]/);
});
