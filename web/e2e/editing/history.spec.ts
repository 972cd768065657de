import { postPath } from '#shared/posts/paths.ts';
import { editedKinds, pressInRow, signInAtPosts } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

test('an earlier version of a post is found, compared and restored, and a deletion is undone', async ({
  page,
  posts,
  session,
}) => {
  const post = await posts.blog({ title: 'Shelf talk in Erbil', titleAr: 'حديث الرف في أربيل' });
  await posts.update(post.id, { title: 'Shelf talk in Basra', titleAr: 'حديث الرف في البصرة' });
  await signInAtPosts(page, session, editedKinds.blog);
  await pressInRow(page, 'History: Shelf talk in Basra');
  const history = page.getByRole('dialog', { name: 'History: Shelf talk in Basra' });
  await expect(history.locator('ins', { hasText: 'Basra' })).toBeVisible();
  await expect(history.locator('ins', { hasText: 'البصرة' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await history.getByRole('list', { name: 'Versions' }).getByRole('button').last().click();
  await expect(history.locator('del', { hasText: 'Basra' })).toBeVisible();
  const wider = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
  expect(wider).toBeLessThanOrEqual(0);
  await history.getByRole('button', { name: 'Restore this version' }).click();
  await expect(history).toBeHidden();
  await expect(page.getByRole('rowheader', { name: 'Shelf talk in Erbil' })).toBeVisible();

  await pressInRow(page, 'Delete: Shelf talk in Erbil');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  // Waits for the toast of the deletion. The earlier toast of the restored version has an Undo button, too.
  await expect(page.getByText('Blog Post deleted successfully.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await expect(page.getByRole('rowheader', { name: 'Shelf talk in Erbil' })).toBeVisible();

  await pressInRow(page, 'Delete: Shelf talk in Erbil');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByRole('rowheader', { name: 'Shelf talk in Erbil' })).toBeHidden();
  const asked = async () => (await page.request.get(`/api/blog-posts/${post.id}`)).status();
  await expect.poll(asked).toBe(404);
  await page.getByRole('button', { name: /^Trash \(/ }).click();
  const trash = page.getByRole('dialog', { name: 'Trash: Blog Posts' });
  const row = trash.getByRole('listitem').filter({ hasText: 'Shelf talk in Erbil' }).first();
  await expect(row.getByRole('button', { name: 'Restore' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await row.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('Post restored', { exact: true })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('rowheader', { name: 'Shelf talk in Erbil' })).toBeVisible();
  const shown = async () => (await page.request.get(postPath('blog', post.id))).status();
  await expect.poll(shown).toBe(200);
});
