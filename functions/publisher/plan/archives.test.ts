import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { archiveLength, firstRun, longRunLength, runsOf } from './archives.ts';

const id = fc.string({
  unit: fc.constantFrom(...'abcdefghijklmnopqrstuvwxyz0123456789-_'),
  minLength: 16,
  maxLength: 24,
});
const posts = fc.uniqueArray(id, { maxLength: 200 }).map((ids) => ids.map((one) => ({ id: one })));
/** The length of a run. Mostly short, so that a list of at most 200 posts is cut into many runs. */
const length = fc.constantFrom(1, 2, 5, archiveLength);
const idsOf = (list: readonly { id: string }[]) => list.map((post) => post.id);
const membersById = (list: readonly { id: string }[], of: number) =>
  new Map(runsOf(list, of).map((run) => [run.id, idsOf(run.posts).join(' ')]));

describe('the runs of a list', () => {
  test('contain every post once, in the order of the list', () => {
    fc.assert(
      fc.property(posts, length, (list, of) => {
        expect(runsOf(list, of).flatMap((run) => run.posts)).toEqual(list);
      }),
    );
  });

  test('have unique names: the id of their oldest post, and a fixed name for the last run', () => {
    fc.assert(
      fc.property(posts, length, (list, of) => {
        const runs = runsOf(list, of);
        expect(new Set(idsOf(runs)).size).toBe(runs.length);
        for (const [index, run] of runs.entries())
          if (run.id !== firstRun) expect(run.id).toBe(run.posts.at(-1)?.id);
          else expect(index).toBe(runs.length - 1);
      }),
    );
  });

  test('are at most twice as long as intended in a list of 5,000 posts', () => {
    const list = Array.from({ length: 5000 }, (_, n) => ({ id: `post-of-the-tests-${n}` }));
    for (const of of [archiveLength, 4 * archiveLength, longRunLength])
      expect(Math.max(...runsOf(list, of).map((run) => run.posts.length))).toBeLessThanOrEqual(2 * of);
  });

  test('change in at most two places when a post is added or removed, unless a run becomes too long', () => {
    fc.assert(
      fc.property(posts, fc.nat(), id, length, (list, at, added, of) => {
        const place = at % (list.length + 1);
        fc.pre(!idsOf(list).includes(added));
        const before = membersById(list, of);
        const after = membersById(list.toSpliced(place, 0, { id: added }), of);
        const names = new Set([...before.keys(), ...after.keys()]);
        const isCut = Math.abs(before.size - after.size) > 1;
        const changed = [...names].filter((name) => before.get(name) !== after.get(name));
        if (!isCut) expect(changed.length).toBeLessThanOrEqual(2);
        expect(changed.length).toBeGreaterThan(0);
      }),
    );
  });

  test('do not depend on older posts', () => {
    fc.assert(
      fc.property(posts, posts, length, (newer, older, of) => {
        const known = new Set(idsOf(newer));
        const list = [...newer, ...older.filter((post) => !known.has(post.id))];
        const alone = runsOf(newer, of).filter((run) => run.id !== firstRun);
        expect(runsOf(list, of).slice(0, alone.length)).toEqual(alone);
      }),
    );
  });
});

test('parts of the site map begin where archive pages begin', () => {
  const list = Array.from({ length: 5000 }, (_, n) => ({ id: `post-of-the-tests-${n}` }));
  const archives = new Set(runsOf(list, archiveLength).map((run) => run.id));
  const parts = runsOf(list, longRunLength);
  expect(parts.every((part) => archives.has(part.id))).toBe(true);
  expect(archives.size).toBeGreaterThan(100);
});
