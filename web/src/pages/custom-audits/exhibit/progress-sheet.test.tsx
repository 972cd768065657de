import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { ProgressSheet } from './progress-sheet.tsx';

test('the signed changes from row to row add up from the first day to the last', async () => {
  render(
    <LanguageProvider language="en">
      <ProgressSheet copy={english} />
    </LanguageProvider>,
  );
  expect(screen.getByText('55 of 60').parentElement).toHaveTextContent(english.sample.onShelf);
  expect(screen.getByText('92%', { selector: 'dd' }).parentElement).toHaveTextContent(english.sample.share);
  const days = within(screen.getByRole('table', { name: english.cases.launch.title }))
    .getAllByRole('row')
    .slice(1);
  const column = (at: number) => days.map((row) => within(row).getAllByRole('cell')[at]?.textContent ?? '');
  const [first, ...changes] = column(1);
  expect([days.length, first]).toEqual([5, '–']);
  expect(days.map((row) => within(row).getByRole('rowheader').textContent)).toEqual([
    '1',
    '2',
    '4',
    '7',
    '14',
  ]);
  expect(changes.every((change) => /^[+−]\d+$/.test(change))).toBe(true);
  expect(changes.reduce((sum, one) => sum + Number(one.replace('−', '-')), Number(column(0)[0]))).toBe(55);
  expect(days.at(-1)).toHaveTextContent('92%');
  const others = screen.getByRole('region', { name: english.sample.others });
  expect(
    within(within(others).getAllByRole('list')[1] as HTMLElement)
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual(['Before 94%', '1 88%', '2 79%', '3 84%', '4 91%', 'After 95%']);
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
