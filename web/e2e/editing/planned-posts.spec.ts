import { localizedPath } from '#shared/language.ts';
import { signIn } from '../testing/administrator.ts';
import { editedKinds, openPosts } from '../testing/edited-posts.ts';
import { expect, visit } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

/** The instant so many ms from now. */
const hence = (ms: number) => new Date(Date.now() + ms).toISOString();
const [soon, hour] = [2000, 3_600_000];

test('a post appears when its time comes, and is gone when that is over', { tag: '@once' }, async ({
  page,
  posts,
  site,
  session,
  language,
}) => {
  const { id } = await posts.blog({ title: 'Shelf plan', titleAr: 'خطة الرف', publishedAt: hence(hour) });
  const path = `/blog/${id}`;
  const status = async () => (await page.request.get(localizedPath(path, language))).status();
  const inList = async (state: string) => {
    await signIn(page, session);
    await openPosts(page, editedKinds.blog);
    await page.getByLabel('Status', { exact: true }).selectOption(state);
    const row = page.getByRole('row', { name: /Shelf plan/ });
    await expect(row).toBeVisible();
    return row;
  };
  const scheduled = await inList('Scheduled');
  await expect(scheduled.getByRole('link', { name: /^View on site/ })).toHaveCount(0);
  expect(await status()).toBe(404);

  await posts.update(id, { publishedAt: hence(soon) });
  await site.strike();
  await site.settled();
  await visit(page, path, language);
  const title = { en: 'Shelf plan', ar: 'خطة الرف' }[language];
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const published = await inList('Published');
  await expect(published.getByRole('link', { name: /^View on site/ })).toBeVisible();

  await posts.update(id, { unpublishAt: hence(soon) });
  await site.strike();
  await site.settled();
  expect(await status()).toBe(404);
  await inList('Ended');
});
