import type { Page } from '@playwright/test';
import { copy as linksArabic } from '#web/features/edit-links/copy.ar.ts';
import { copy as linksEnglish } from '#web/features/edit-links/copy.en.ts';
import { signIn } from '../testing/administrator.ts';
import {
  editedKinds,
  expectComplaints,
  fillIn,
  openSettings,
  pressInRow,
  shownField,
  signInAtPosts,
  startPost,
} from '../testing/edited-posts.ts';
import { accessibilityProblems, expect, visit } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

/** Waits until visitors without a session get this status. The CDN caches earlier answers for two seconds. */
async function expectPublicStatus(page: Page, path: string, status: number): Promise<void> {
  const answered = (address: string) =>
    page.evaluate(async (of) => (await fetch(of, { credentials: 'omit' })).status, address);
  await expect.poll(() => answered(path)).toBe(status);
}

test('both languages are shown side by side, or one if there is no space @long', async ({
  page,
  session,
}) => {
  const { blog } = editedKinds;
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  const boxes = () =>
    Promise.all(['Title', 'العنوان'].map((label) => dialog.getByLabel(label, { exact: true }).boundingBox()));
  for (const width of [1280, 1440, 1920]) {
    await page.setViewportSize({ width, height: 900 });
    const [english, arabic] = await boxes();
    expect.soft(arabic?.y, `${width} px wide`).toBe(english?.y);
    expect.soft(arabic?.x, `${width} px wide`).toBeGreaterThan((english?.x ?? 0) + (english?.width ?? 0));
  }
  for (const width of [360, 390, 768, 1024]) {
    await page.setViewportSize({ width, height: 700 });
    await expect.soft(dialog.getByLabel('العنوان', { exact: true }), `${width} px wide`).toBeHidden();
    expect.soft(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
  }
  await dialog.getByRole('button', { name: 'العربية' }).click();
  await expect(dialog.getByLabel('العنوان', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Title', { exact: true })).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);
  // The size of a desktop window at 200 % zoom.
  await page.setViewportSize({ width: 720, height: 450 });
  await (await shownField(dialog, 'Title')).fill('Low');
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog.getByText('Content is required')).toBeVisible();
});

/** The tags of each kind's test. The tests that run in `npm test` cover all actions, on a desktop and on a phone. */
const seenOn = { blog: [], news: ['@long'], career: ['@phone'] };

for (const [name, kind] of Object.entries(editedKinds)) {
  const tag = seenOn[name as keyof typeof seenOn];
  test(`a ${kind.noun} is created, published, edited, unpublished and deleted`, { tag }, async ({
    page,
    pageErrors,
    session,
    posts,
  }) => {
    await signInAtPosts(page, session, kind);
    await expect(page.getByText(/^No .* Yet$/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const dialog = await startPost(page, kind);
    await fillIn(dialog, { ...kind.fields, ...kind.arabic });
    if ('Department' in kind.fields) await (await shownField(dialog, 'Job type')).selectOption('full-time');
    expect(await accessibilityProblems(page)).toEqual([]);
    await dialog.getByRole('button', { name: 'Create Post' }).click();
    await expect(dialog).toBeHidden();
    await expect(page.getByText(`${kind.title} created successfully.`, { exact: true })).toBeVisible();
    const [title = ''] = Object.values<string>(kind.fields);
    const [titleAr = ''] = Object.values<string>(kind.arabic);
    const row = page.getByRole('row', { name: title });
    await expect(row.getByText('Draft')).toBeVisible();
    const [post] = await posts.read(kind.kind);
    expect(post).toMatchObject({ title, titleAr, published: false, version: 1 });
    const address = `/api/${kind.segment}/${post?.id}`;
    await expectPublicStatus(page, address, 404);

    const edit = page.getByRole('link', { name: title, exact: true });
    const editing = page.getByRole('dialog', { name: `Edit ${kind.title}` });
    await edit.click();
    await openSettings(editing);
    await editing.getByRole('switch', { name: 'Published' }).check();
    await editing.getByRole('button', { name: 'Update Post' }).click();
    if (kind.kind === 'blog') {
      const asked = page.getByRole('dialog', { name: 'Where it goes' });
      await asked.getByRole('button', { name: 'Publish', exact: true }).click();
    }
    await expect(row.getByText('Published')).toBeVisible();
    await expect(edit).toBeFocused();
    await expectPublicStatus(page, address, 200);
    expect(await accessibilityProblems(page)).toEqual([]);
    for (const [language, shown] of Object.entries({ '': title, '/ar': titleAr })) {
      const visitor = await page.context().newPage();
      await visitor.goto(`${language}${kind.path}/${post?.id}`);
      await expect(visitor.getByRole('heading', { name: shown, exact: true })).toBeVisible();
      await visitor.close();
    }

    await edit.click();
    await fillIn(editing, { [kind.titleLabel]: 'Changed' });
    await openSettings(editing);
    await editing.getByRole('switch', { name: 'Published' }).uncheck();
    await editing.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByRole('row', { name: 'Changed' }).getByText('Draft')).toBeVisible();
    await expectPublicStatus(page, address, 404);

    await pressInRow(page, 'Delete: Changed');
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Are you sure you want to delete this ${kind.noun}?`);
    // While the question fades in, its contrast is too low for the check.
    await expect(question).toHaveCSS('opacity', '1');
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${kind.title} deleted successfully.`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^No .* Yet$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: kind.tab, exact: true })).toBeFocused();
    expect(await posts.read(kind.kind)).toEqual([]);
    expectComplaints(pageErrors, '404');
  });
}

test('a signed-in editor opens the editor of a post from its page, in the language of the page @again', async ({
  page,
  language,
  session,
  posts,
}) => {
  const { id } = await posts.blog({ title: 'Shelf talk', titleAr: 'حديث الرف' });
  await signIn(page, session);
  await expect(page.getByRole('button', { name: 'Account', exact: true })).toBeVisible();
  await visit(page, `/blog/${id}`, language);
  const { post } = language === 'ar' ? linksArabic : linksEnglish;
  await page.getByRole('link', { name: post }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  const title = dialog.getByLabel(language === 'ar' ? 'العنوان' : 'Title', { exact: true });
  await expect(title).toHaveValue(language === 'ar' ? 'حديث الرف' : 'Shelf talk');
  await expect(title).toBeFocused();
  await page.keyboard.type('!');
  await expect(title).toHaveValue(language === 'ar' ? 'حديث الرف!' : 'Shelf talk!');
});
