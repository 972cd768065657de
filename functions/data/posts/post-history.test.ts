import '../testing/environment.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import type { Post, PostSummary } from '#shared/posts/schemas.ts';
import type { Position } from '../table/cursor.ts';
import type { Page } from '../table/query-page.ts';
import { type Engine, startEngine } from '../testing/engine.ts';
import { articleWith } from '../testing/posts.ts';

let engine: Engine;
let data: typeof import('./post.ts') & typeof import('./post-list.ts');
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = { ...(await import('./post.ts')), ...(await import('./post-list.ts')) };
});
afterAll(() => engine.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) }));

/** What the lists and reads must agree with. */
const model = new Map<string, Post<'blog'>>();
const newestFirst = () => [...model.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
const keyOf = ({ createdAt, id }: Post) => `${createdAt}#${id}`;

async function walk<P extends PostSummary>(list: (after?: Position) => Promise<Page<P>>): Promise<P[]> {
  const all: P[] = [];
  let after: Position | undefined;
  do {
    const { items, next }: Page<P> = await list(after);
    all.push(...items);
    after = next;
  } while (after);
  return all;
}

const id = fc.nat({ max: 5 }).map((n) => `post-of-the-model-${n}`);
const text = fc.constantFrom('a', 'b', 'ت');
const fields = fc.record(
  { title: text, titleAr: fc.constantFrom('', 'ت'), contentAr: text, published: fc.boolean() },
  { requiredKeys: [] },
);
const moreThanADay = 25 * 60 * 60_000;
/** When each id's post was deleted last. */
const deleted = new Map<string, number>();
const step = fc.record({
  what: fc.constantFrom('create', 'update', 'update', 'update', 'delete'),
  id,
  fields,
  version: fc.constantFrom('none', 'read', 'stale'),
  passes: fc.constantFrom(0, 1, moreThanADay),
});

test('whatever is created, changed, published and deleted in whatever order, lists and reads agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { what, id, fields, version, passes } of steps) {
        vi.setSystemTime(Date.now() + passes);
        const now = new Date();
        const before = model.get(id);
        if (what === 'create') {
          const creation = data.createPost('blog', id, articleWith(fields), now);
          if (!before && now.getTime() - (deleted.get(id) ?? 0) < moreThanADay - 60_000) {
            await expect(creation).rejects.toThrow(data.PostDeletedError);
            continue;
          }
          const { outcome, post } = await creation;
          if (before) expect(outcome).not.toBe('created');
          else model.set(id, post);
        } else if (what === 'delete') {
          const wasThere = model.delete(id);
          expect(await data.deletePost('blog', id, now)).toBe(wasThere);
          if (wasThere) deleted.set(id, now.getTime());
        } else {
          const over =
            version === 'none' ? {} : { version: (before?.version ?? 1) + (version === 'stale' ? 9 : 0) };
          const result = await data.updatePost('blog', id, { ...fields, ...over }, now);
          const saved = before && version !== 'stale';
          if (saved) {
            const changed = { version: before.version + 1, updatedAt: now.toISOString() };
            model.set(id, { ...before, ...fields, ...changed });
          }
          expect(result).toEqual(before && { saved, post: model.get(id) });
        }
      }
      const all = newestFirst();
      expect(await walk((after) => data.listPosts('blog', 2, after))).toEqual(all);
      const published = all.filter((post) => post.published);
      const summaries = published.map(({ content: _, contentAr: __, ...summary }) => summary);
      expect(await walk((after) => data.listPublished('blog', 2, after))).toEqual(summaries);
      const whole = await data.getPublished(
        'blog',
        all.map((post) => post.id),
      );
      expect(new Set(whole.values())).toEqual(new Set(published));
      for (const post of all) expect(await data.getPost('blog', post.id)).toEqual(post);
    }),
    { numRuns: 100 },
  );
}, 60_000);
