import { render, screen, within } from '@testing-library/react';
import { expect, test } from 'vitest';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { AnswersSheet } from './answers-sheet.tsx';
import { copy as arabic } from './question/copy.ar.ts';
import { copy as english } from './question/copy.en.ts';

test('each city has its share of every answer, and a verdict', async () => {
  render(
    <LanguageProvider language="en">
      <AnswersSheet copy={english} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('heading', { level: 3, name: english.sheet.question })).toBeInTheDocument();
  for (const figure of ['1,600', '±5.5', '1 of 4']) expect(screen.getByText(figure)).toBeInTheDocument();
  const table = within(screen.getByRole('table', { name: 'Answers by city' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Why another yoghurt',
    'Baghdad',
    'Basra',
    'Mosul',
    'Erbil',
  ]);
  expect(table.getByRole('row', { name: /^It was not on the shelf 37\.5% / })).toBeInTheDocument();
  expect(
    table.getByRole('row', { name: 'Verdict Decided Still open Still open Still open' }),
  ).toBeInTheDocument();
  expect(await accessibilityProblems()).toEqual([]);
});

test('in Arabic it has Arabic digits', () => {
  render(
    <LanguageProvider language="ar">
      <AnswersSheet copy={arabic} />
    </LanguageProvider>,
  );
  expect(screen.getByRole('article').textContent).not.toMatch(/[0-9]/);
});
