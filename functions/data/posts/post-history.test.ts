import '../testing/environment.ts';
import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { isPublic } from '#shared/posts/publication.ts';
import type { Post, PostInput, PostSummary } from '#shared/posts/schemas.ts';
import type { Position } from '../table/cursor.ts';
import type { Page } from '../table/query-page.ts';
import { type Engine, startEngine } from '../testing/engine.ts';
import { articleWith, withoutLongTexts } from '../testing/posts.ts';

let engine: Engine;
const load = async () => ({
  ...(await import('./post.ts')),
  ...(await import('./post-list.ts')),
  ...(await import('./save-post.ts')),
  ...(await import('./trash.ts')),
});
let data: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
});
afterAll(() => engine.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) }));

/** The expected posts, which lists and reads must match. */
const model = new Map<string, Post<'blog'>>();
const newestFirst = (instant: 'createdAt' | 'publishedAt') => {
  const keyOf = (post: Post) => `${post[instant]}#${post.id}`;
  return [...model.values()].sort((one, other) => (keyOf(one) < keyOf(other) ? 1 : -1));
};

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
const instant = fc.constantFrom(
  '',
  ...['2025-06-01', '2026-01-20', '2026-02-20'].map((day) => `${day}T00:00:00.000Z`),
);
const fields = fc.record(
  {
    ...{ title: text, titleAr: fc.constantFrom('', 'ت'), contentAr: text },
    ...{ published: fc.boolean(), publishedAt: instant, unpublishAt: instant },
  },
  { requiredKeys: [] },
);
/**
 * Returns a complete input. `unpublishAt` is added after validation, which would refuse one before `publishedAt`: two separate
 * saves can store such a pair.
 */
const inputOf = ({ unpublishAt, ...input }: Partial<PostInput<'blog'>>) => ({
  ...articleWith(input),
  ...(unpublishAt && { unpublishAt }),
});
/** Longer than deleted posts stay in the trash, in milliseconds. */
const long = 31 * 24 * 60 * 60_000;
/** When the post of each id was last deleted. */
const deleted = new Map<string, number>();
const step = fc.record({
  what: fc.constantFrom('create', 'update', 'update', 'update', 'delete'),
  id,
  fields,
  version: fc.constantFrom('none', 'read', 'stale'),
  passes: fc.constantFrom(0, 1, long),
});

test('after random creations, changes and deletions, lists and reads agree', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 12 }), async (steps) => {
      for (const { what, id, fields, version, passes } of steps) {
        vi.setSystemTime(Date.now() + passes);
        const now = new Date();
        const before = model.get(id);
        if (what === 'create') {
          const creation = data.createPost('blog', id, inputOf(fields), now);
          if (!before && now.getTime() - (deleted.get(id) ?? 0) < long - 60_000) {
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
            const after = { ...before, ...fields };
            const { published: was, publishedAt: at } = before;
            const isOut = was && at <= now.toISOString();
            const since = isOut ? at : now.toISOString();
            const publishedAt = after.publishedAt || (after.published ? since : '');
            const isFirst = fields.published === true && !before.slug && !isOut;
            const slug = isFirst ? (result?.post.slug ?? '') : before.slug;
            if (isFirst) expect(slug).toMatch(/^[a-z0-9]/);
            const next = { ...after, publishedAt, slug };
            const changed = { version: before.version + 1, updatedAt: now.toISOString() };
            model.set(id, isDeepStrictEqual(next, before) ? before : { ...next, ...changed });
          }
          expect(result).toEqual(before && { saved, post: model.get(id), savedBy: '' });
        }
      }
      const all = newestFirst('createdAt');
      expect(await walk((after) => data.listPosts('blog', 2, after))).toEqual(all);
      const published = newestFirst('publishedAt').filter((post) => isPublic(post, new Date()));
      const summaries = published.map((post) => withoutLongTexts('blog', post));
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
