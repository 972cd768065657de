import { signIn } from '../testing/administrator.ts';
import {
  editedKinds,
  expectComplaints,
  fillIn,
  openPosts,
  openSettings,
  shownField,
  signInAtPosts,
  startPost,
} from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const { blog, news } = editedKinds;

test('missing required fields are reported, and the first one gets the focus @phone', async ({
  page,
  session,
}) => {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  const title = dialog.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await expect(title).toHaveAccessibleDescription('Title is required');
  expect(await accessibilityProblems(page)).toEqual([]);
  // The author is the company until another one is chosen.
  await expect(await shownField(dialog, 'Author')).not.toHaveValue('');
  for (const label of ['Category', 'Content', 'Title']) {
    await shownField(dialog, label);
    await expect(dialog.getByText(`${label} is required`, { exact: true })).toBeVisible();
  }
  await title.fill('There');
  await expect(dialog.getByText('Title is required')).toBeHidden();
  await (await shownField(dialog, 'Image URL')).fill('javascript:alert(1)');
  await fillIn(dialog, blog.fields);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog.getByLabel('Image URL')).toBeFocused();
  await expect(dialog.getByText('Use an https:// address')).toBeInViewport({ ratio: 1 });
});

test('typed text survives a failed save and a reload, and is stored once', async ({
  page,
  pageErrors,
  session,
  posts,
}) => {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  await fillIn(dialog, { ...blog.fields, ...blog.arabic });
  // The post is stored, but the answer never comes.
  await page.route('**/api/admin/blog-posts', async (route) => {
    if (route.request().method() !== 'POST') return route.continue();
    await route.fetch();
    await route.abort();
  });
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByText('Error', { exact: true })).toBeVisible();
  await expect(page.getByText('Failed to create blog post', { exact: true })).toBeVisible();
  // The title depends on whether the page has already found out that the post is stored.
  const kept = page.getByRole('dialog', { name: /^(Create|Edit) Blog Post$/ });
  await expect(kept.getByLabel('المحتوى', { exact: true })).toHaveText('كلمة بارزة واحدة.');
  await page.unroute('**/api/admin/blog-posts');
  page.once('dialog', (question) => void question.accept());
  await page.reload();
  await expect(kept.getByLabel('Title', { exact: true })).toHaveValue('Shelf talk');
  await expect(kept.getByLabel('المحتوى', { exact: true })).toHaveText('كلمة بارزة واحدة.');
  // Creates the post, or closes the dialog if the page has found out that the post is stored already.
  await expect(async () => {
    const create = kept.getByRole('button', { name: 'Create Post' });
    if (await create.isVisible()) await create.click();
    else await kept.getByRole('button', { name: 'Close' }).click();
    await expect(kept).toBeHidden({ timeout: 3000 });
  }).toPass();
  expect(await posts.read(blog.kind)).toHaveLength(1);
  expectComplaints(pageErrors, 'ERR_FAILED');
});

test('a title alone is saved as a draft however the editor is closed, also for another device, until it is discarded @phone @long', async ({
  page,
  session,
  browser,
  posts,
}) => {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  const title = dialog.getByLabel('Title', { exact: true });
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  const begun = page.getByRole('listitem').filter({ hasText: 'Only begun' });
  await expect(begun).toBeHidden();
  await startPost(page, blog);
  await fillIn(dialog, { Title: 'Only begun' });
  let typed = 'Only begun';
  for (const close of [
    () => page.keyboard.press('Escape'),
    () => page.goBack(),
    () => dialog.getByRole('button', { name: 'Close' }).click(),
  ]) {
    await close();
    await expect(dialog).toBeHidden();
    await begun.getByRole('button', { name: 'Continue editing' }).click();
    await expect(title).toHaveValue(typed);
    typed = `${typed}!`;
    await title.fill(typed);
  }
  await expect(dialog.getByText('Draft saved', { exact: true })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const elsewhere = await (await browser.newContext({ baseURL: new URL(page.url()).origin })).newPage();
  await signIn(elsewhere, session);
  await openPosts(elsewhere, blog);
  await expect(elsewhere.getByRole('listitem').filter({ hasText: 'Only begun!!!' })).toBeVisible();
  expect(await accessibilityProblems(elsewhere)).toEqual([]);
  await elsewhere.context().close();
  await openSettings(dialog);
  await dialog.getByRole('button', { name: 'Discard changes' }).click();
  await expect(dialog).toBeHidden();
  await expect(begun).toBeHidden();
  await expect(page.getByRole('heading', { name: 'Blog Posts', exact: true })).toBeFocused();
  await page.getByRole('button', { name: 'Undo' }).click();
  await begun.getByRole('button', { name: 'Continue editing' }).click();
  await expect(title).toHaveValue(typed);
  expect(await posts.read(blog.kind)).toEqual([]);
});

test('text that cannot be sent to the server stays in the browser, is asked about, and is removed one by one @long', async ({
  page,
  session,
  pageErrors,
}) => {
  await signIn(page, session);
  await page.route('**/api/admin/working-copies/*/*', (route) => route.abort());
  const question = page.getByRole('alertdialog');
  const kept = page.getByText('Unsaved changes are kept:');
  for (const kind of [blog, news]) {
    await openPosts(page, kind);
    const dialog = await startPost(page, kind);
    await fillIn(dialog, { Title: `Kept for ${kind.tab}`, Content: 'A long afternoon.' });
    page.once('dialog', (asked) => void asked.accept());
    await page.reload();
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue(`Kept for ${kind.tab}`);
    await page.goBack();
    await expect(dialog).toBeHidden();
    await expect(kept).toContainText(`Kept for ${kind.tab}`);
  }
  await page.getByRole('tab', { name: 'Blog Posts unsaved changes' }).click();
  await expect(kept).toContainText('Kept for Blog Posts');
  await page.getByRole('button', { name: 'Discard' }).click();
  await expect(question.getByRole('listitem')).toHaveText(['Blog Posts: Kept for Blog Posts']);
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(kept).toBeHidden();

  await page.getByRole('tab', { name: 'News unsaved changes' }).click();
  await page.getByRole('button', { name: 'Continue editing' }).click();
  const dialog = page.getByRole('dialog', { name: 'Create News Post' });
  await expect(dialog.getByLabel('Content', { exact: true })).toHaveText('A long afternoon.');
  await page.unroute('**/api/admin/working-copies/*/*');
  await page.keyboard.press('Escape');
  await expect(page.getByText('Kept as a draft', { exact: true })).toBeVisible();
  await expect(kept).toBeHidden();
  expectComplaints(pageErrors, 'ERR_FAILED');
});

test('a post opens with the caret at the end of its title, and Enter does not save it @long', async ({
  page,
  session,
  posts,
}) => {
  await posts.blog({ title: 'Shelf talk' });
  await signInAtPosts(page, session, blog);
  await page.getByRole('button', { name: 'Edit: Shelf talk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  const title = dialog.getByLabel('Title', { exact: true });
  await expect(title).toBeFocused();
  await page.keyboard.type('s');
  for (const line of ['Title', 'Author', 'Category', 'Image URL', 'العنوان']) {
    await (await shownField(dialog, line)).press('Enter');
  }
  await expect(dialog).toBeVisible();
  await expect(title).toHaveValue('Shelf talks');
  await (await shownField(dialog, 'Title')).focus();
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByText('Unpublished changes', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Edit: Shelf talk' }).click();
  await expect(title).toBeFocused();
  await page.keyboard.type('!');
  await expect(title).toHaveValue('Shelf talks!');
  expect(await posts.read(blog.kind)).toMatchObject([{ title: 'Shelf talk', version: 1 }]);
});
