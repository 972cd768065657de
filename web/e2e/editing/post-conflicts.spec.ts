import { logIn } from '../testing/administrator.ts';
import { editedKinds, expectComplaints, fillIn, signInAtPosts, startPost } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const { blog } = editedKinds;

test('in a conflict with a newer version the administrator chooses', async ({
  page,
  pageErrors,
  session,
  posts,
}) => {
  const { id } = await posts.blog({});
  await signInAtPosts(page, session, blog);
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  for (const choice of ['Use the other version', 'Save my version']) {
    await page.getByRole('button', { name: /^Edit:/ }).click();
    await fillIn(dialog, { Title: 'Mine', Author: 'Me' });
    const theirs = { title: `Theirs, ${choice}`, author: `Them, ${choice}`, category: choice };
    await posts.update(id, theirs);
    await dialog.getByRole('button', { name: 'Update Post' }).click();
    // The other change was made with the same account, as in a second window.
    await expect(dialog.getByRole('alert')).toContainText('You changed this post in another window');
    await expect(dialog.getByText(theirs.title)).toBeVisible();
    await expect(dialog.getByLabel('Title', { exact: true })).toHaveValue('Mine');
    await expect(dialog.getByRole('button', { name: 'Save my version' })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await expect(dialog.getByLabel('Category', { exact: true })).toHaveValue(choice);
    await expect(dialog.getByRole('listitem').filter({ hasText: 'Category' })).toHaveCount(0);
    const author = dialog.getByRole('listitem').filter({ hasText: 'Author' });
    await author.getByRole('button', { name: 'Use this' }).click();
    await expect(dialog.getByLabel('Author', { exact: true })).toHaveValue(theirs.author);
    await dialog.getByRole('button', { name: choice }).click();
    await expect(dialog).toBeHidden();
    await expect(
      page.getByRole('row', { name: choice.startsWith('Save') ? 'Mine' : theirs.title }),
    ).toBeVisible();
  }
  expect(await posts.read(blog.kind)).toMatchObject([
    { title: 'Mine', author: 'Them, Save my version', category: 'Save my version' },
  ]);
  expectComplaints(pageErrors, '409');
});

test('a post that somebody else deleted can be saved as a new one @long', async ({
  page,
  session,
  posts,
  pageErrors,
}) => {
  const { id } = await posts.blog({ title: 'Shelf talk' });
  await signInAtPosts(page, session, blog);
  await page.getByRole('button', { name: 'Edit: Shelf talk' }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  await fillIn(dialog, { Content: 'A long afternoon.' });
  await page.request.delete(`/api/admin/blog-posts/${id}`);
  await dialog.getByRole('button', { name: 'Update Post' }).click();
  await expect(dialog.getByRole('alert')).toContainText('Somebody else deleted this post');
  const save = dialog.getByRole('button', { name: 'Save as a new post' });
  await expect(save).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await save.click();
  await expect(page.getByText('Blog Post created successfully.', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Shelf talk' })).toBeVisible();
  expect(await posts.read(blog.kind)).toMatchObject([{ content: 'A long afternoon.', version: 1 }]);
  expectComplaints(pageErrors, '404');
});

test('a lost session asks for a sign-in and offers to continue @long', async ({ page, context, session }) => {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  await fillIn(dialog, blog.fields);
  await context.clearCookies();
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  const ended = page.getByRole('alertdialog', { name: 'Your session has ended' });
  await ended.getByRole('button', { name: 'To the login page' }).click();
  await expect(page).toHaveURL('/admin/login');
  await logIn(page);
  await expect(page).toHaveURL(/\/admin-panel\?tab=blog&post=[-0-9a-f]{36}$/);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(page.getByRole('row', { name: 'Shelf talk' })).toBeVisible();
});
