import { act, fireEvent, render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { type Language, localizedPath } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { recordToolEvent } from '#web/lib/tool-events.ts';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { Answer } from './answer.tsx';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { Game } from './game.tsx';
import { Lesson } from './lesson.tsx';
import { auditOfHash, facingCount, puzzleOf, seedOf } from './puzzle.ts';

vi.mock('#web/lib/tool-events.ts', () => ({ recordToolEvent: vi.fn() }));

const seed = seedOf('2026-11-24');
const puzzle = puzzleOf(seed);
const faults = [...puzzle.faults.keys()];
const copied = vi.fn(async (_text: string) => {});

beforeEach(() => {
  vi.stubGlobal('scrollTo', () => {});
  copied.mockClear();
});
afterEach(() => {
  vi.useRealTimers();
});

function show({
  language = 'en' as Language,
  clocked = false,
  challenge = undefined as number | undefined,
} = {}) {
  const user = userEvent.setup({ delay: null });
  vi.spyOn(navigator.clipboard, 'writeText').mockImplementation(copied);
  render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <Game
          copy={language === 'ar' ? arabic : english}
          seed={seed}
          clocked={clocked}
          challenge={challenge}
        />
      </LanguageProvider>
    </MemoryRouter>,
  );
  return user;
}
const places = () => within(screen.getByRole('grid')).getAllByRole('button');
const place = (index: number) => document.querySelector(`[data-place="${index}"]`) as HTMLElement;
const focused = () => Number(document.activeElement?.getAttribute('data-place'));
const results = () =>
  within(screen.getByRole('list', { name: english.result.list }))
    .getAllByRole('listitem')
    .map(({ textContent }) => textContent ?? '');

test('each place says where it is and what it contains; a mark is set and removed', async () => {
  const user = show();
  expect(screen.getByRole('grid')).toHaveAccessibleName('A shelf with 36 facings and 14 price labels');
  expect(places()).toHaveLength(50);
  const gap = faults.find((fault) => puzzle.faults.get(fault) === 'gap') ?? 0;
  expect(place(gap)).toHaveAccessibleName(/^Shelf \d, facing \d: empty$/);
  expect(place(facingCount)).toHaveAccessibleName(
    /^Shelf 1, price label below facings 1 to \d: [a-z ]+, [\d,]+ dinars$/,
  );
  await user.click(place(gap));
  expect(place(gap)).toHaveAttribute('aria-pressed', 'true');
  expect(screen.getAllByText('1', { selector: 'b' })[0]?.parentElement).toHaveTextContent('1 of 7 marked');
  await user.click(place(gap));
  expect(place(gap)).toHaveAttribute('aria-pressed', 'false');
});

test.each([
  ['en', '{ArrowRight}', '{ArrowLeft}'],
  ['ar', '{ArrowLeft}', '{ArrowRight}'],
] as const)(
  'in %s arrows move over shelf and labels by their position on the screen, as one tab stop',
  async (...row) => {
    const [language, forward, back] = row;
    const user = show({ language });
    expect(focused()).toBe(0);
    expect(places().filter(({ tabIndex }) => tabIndex === 0)).toHaveLength(1);
    await user.keyboard(back);
    expect(focused()).toBe(0);
    await user.keyboard(forward);
    expect(focused()).toBe(1);
    await user.keyboard('{ArrowDown}');
    expect(focused()).toBe(facingCount);
    await user.keyboard('{ArrowDown}');
    // Two bays stand side by side here: below the first one is the third.
    expect(focused()).toBe(12);
    await user.keyboard('{End}');
    expect(focused()).toBe(23);
    await user.keyboard('{Home}{ArrowUp}{ArrowUp} ');
    expect(focused()).toBe(0);
    expect(place(0)).toHaveAttribute('aria-pressed', 'true');
    await user.tab();
    expect(screen.getByRole('button', { name: language === 'ar' ? 'أنهيت' : 'Done' })).toHaveFocus();
  },
);

test('the result lists found, missed and wrong marks in the order of the shelf, and has the focus', async () => {
  const user = show({ challenge: 3 });
  const sound = puzzle.facings.findIndex((_, i) => !puzzle.faults.has(i));
  for (const fault of faults.slice(1)) await user.click(place(fault));
  await user.click(place(sound));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('heading', { level: 1, name: 'You found 6 of 7.' })).toHaveFocus();
  expect(
    screen.getByText(
      'One missed, one false alarm. This is the auditor’s result, laid over yours. Whoever sent you this shelf found 3 of 7.',
    ),
  ).toBeVisible();
  expect(results()).toHaveLength(8);
  expect(results()[0]).toMatch(/Missed$/);
  expect(
    results()
      .slice(1, 7)
      .every((text) => text.endsWith('Found')),
  ).toBe(true);
  expect(results()[7]).toMatch(/^8Nothing wrong here.*False alarm$/);
  expect(screen.getByText('no clock')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Copy link' }));
  expect(await screen.findByText('Link copied.')).toBeVisible();
  const address = new URL(copied.mock.calls[0]?.[0] ?? '');
  expect(address.pathname).toBe('/try-an-audit/6-of-7');
  expect(auditOfHash(address.hash)).toEqual({ seed, marks: new Set([...faults.slice(1), sound]) });
});

test('an unmarked gap changes the figure; with all gaps marked it is right', async () => {
  const gaps = faults.filter((fault) => puzzle.faults.get(fault) === 'gap');
  const user = show();
  for (const gap of gaps.slice(1)) await user.click(place(gap));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(
    screen.getByRole('heading', { name: 'You would have reported 94%. The shelf says 92%.' }),
  ).toBeVisible();
  expect(
    screen.getByText(
      /^One empty facing that nobody wrote down moves the share of filled facings by 2\.8 points\./,
    ),
  ).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Audit another shelf' }));
  expect(places().every((one) => one.getAttribute('aria-pressed') === 'false')).toBe(true);
  const other = puzzleOf(seed + 1);
  for (const fault of other.faults.keys()) await user.click(place(fault));
  await user.click(screen.getByRole('button', { name: 'Done' }));
  expect(screen.getByRole('heading', { name: 'You found 7 of 7.' })).toBeVisible();
  expect(screen.getByRole('heading', { name: 'You reported what the shelf says.' })).toBeVisible();
});

test('the clock shows the remaining time, pauses in a hidden tab, and ends the audit with the present marks', () => {
  vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval', 'performance'] });
  show({ clocked: true });
  const pass = (seconds: number) => act(() => vi.advanceTimersByTime(seconds * 1000));
  fireEvent.click(place(faults[0] ?? 0));
  expect(screen.getByRole('status')).toHaveTextContent('Thirty seconds from now.');
  pass(10);
  expect(screen.getByRole('status')).toHaveTextContent('20 seconds left');
  expect(screen.getByText('0:20')).toBeVisible();
  const visibility = vi.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
  pass(60);
  visibility.mockRestore();
  expect(screen.getByText('0:20')).toBeVisible();
  pass(21);
  expect(screen.getByRole('heading', { level: 1, name: 'You found 1 of 7.' })).toBeVisible();
  expect(screen.getByText('30 s')).toBeVisible();
});

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('in %s the lesson names the kinds of mistake, and the answer continues', (language, copy) => {
  render(
    <MemoryRouter>
      <LanguageProvider language={language}>
        <Lesson copy={copy} />
        <Answer copy={copy} />
      </LanguageProvider>
    </MemoryRouter>,
  );
  const kinds = within(screen.getByRole('list', { name: copy.faultsName })).getAllByRole('listitem');
  expect(kinds.map(({ textContent }) => textContent).sort()).toEqual(Object.values(copy.faults).sort());
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
    localizedPath('/plan-an-audit', language),
    localizedPath('/sample-report', language),
  ]);
});

test.each([
  ['en', english],
  ['ar', arabic],
] as const)('in %s shelf and result are accessible', async (language, copy) => {
  const user = show({ language });
  expect(await accessibilityProblems()).toEqual([]);
  for (const fault of faults.slice(0, 2)) await user.click(place(fault));
  await user.click(screen.getByRole('button', { name: copy.done }));
  await waitFor(() => expect(screen.getByRole('heading', { level: 1 })).toHaveFocus());
  expect(await accessibilityProblems()).toEqual([]);
});

test('an audit is counted when it starts and ends, can be shared, and links to a plan', async () => {
  vi.mocked(recordToolEvent).mockClear();
  const user = show();
  const sound = puzzle.facings.findIndex((_, i) => !puzzle.faults.has(i));
  for (const fault of faults.slice(1)) await user.click(place(fault));
  await user.click(place(sound));
  await user.click(screen.getByRole('button', { name: english.done }));
  await user.click(screen.getByRole('button', { name: english.result.share.copyLink }));
  await user.click(screen.getByRole('link', { name: english.closing.action }));
  await user.click(screen.getByRole('button', { name: english.closing.again }));
  expect(vi.mocked(recordToolEvent).mock.calls).toEqual([
    ['try_start', { clock: false }],
    ['try_finish', { found: 6, missed: 1, wrong: 1, seconds: undefined }],
    ['try_share', {}],
    ['try_to_plan', {}],
    ['try_start', { clock: false }],
  ]);
});
