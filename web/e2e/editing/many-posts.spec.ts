import { editedKinds, signInAtPosts } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

test('a post is found among many, published with others, and the filter survives a reload @phone @long', async ({
  page,
  session,
  posts,
}) => {
  const titles = { 'Shelf audits': 'تدقيق الرفوف', 'Shelf prices': 'أسعار الرفوف', 'Mystery visits': '' };
  await posts.several(
    ...Object.entries(titles).map(
      ([title, titleAr]) => ['blog', { title, titleAr, published: false }] as const,
    ),
  );
  await signInAtPosts(page, session, editedKinds.blog);
  await expect(page.getByText('Showing 3 posts')).toBeVisible();
  await page.getByRole('textbox', { name: /^Search posts/ }).fill('اسعار');
  await expect(page.getByText('1 of 3 posts found')).toBeVisible();
  await expect(page.getByRole('rowheader')).toHaveText([/^Shelf prices/]);
  await page.reload();
  await expect(page.getByText('1 of 3 posts found')).toBeVisible();
  await page.getByRole('button', { name: 'Clear all' }).click();
  // On a phone a button opens the filters.
  const filters = page.getByRole('button', { name: 'Filters', exact: true });
  if (await filters.isVisible()) await filters.click();
  await page.getByRole('combobox', { name: 'Arabic' }).selectOption('Arabic missing');
  await expect(page.getByRole('rowheader')).toHaveText([/^Mystery visits/]);
  await page.getByRole('button', { name: 'Clear all' }).click();
  await page.getByRole('checkbox', { name: 'Choose: Shelf audits' }).check();
  await page.getByRole('checkbox', { name: 'Choose: Shelf prices' }).check();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const question = page.getByRole('alertdialog', { name: 'Publish these posts?' });
  await expect(question.getByRole('button', { name: 'Leave as drafts' })).toBeFocused();
  await question.getByRole('button', { name: 'Publish', exact: true }).click();
  await expect(page.getByText('2 posts published.', { exact: true })).toBeVisible();
  await page.getByRole('switch', { name: 'Published: Shelf audits' }).click();
  await expect(page.getByText('1 post unpublished.', { exact: true })).toBeVisible();
  const stored = await posts.read('blog');
  expect(stored.filter(({ published }) => published).map(({ title }) => title)).toEqual(['Shelf prices']);
  for (const width of [320, 390, 768, 1280, 1440]) {
    await page.setViewportSize({ width, height: 800 });
    await expect(page.getByRole('switch', { name: 'Published: Shelf prices' })).toBeVisible();
    const across = await page.evaluate(() => document.documentElement.scrollWidth);
    expect(across, `scrolled sideways at ${width}`).toBe(width);
  }
});
