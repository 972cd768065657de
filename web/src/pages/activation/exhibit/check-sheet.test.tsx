import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { CheckSheet } from './check-sheet.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';

test('the points of the stores add up to those of the campaign, and every deviation names who corrects it', async () => {
  render(
    <LanguageProvider language="en">
      <CheckSheet copy={english} />
    </LanguageProvider>,
  );
  expect(screen.getByText('21 of 31')).toBeInTheDocument();
  expect(screen.getByText('68%')).toBeInTheDocument();
  expect(
    screen.getByText('compliance rate of three stores: indicative, not a basis for invoices'),
  ).toBeInTheDocument();
  const stores = screen.getByRole('table', { name: english.sample.stores });
  expect(within(stores).getByRole('row', { name: 'Hypermarket 11:05 11 of 16 69%' })).toBeInTheDocument();
  expect(within(stores).getByRole('row', { name: 'Grocery 11:51 4 of 6 67%' })).toBeInTheDocument();
  const fixes = screen.getByRole('table', { name: english.differences });
  expect(within(fixes).getAllByRole('row')).toHaveLength(1 + 10);
  expect(
    within(fixes).getByRole('row', { name: '2 2 of 7 facings empty Store refills' }),
  ).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('both drawings of the photo have the found price and the numbers of the list', () => {
  const { container } = render(
    <LanguageProvider language="en">
      <CheckSheet copy={english} />
    </LanguageProvider>,
  );
  const texts = [...container.querySelectorAll('[data-layout]')].map((drawing) =>
    [...drawing.querySelectorAll('text')].map(({ textContent }) => textContent),
  );
  expect(texts).toHaveLength(2);
  for (const told of texts) expect(told).toEqual(expect.arrayContaining(['1,750', '1', '2', '3', '4', '5']));
});

test('in Arabic it has Arabic digits', () => {
  render(
    <LanguageProvider language="ar">
      <CheckSheet copy={arabic} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('article').textContent).not.toMatch(/[0-9]/);
});
