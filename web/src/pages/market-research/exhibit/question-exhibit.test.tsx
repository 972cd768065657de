import { act, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './question/copy.ar.ts';
import { copy as english } from './question/copy.en.ts';
import { QuestionExhibit } from './question-exhibit.tsx';

/** Runs the next animation frame, this many milliseconds after the first one. */
let frame = (_: number) => {};
beforeEach(() => {
  let next: FrameRequestCallback | undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    next = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = undefined;
  });
  frame = (time) => act(() => next?.(time));
});

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <QuestionExhibit copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const radio = (name: string) => screen.getByRole('radio', { name });
const cities = () => screen.getByRole('radiogroup', { name: 'City' });
const verdict = () => document.querySelector('[aria-live]');
const results = (question = /^(The last time|آخر مرة)/) =>
  within(screen.getByRole('table', { name: question }));
const row = (name: RegExp) => within(results().getByRole('row', { name }));

test('starts with 400 interviews in Baghdad, which decide', () => {
  show();
  expect(radio('Baghdad')).toBeChecked();
  expect(radio('400 interviews, margin 5.5 points at most')).toBeChecked();
  expect(verdict()).toHaveTextContent(
    /^DecidedThe empty shelf comes before the price\. They are 10\.5 points apart; with 400 interviews a gap counts once it reaches 8\.7 points\.$/,
  );
  expect(verdict()).toHaveAttribute('aria-live', 'polite');
});

test('the question is the table’s title, and each answer has its people, share and margin', () => {
  show();
  const table = results();
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Why another yoghurt',
    'People',
    'Share',
  ]);
  expect(table.getAllByRole('rowheader').map(({ textContent }) => textContent)).toEqual([
    'It was not on the shelf',
    'Its price had gone up',
    'Another one was on offer',
    'Too close to its expiry date',
    'I wanted a change',
  ]);
  expect(row(/shelf/).getByRole('cell', { name: '150' })).toBeInTheDocument();
  expect(row(/shelf/).getByRole('cell', { name: '37.5%, between 32.4 and 42.9' })).toBeInTheDocument();
  expect(row(/change/).getByRole('cell', { name: '8.0%, between 5.5 and 11.5' })).toBeInTheDocument();
});

test('with fewer interviews it is undecided, and says from which number on a difference counts', async () => {
  const user = show();
  await user.click(radio('200 interviews, margin 7.7 points at most'));
  expect(verdict()).toHaveTextContent(
    /^Still openThe empty shelf or the price: not decided\. They are \d+(\.\d)? points? apart; with 200 interviews a gap counts once it reaches 12\.6 points\.$/,
  );
});

test('both choices are one tab stop each, in which arrows choose', async () => {
  const user = show();
  await user.tab();
  expect(radio('Baghdad')).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  expect(radio('Basra')).toHaveFocus();
  expect(radio('Basra')).toBeChecked();
  await user.keyboard('{Home}{ArrowLeft}');
  expect(radio('All four')).toBeChecked();
  expect(radio('1,600 interviews, margin 2.7 points at most')).toBeChecked();
  expect(within(cities()).getAllByRole('radio', { checked: true })).toHaveLength(1);
  await user.tab();
  expect(screen.getByRole('button', { name: 'Ask again from the first interview' })).toHaveFocus();
  await user.tab();
  await user.keyboard('{ArrowRight}');
  expect(radio('3,200 interviews, margin 1.9 points at most')).toHaveFocus();
  expect(results().getByText(/each city has the same weight/)).toBeInTheDocument();
  expect(verdict()).toHaveTextContent(/^Decided/);
});

test('it is replayed from the first interview on, pauses in place, and announces nothing while it runs', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Ask again from the first interview' }));
  frame(1000);
  expect(screen.getByText('Interview 1 of 400')).toBeInTheDocument();
  expect(verdict()).toHaveAttribute('aria-live', 'off');
  expect(verdict()).toHaveTextContent(/not decided\.$/);
  frame(3000);
  expect(screen.getByText('Interview 100 of 400')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Pause' }));
  expect(screen.getByText('Interview 100 of 400')).toBeInTheDocument();
  expect(verdict()).toHaveAttribute('aria-live', 'polite');
  await user.click(screen.getByRole('button', { name: 'Ask again from the first interview' }));
  frame(20_000);
  frame(22_000);
  expect(screen.getByText('Interview 200 of 400')).toBeInTheDocument();
  frame(26_000);
  expect(screen.getByText('Interview 400 of 400')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask again from the first interview' })).toBeInTheDocument();
  expect(verdict()).toHaveTextContent(/^Decided/);
});

test('choosing another city or sample ends the replay', async () => {
  const user = show();
  await user.click(screen.getByRole('button', { name: 'Ask again from the first interview' }));
  frame(0);
  frame(2000);
  await user.click(radio('Mosul'));
  expect(screen.getByText('Interview 400 of 400')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Ask again from the first interview' })).toBeInTheDocument();
});

test('only one buyer’s words are on a sheet, which is purely visual', async () => {
  const user = show();
  const sheet = screen.getByText(/^“Two shops/).closest('[aria-hidden=true]');
  expect(sheet).toHaveTextContent('Karrada, Baghdad14 May, 17:206 minutes');
  expect(sheet).toHaveTextContent('In the buyer’s own words');
  await user.click(radio('Erbil'));
  expect(screen.queryByText(/^“Two shops/)).toBeNull();
  expect(screen.queryByText('In the buyer’s own words')).toBeNull();
});

test('the margin of a size is in its box, and above a box that is too low for it', () => {
  show();
  const isAbove = (name: RegExp) =>
    Number(screen.getByRole('radio', { name }).querySelector('text')?.getAttribute('dy')) < 0;
  expect(isAbove(/^400 interviews/)).toBe(false);
  expect(isAbove(/^800 interviews/)).toBe(true);
});

test('the margins of all sizes are in a table without script', () => {
  show();
  const table = within(
    screen.getByRole('table', {
      name: 'Baghdad: the largest margin of a share, by the number of interviews',
    }),
  );
  const [, ...rows] = table.getAllByRole('row');
  expect(rows.map(({ textContent }) => textContent)).toEqual([
    '50±15.5',
    '100±11.0',
    '200±7.7',
    '400±5.5',
    '800±3.9',
  ]);
});

test('in Arabic interviews have Arabic plural forms, and the left key moves forward', async () => {
  const user = show('ar');
  expect(radio('٤٠٠ مقابلة، والهامش ٥٫٥ نقطة على الأكثر')).toBeChecked();
  expect(verdict()).toHaveTextContent(
    'الرف الفارغ قبل السعر. بينهما ١٠٫٥ نقطة، ومع ٤٠٠ مقابلة يُعتدّ بالفرق من ٨٫٧ نقطة فأكثر.',
  );
  expect(row(/الرف/).getByRole('cell', { name: '٣٧٫٥٪، بين ٣٢٫٤ و٤٢٫٩' })).toBeInTheDocument();
  await user.tab();
  await user.keyboard('{ArrowLeft}');
  expect(radio('البصرة')).toHaveFocus();
  expect(verdict()).toHaveTextContent(/^لم يُحسم بعد/);
  expect(document.body.textContent).not.toMatch(/[0-9A-Za-z]/);
});

test('has no accessibility violations for every city and number', async () => {
  const user = show();
  for (const choice of screen.getAllByRole('radio')) {
    await user.click(choice);
    expect(await accessibilityProblems()).toEqual([]);
  }
});

test.each(['en', 'ar'] as const)(
  'has no accessibility violations in %s, before and during a replay',
  async (language) => {
    const user = show(language);
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button'));
    frame(0);
    frame(1000);
    expect(await accessibilityProblems()).toEqual([]);
  },
);
