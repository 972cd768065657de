import { expect, test } from 'vitest';
import { seededRandom } from '#web/drawing/random.ts';
import {
  auditOfHash,
  dayOfSeed,
  type Fault,
  facingCount,
  faultCount,
  faultCounts,
  hashOf,
  lesson,
  type Puzzle,
  prices,
  puzzleOf,
  scoreOf,
  seedOf,
} from './puzzle.ts';

const days = Array.from({ length: 400 }, (_, i) =>
  new Date(Date.UTC(2026, 10, 24 + i)).toISOString().slice(0, 10),
);
const shelves = days.map((day): [string, Puzzle] => [day, puzzleOf(seedOf(day))]);
const placesOf = ({ faults }: Puzzle, fault: Fault) =>
  [...faults].filter(([, kind]) => kind === fault).map(([place]) => place);

test('the shelf of each day has exactly its faults, each where it is visible', () => {
  for (const [day, shelf] of shelves) {
    const { facings, labels, faults } = shelf;
    expect(facings, day).toHaveLength(facingCount);
    expect(labels, day).toHaveLength(14);
    for (const [fault, count] of Object.entries(faultCounts))
      expect(placesOf(shelf, fault as Fault), `${day} ${fault}`).toHaveLength(count);
    for (const [i, facing] of facings.entries()) {
      const fault = faults.get(i);
      const inBay = labels.filter(({ bay }) => bay === facing.bay).map(({ product }) => product);
      if (!fault) expect(facing.holds, `${day} ${i}`).toBe(facing.product);
      else if (fault === 'gap') expect(facing.holds, `${day} ${i}`).toBeUndefined();
      else {
        expect(inBay, `${day} ${i}`).not.toContain(facing.holds);
        expect(labels[facing.label]?.count, `${day} ${i}`).toBeGreaterThan(2);
      }
    }
    for (const [i, { product, shows }] of labels.entries())
      expect(shows !== product, `${day} label ${i}`).toBe(faults.get(facingCount + i) === 'label');
    for (let bay = 0; bay < 6; bay += 1) {
      const wrong = [...faults.keys()].filter(
        (place) => (facings[place] ?? labels[place - facingCount])?.bay === bay,
      );
      expect(wrong.length, `${day} bay ${bay}`).toBeLessThanOrEqual(2);
    }
    // A product has at most one fault; otherwise it would not be clear which one it is.
    const blamed = [...faults.keys()].map((place) => facings[place]?.label ?? place - facingCount);
    expect(new Set(blamed).size, day).toBe(faultCount);
  }
});

test('a seed gives one shelf, and days give different ones; no two prices are the same', () => {
  expect(puzzleOf(2026112401)).toEqual(puzzleOf(seedOf('2026-11-24')));
  expect(new Set(shelves.map(([, shelf]) => JSON.stringify([...shelf.faults]))).size).toBeGreaterThan(390);
  expect(seedOf('2026-11-24', 2)).toBe(2026112402);
  expect(new Set(Object.values(prices)).size).toBe(14);
});

test('the lesson shows each kind of fault once', () => {
  expect([...lesson.faults.values()].sort()).toEqual(['gap', 'label', 'stray']);
});

test('marks are found faults or false alarms, and unmarked faults are missed', () => {
  const shelf = puzzleOf(seedOf('2026-11-24'));
  const [gap = 0, ...otherGaps] = placesOf(shelf, 'gap');
  const sound = shelf.facings.findIndex((_, i) => !shelf.faults.has(i));
  const all = new Set(shelf.faults.keys());
  expect(scoreOf(shelf, new Set())).toMatchObject({ found: [], wrong: [], reported: 1, filled: 33 / 36 });
  expect(scoreOf(shelf, all)).toMatchObject({ missed: [], wrong: [], reported: 33 / 36 });
  const score = scoreOf(shelf, new Set([...all, sound].filter((place) => place !== gap)));
  expect(score).toMatchObject({ missed: [gap], wrong: [sound], reported: 34 / 36, filled: 33 / 36 });
  expect(score.found).toHaveLength(6);
  expect(otherGaps).toHaveLength(2);
});

test('an audit is decoded from its address', () => {
  const audit = { seed: seedOf('2026-11-24', 3), marks: new Set([0, 7, 35, 36, 49]) };
  expect(auditOfHash(hashOf(audit))).toEqual(audit);
  const everything = { seed: audit.seed, marks: new Set(Array.from({ length: 50 }, (_, i) => i)) };
  expect(auditOfHash(hashOf(everything))).toEqual(everything);
  expect(auditOfHash(hashOf({ ...audit, marks: new Set() }))?.marks.size).toBe(0);
  expect(dayOfSeed(audit.seed)).toBe('2026-11-24');
});

test('an address that nobody shared is no audit, whatever it contains', () => {
  for (const hash of [
    '',
    '#',
    '#main',
    '#2026112401',
    '#2026112401-',
    '#2026023001-0',
    '#9999999999-1',
    '#2026112401-zzzzzzzzzz',
  ])
    expect(auditOfHash(hash), hash).toBeUndefined();
  const random = seededRandom(7);
  const signs = '#-0123456789abcxyz<>"\'%\u0000\u202eأ';
  for (let i = 0; i < 1000; i += 1) {
    const length = Math.floor(random() * 40);
    const hash = Array.from({ length }, () => signs[Math.floor(random() * signs.length)]).join('');
    const audit = auditOfHash(`#20261124${hash}`) ?? auditOfHash(hash);
    if (audit) expect(hashOf(audit)).toMatch(/^#\d{10}-[0-9a-z]{1,10}$/);
  }
});
