import { localizedPath } from '#shared/language.ts';
import { editedKinds, signInAtPosts } from '../testing/edited-posts.ts';
import { expect, visit } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

/** Returns the time in a number of milliseconds from now. */
const hence = (ms: number) => new Date(Date.now() + ms).toISOString();
const [soon, hour] = [2000, 3_600_000];

test('a scheduled post appears at its time, and disappears at its end', async ({
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
    await signInAtPosts(page, session, editedKinds.blog);
    await page.getByLabel('Status', { exact: true }).selectOption(state);
    const row = page.getByRole('row', { name: /Shelf plan/ });
    await expect(row).toBeVisible();
    return row;
  };
  const scheduled = await inList('Scheduled');
  await expect(scheduled.getByRole('link', { name: /^View on site/ })).toHaveCount(0);
  expect(await status()).toBe(404);

  await posts.update(id, { publishedAt: hence(soon) });
  await site.runScheduler();
  await site.settled();
  await visit(page, path, language);
  const title = { en: 'Shelf plan', ar: 'خطة الرف' }[language];
  await expect(page.getByRole('heading', { name: title, level: 1 })).toBeVisible();
  const published = await inList('Published');
  await expect(published.getByRole('link', { name: /^View on site/ })).toBeVisible();

  await posts.update(id, { unpublishAt: hence(soon) });
  await site.runScheduler();
  await site.settled();
  expect(await status()).toBe(404);
  await inList('Ended');
});

test('an incomplete date is refused at its field; emptying the date publishes the post at once @long', async ({
  page,
  posts,
  session,
}) => {
  const { id } = await posts.blog({ title: 'Shelf plan', publishedAt: hence(hour) });
  await signInAtPosts(page, session, editedKinds.blog);
  await page.getByRole('button', { name: 'Edit: Shelf plan' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  const date = dialog.getByLabel('Publication date');
  const update = dialog.getByRole('button', { name: 'Update Post' });
  const refused = async () => {
    await expect(date).toHaveAccessibleDescription(/^Enter the day, a year of four digits and the time/);
    await expect(date).toBeFocused();
  };
  await expect(dialog.getByText(/^Visitors will see it from/)).toBeVisible();
  // Deletes the first part of the date, which is the day or the month.
  await date.focus();
  await page.keyboard.press('Backspace');
  await expect(dialog.getByText(/^A date below is not complete/)).toBeVisible();
  await page.keyboard.press('ControlOrMeta+Enter');
  await refused();
  // The other parts of the date are still there: typing the deleted part completes it.
  await date.focus();
  await page.keyboard.type('11');
  await expect(date).toHaveValue(/-\d\dT\d\d:\d\d$/);
  await date.fill('0026-11-11T08:00');
  await update.click();
  await refused();

  await date.fill('');
  await expect(dialog.getByText('Visitors see it as soon as it is saved.')).toBeVisible();
  await date.pressSequentially('1111');
  await update.click();
  await refused();
  await date.fill('2026-11-11T08:00');
  await date.fill('');
  await update.click();
  const asked = page.getByRole('dialog', { name: 'Where it goes' });
  await asked.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(asked).toBeHidden();
  await expect(dialog).toBeHidden();
  expect((await page.request.get(`/api/blog-posts/${id}`)).status()).toBe(200);
});
