import { act, fireEvent, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { beforeEach, expect, test, vi } from 'vitest';
import type { Language } from '#shared/language.ts';
import { LanguageProvider } from '#web/i18n/language-context.tsx';
import { accessibilityProblems } from '#web/testing/axe.ts';
import { copy as arabic } from './copy.ar.ts';
import { copy as english } from './copy.en.ts';
import { FieldDayExhibit } from './field-day-exhibit.tsx';

/** Runs the requested animation frame at a time in milliseconds. Absent while none is requested. */
let next: FrameRequestCallback | undefined;
const frame = (time: number) => act(() => next?.(time));
beforeEach(() => {
  next = undefined;
  vi.stubGlobal('requestAnimationFrame', (callback: FrameRequestCallback) => {
    next = callback;
    return 1;
  });
  vi.stubGlobal('cancelAnimationFrame', () => {
    next = undefined;
  });
});

function show(language: Language = 'en') {
  render(
    <LanguageProvider language={language}>
      <FieldDayExhibit copy={language === 'ar' ? arabic : english} />
    </LanguageProvider>,
  );
  return userEvent.setup();
}
const slider = () => screen.getByRole('slider');
const at = () => slider().getAttribute('aria-valuetext');
const play = () => screen.getByRole('button', { name: 'Play the day' });
const pause = () => screen.getByRole('button', { name: 'Pause' });
const events = () => screen.getByRole('list', { name: 'Latest events' });

test('starts where two provinces have no signal, and says so in words', () => {
  show();
  expect(slider()).toHaveAccessibleName('Time of the day');
  expect(at()).toBe('12:16, 117 of 216 received, 7 waiting');
  expect(screen.getByText('waiting for a signal').parentElement).toHaveTextContent(/7$/);
  expect(
    within(events())
      .getAllByRole('listitem')
      .map(({ textContent }) => textContent),
  ).toEqual([
    '12:14Anbar: signal back, 5 interviews sent',
    '11:56Anbar: 5 interviews kept on the phone',
    '11:44Salah al-Din: 3 interviews kept on the phone',
    '11:41Muthanna: 4 interviews kept on the phone',
    '11:29Anbar: 4 interviews kept on the phone',
    '11:09Salah al-Din: 2 interviews kept on the phone',
    '11:08Muthanna: 3 interviews kept on the phone',
    '10:53Anbar: 3 interviews kept on the phone',
  ]);
  expect(events()).toHaveAttribute('aria-live', 'polite');
});

test('a table has the values of every province’s tile', () => {
  show();
  const table = within(screen.getByRole('table', { name: 'Interviews by province' }));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
    'Province',
    'Received',
    'Waiting',
  ]);
  expect(table.getAllByRole('row')).toHaveLength(19);
  expect(table.getByRole('row', { name: 'Muthanna 3 4' })).toBeInTheDocument();
});

test('keys move through the day by ten minutes, by hours, and to its ends', async () => {
  const user = show();
  slider().focus();
  await user.keyboard('{ArrowRight}');
  expect(at()).toMatch(/^12:26/);
  await user.keyboard('{ArrowDown}{ArrowLeft}');
  expect(at()).toMatch(/^12:06/);
  await user.keyboard('{PageUp}');
  expect(at()).toMatch(/^13:06/);
  await user.keyboard('{PageDown}{ArrowUp}');
  expect(at()).toMatch(/^12:16/);
  for (let hour = 0; hour < 6; hour += 1) await user.keyboard('{PageUp}');
  expect(at()).toBe('17:00, 216 of 216 received, 0 waiting');
  for (let hour = 0; hour < 10; hour += 1) await user.keyboard('{PageDown}');
  expect(at()).toBe('08:00, 0 of 216 received, 0 waiting');
});

test('the day plays from the current time, and pauses there', async () => {
  const user = show();
  await user.click(play());
  expect(events()).toHaveAttribute('aria-live', 'off');
  frame(5000);
  expect(at()).toMatch(/^12:16/);
  frame(8000);
  expect(at()).toMatch(/^13:16/);
  await user.click(pause());
  expect(next).toBeUndefined();
  expect(at()).toMatch(/^13:16/);
  expect(events()).toHaveAttribute('aria-live', 'polite');
});

test('it ends in the evening, and starts in the morning when played again', async () => {
  const user = show();
  await user.click(play());
  frame(0);
  frame(60_000);
  expect(at()).toBe('17:00, 216 of 216 received, 0 waiting');
  await user.click(play());
  frame(0);
  expect(at()).toMatch(/^08:00/);
});

test('moving the handle pauses it', async () => {
  const user = show();
  await user.click(play());
  frame(0);
  fireEvent.change(slider(), { target: { value: String(9 * 60 + 30) } });
  expect(at()).toMatch(/^09:30/);
  expect(play()).toBeInTheDocument();
});

test('in Arabic interviews have Arabic plural forms, and time still runs from left to right', async () => {
  const user = show('ar');
  expect(slider()).toHaveAccessibleName('وقت اليوم');
  expect(at()).toBe('١٢:١٦، وصلت ١١٧ من ٢١٦، و٧ بالانتظار');
  expect(slider().closest('[dir]')).toHaveAttribute('dir', 'ltr');
  slider().focus();
  await user.keyboard('{ArrowRight}');
  expect(at()).toMatch(/^١٢:٢٦/);
  expect(screen.getByText(/الأنبار: عادت الإشارة ووصلت ٥ مقابلات/)).toBeInTheDocument();
  expect(document.body.textContent).not.toMatch(/[0-9A-Za-z]/);
});

test('in Arabic zero is a word, since its digit is only a dot', async () => {
  const user = show('ar');
  slider().focus();
  for (let hour = 0; hour < 5; hour += 1) await user.keyboard('{PageDown}');
  expect(at()).toBe('٠٨:٠٠، وصلت صفر من ٢١٦، وصفر بالانتظار');
  expect(screen.getAllByText('مقابلة وصلت')[0]?.parentElement).toHaveTextContent(/صفر من ٢١٦$/);
  expect(screen.getByText('بانتظار الإشارة').parentElement).toHaveTextContent(/صفر$/);
});

test.each(['en', 'ar'] as const)(
  'has no accessibility violations in %s, paused and playing',
  async (language) => {
    const user = show(language);
    expect(await accessibilityProblems()).toEqual([]);
    await user.click(screen.getByRole('button'));
    frame(0);
    frame(4000);
    expect(await accessibilityProblems()).toEqual([]);
  },
);
