import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { VisitSheet } from './visit-sheet.tsx';

test('the points of the checks add up to the score, in the visit and beside the other branches', async () => {
  render(
    <LanguageProvider language="en">
      <VisitSheet copy={english} />
    </LanguageProvider>,
  );
  expect(screen.getByText('67 of 100')).toBeInTheDocument();
  expect(screen.getByText('9 of 13')).toBeInTheDocument();
  const checks = screen.getByRole('table', { name: english.sample.checks });
  const points = within(checks)
    .getAllByText(/^\d+ of \d+$/)
    .map(({ textContent }) => (textContent ?? '').split(' of ').map(Number));
  const sum = (at: number) => points.reduce((total, pair) => total + (pair[at] ?? 0), 0);
  expect([points.length, sum(0), sum(1)]).toEqual([13, 67, 100]);
  expect(within(checks).getAllByText(english.notDone)).toHaveLength(4);
  const branches = screen.getByRole('table', { name: english.sheet.title });
  expect(
    within(branches).getByRole('row', { name: /^Karrada, Baghdad 67 10:40 Advice/ }),
  ).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('it names the part of the day and not the minute, and says that one visit does not rank branches', () => {
  render(
    <LanguageProvider language="en">
      <VisitSheet copy={english} />
    </LanguageProvider>,
  );
  expect(screen.getByText(/Thursday 7 May, evening/)).toBeInTheDocument();
  expect(screen.queryByText(/17:4/)).toBeNull();
  const branches = screen.getByRole('region', { name: english.sheet.title });
  expect(within(branches).getByText(english.sheet.limit)).toBeInTheDocument();
});

test('in Arabic it has Arabic digits', () => {
  render(
    <LanguageProvider language="ar">
      <VisitSheet copy={arabic} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('article').textContent).not.toMatch(/[0-9]/);
});
