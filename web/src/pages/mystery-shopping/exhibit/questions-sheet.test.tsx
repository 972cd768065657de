import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabicPage } from '../copy.ar.ts';
import { copy as page } from '../copy.en.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy } from './copy.en.ts';
import { QuestionsSheet } from './questions-sheet.tsx';

test('the points of the four questions add up to the score of each branch', async () => {
  const { container } = render(
    <LanguageProvider language="en">
      <QuestionsSheet copy={copy} questions={page.services.items} />
    </LanguageProvider>,
  );
  const pairs = screen
    .getAllByText(/^\d+ of \d+$/)
    .map(({ textContent }) => (textContent ?? '').split(' of '));
  const sum = (store: number, part: number) =>
    pairs.filter((_, i) => i % 3 === store).reduce((total, pair) => total + Number(pair[part]), 0);
  expect(pairs).toHaveLength(4 * 3);
  for (const [store, score] of [67, 89, 37].entries()) {
    expect([sum(store, 0), sum(store, 1)]).toEqual([score, 100]);
    expect(screen.getByText(String(score))).toBeInTheDocument();
  }
  // A facing for each of the thirteen checks.
  expect(container.querySelectorAll('ol rect')).toHaveLength(13 * 3);
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic it has Arabic digits, and the first facing is at the right', () => {
  const { container } = render(
    <LanguageProvider language="ar">
      <QuestionsSheet copy={arabic} questions={arabicPage.services.items} />
    </LanguageProvider>,
  );
  const figure = screen.getByRole('figure');
  expect(figure.textContent).not.toMatch(/[0-9]/);
  expect(within(figure).getAllByRole('term')).not.toHaveLength(0);
  const [first] = container.querySelectorAll('dd > svg > svg');
  const [x, width] = ['x', 'width'].map((name) => Number.parseFloat(first?.getAttribute(name) ?? ''));
  expect((x ?? 0) + (width ?? 0)).toBeCloseTo(100, 1);
});
