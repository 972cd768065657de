import type { Page } from '@playwright/test';
import { signIn } from './administrator.ts';
import { openPosts, postKinds, startPost } from './edited-posts.ts';
import { expect } from './site.ts';
import { test } from './stored-posts.ts';

const [blog, , careers] = postKinds;

/** Notes what React has last rendered of each row. The answered function tells how many it rendered since. */
async function noteRows(page: Page): Promise<() => Promise<number>> {
  const noted = await page.evaluateHandle(() => {
    const rendered = () =>
      [...document.querySelectorAll('tbody tr')].map((row) =>
        Object.entries(row).find(([name]) => name.startsWith('__reactProps$')),
      );
    const before = rendered();
    return () => rendered().filter((entry, place) => !entry || entry[1] !== before[place]?.[1]).length;
  });
  return () => noted.evaluate((count) => count());
}

test('typing in a post renders none of the posts behind it', async ({ page, session, posts }) => {
  await signIn(page, session);
  for (const title of ['One', 'Two', 'Three']) await posts.blog({ title });
  await openPosts(page, blog);
  await expect(page.getByText('Showing 3 posts')).toBeVisible();
  const renderedSince = await noteRows(page);
  const dialog = await startPost(page, blog);
  await page.keyboard.type('Shelf');
  await dialog.getByLabel('Content', { exact: true }).fill('What we saw.');
  await dialog.getByLabel('Category', { exact: true }).fill('Audit');
  await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Shelf');
  expect(await renderedSince()).toBe(0);
});

const long = 'Ministry of Planning and Development Cooperation, Statistics Department';
const unbroken = 'W'.repeat(60);

test('every title can be read at any width, however long what stands beside it', async ({
  page,
  session,
  posts,
}) => {
  const title = 'Share of shelf in three cities of the south';
  await posts.blog({ title, author: long, category: unbroken });
  await posts.career({ title, department: long, location: unbroken });
  await signIn(page, session);
  for (const kind of [blog, careers]) {
    await openPosts(page, kind);
    const words = page.getByRole('rowheader').getByText(title);
    for (const width of [320, 390, 768, 820, 1000, 1023, 1024, 1100, 1280, 1366, 1536, 1920]) {
      await page.setViewportSize({ width, height: 800 });
      await expect(words).toBeVisible();
      const [across, narrowest] = await words.evaluate((element) => [
        document.documentElement.scrollWidth,
        element.closest('span')?.clientWidth ?? 0,
      ]);
      expect(across, `scrolled sideways at ${width}`).toBe(width);
      expect(narrowest, `title at ${width}`).toBeGreaterThanOrEqual(180);
      // Nothing of it is cut off.
      const hidden = await words.evaluate((element) => {
        const box = element.closest('span');
        return box ? box.scrollHeight - box.clientHeight : 0;
      });
      expect(hidden, `lines of the title cut off at ${width}`).toBeLessThanOrEqual(0);
    }
  }
});
