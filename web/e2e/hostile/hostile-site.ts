import { runSite } from '../testing/running-site.ts';
import { test as base, expect } from '../testing/site.ts';
import {
  fullPosts,
  type Kind,
  kinds,
  misplaced,
  postOf,
  type StoredPost,
  storePosts,
  wordPosts,
} from './hostile-posts.ts';
import { watchForHarm } from './watch.ts';

interface Corpus {
  posts: StoredPost[];
  /** Statuses of the posts that were not stored. */
  refusals: number[];
}

/** A test on a site of its own that is full of hostile posts. It fails if one of them has any effect. */
export const test = base.extend<{ harm: string[] }, { corpus: Corpus }>({
  site: [
    async ({ playwright: _ }, use) => {
      const site = await runSite();
      await use(site);
      await site.close();
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  corpus: [
    async ({ playwright, site, session }, use) => {
      const request = await playwright.request.newContext({
        baseURL: site.url,
        extraHTTPHeaders: { Cookie: session },
      });
      const ofEveryKind = (Object.keys(kinds) as Kind[]).flatMap((kind) =>
        [...wordPosts, ...fullPosts].map((texts) => [kind, postOf(kind, texts)] as const),
      );
      const wrong = await storePosts(request, misplaced);
      const right = await storePosts(request, ofEveryKind);
      await request.dispose();
      await site.settled();
      await use({
        posts: [...wrong.stored, ...right.stored],
        refusals: [...wrong.refusals, ...right.refusals],
      });
    },
    { scope: 'worker', timeout: 300_000 },
  ],
  harm: [
    async ({ page, site, pageErrors }, use) => {
      const harm = await watchForHarm(page, site.url);
      await use(harm);
      expect(harm).toEqual([]);
      // Some values name pictures on the site that do not exist.
      pageErrors.splice(
        0,
        pageErrors.length,
        ...pageErrors.filter((text) => !text.includes('status of 404')),
      );
    },
    { auto: true },
  ],
});
export { expect };
