import { expect, test } from 'vitest';
import { provinces } from '#shared/plan/provinces.ts';
import {
  begin,
  bins,
  end,
  eventsUntil,
  interviews,
  interviewsPerProvince,
  stateAt,
  totalOf,
} from './field-day.ts';

test('no interview is lost: each is received, at once or later, and all by the end of the day', () => {
  expect(interviews).toHaveLength(provinces.length * interviewsPerProvince);
  expect(interviews.filter(({ done, sent }) => sent < done)).toEqual([]);
  expect(totalOf(stateAt(end))).toEqual({ received: interviews.length, waiting: 0 });
  expect(totalOf(stateAt(begin))).toEqual({ received: 0, waiting: 0 });
});

test('at any minute received and waiting interviews add up to those done', () => {
  for (let minute = begin; minute <= end; minute += 1) {
    const { received, waiting } = totalOf(stateAt(minute));
    expect(received + waiting).toBe(interviews.filter(({ done }) => done <= minute).length);
  }
});

test('at 12:16 three provinces tell the story', () => {
  const state = stateAt(12 * 60 + 16);
  const of = (name: string) => state[provinces.findIndex(({ name: { en } }) => en === name)];
  expect(totalOf(state)).toEqual({ received: 117, waiting: 7 });
  expect(of('Anbar')).toEqual({ received: 7, waiting: 0, off: false, caughtUp: true });
  expect(of('Muthanna')).toMatchObject({ off: true, waiting: 4 });
  expect(of('Salah al-Din')).toMatchObject({ off: true, waiting: 3 });
});

test('an event is listed once it has happened, the latest first', () => {
  const told = eventsUntil(12 * 60 + 16).map(({ minute, place, what, interviews }) => [
    minute,
    provinces[place]?.name.en,
    what,
    interviews,
  ]);
  expect(told.slice(0, 3)).toEqual([
    [734, 'Anbar', 'back', 5],
    [716, 'Anbar', 'kept', 5],
    [704, 'Salah al-Din', 'kept', 3],
  ]);
  expect(eventsUntil(begin)).toEqual([]);
  expect(eventsUntil(end).every(({ what, interviews }) => what === 'lost' || interviews > 0)).toBe(true);
});

test('logged values never change, and stored interviews are those that wait', () => {
  for (let minute = begin; minute < end; minute += 1) {
    const before = eventsUntil(minute);
    expect(eventsUntil(minute + 1).slice(-before.length || undefined)).toEqual(
      before.length > 0 ? before : eventsUntil(minute + 1),
    );
    const state = stateAt(minute);
    for (const [place, { waiting }] of state.entries()) {
      const latest = before.find((event) => event.place === place);
      expect(latest && latest.what !== 'back' ? latest.interviews : 0).toBe(waiting);
    }
  }
});

test('the track counts every interview once', () => {
  expect(bins).toHaveLength(54);
  expect(bins.reduce((sum, { live, late }) => sum + live + late, 0)).toBe(interviews.length);
  expect(bins.at(-1)?.waiting).toBe(0);
});
