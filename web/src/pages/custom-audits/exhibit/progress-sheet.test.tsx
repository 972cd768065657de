import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { ProgressSheet } from './progress-sheet.tsx';

test('what each day added comes to the stores of the last day', async () => {
  render(
    <LanguageProvider language="en">
      <ProgressSheet copy={english} />
    </LanguageProvider>,
  );
  expect(screen.getByText('55 of 60')).toBeInTheDocument();
  const days = within(screen.getByRole('table', { name: english.cases.launch.title }))
    .getAllByRole('row')
    .slice(1);
  const added = days.map((row) => Number(within(row).getAllByRole('cell')[1]?.textContent));
  expect([days.length, added.reduce((sum, one) => sum + one, 0)]).toEqual([14, 55]);
  expect(days.at(-1)).toHaveTextContent('92%');
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic it has Arabic digits', () => {
  render(
    <LanguageProvider language="ar">
      <ProgressSheet copy={arabic} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('article').textContent).not.toMatch(/[0-9]/);
});
