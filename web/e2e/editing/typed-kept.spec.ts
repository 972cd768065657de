import { logIn } from '../testing/administrator.ts';
import { editedKinds, fillIn, signInAtPosts, startPost } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const { blog } = editedKinds;

test('text typed in a closed tab after the session ended is offered at the next sign-in beside the stored text @long', async ({
  page,
  context,
  session,
}) => {
  await signInAtPosts(page, session, blog);
  const begun = await startPost(page, blog);
  await fillIn(begun, { Title: 'Two tellings', Content: 'Before.' });
  await expect(begun.getByText('Draft saved', { exact: true })).toBeVisible();
  await context.clearCookies();
  await fillIn(begun, { Content: 'Before. And after the end.' });
  await expect(page.getByRole('alertdialog', { name: 'Your session has ended' })).toBeVisible();
  await page.close();

  const again = await context.newPage();
  await again.goto('/admin-panel');
  await logIn(again);
  const offered = again.getByRole('listitem', { name: 'Blog Posts: Two tellings' });
  await expect(offered.getByRole('heading', { name: /^In this browser, / })).toBeVisible();
  await expect(offered.getByRole('heading', { name: /^On the server, .*, editor$/ })).toBeVisible();
  await expect(offered.getByText('Before. And after the end.')).toBeVisible();
  await expect(offered.getByText('Before.', { exact: true })).toBeVisible();
  expect(await accessibilityProblems(again)).toEqual([]);
  await offered.getByRole('button', { name: 'Go on with what I typed' }).click();
  const dialog = again.getByRole('dialog', { name: 'Create Blog Post' });
  await expect(dialog.getByLabel('Content', { exact: true })).toHaveText('Before. And after the end.');
  await expect(dialog.getByText('Draft saved', { exact: true })).toBeVisible();
  await again.reload();
  await expect(dialog.getByLabel('Content', { exact: true })).toHaveText('Before. And after the end.');
  await again.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(again.getByRole('heading', { name: 'Typed here and not saved' })).toBeHidden();
});
