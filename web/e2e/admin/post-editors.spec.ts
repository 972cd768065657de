import type { Page } from '@playwright/test';
import { signIn } from '../testing/administrator.ts';
import { editedKinds, expectComplaints, fillIn, openPosts, startPost } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

/** Waits until visitors, who have no session, are answered so: for two seconds the CDN keeps what it has. */
async function expectPublicStatus(page: Page, path: string, status: number): Promise<void> {
  const answered = (address: string) =>
    page.evaluate(async (of) => (await fetch(of, { credentials: 'omit' })).status, address);
  await expect.poll(() => answered(path)).toBe(status);
}

test('an English box stands beside its Arabic twin, or alone on its line', async ({ page, session }) => {
  await signIn(page, session);
  for (const kind of Object.values(editedKinds)) {
    await page.setViewportSize({ width: 768, height: 900 });
    await openPosts(page, kind);
    const dialog = await startPost(page, kind);
    /** Where the lines with a twin begin: name, start of the English box, tops of both. */
    const pairs = () =>
      dialog.locator('[lang=ar] :is(input, textarea, select)').evaluateAll((boxes) =>
        boxes.map((box) => {
          const name = (box.getAttribute('name') ?? '').replace(/(Ar|Text)$/, '');
          const twin = box.closest('form')?.querySelector(`[lang=en] [name="${name}"]`);
          if (!twin) throw new Error(`There is no English box called ${name}.`);
          const [english, arabic] = [twin.getBoundingClientRect(), box.getBoundingClientRect()];
          return { name, isBeside: english.right <= arabic.left, english: english.top, arabic: arabic.top };
        }),
      );
    for (const width of [600, 768, 899]) {
      await page.setViewportSize({ width, height: 900 });
      for (const { name, isBeside, english, arabic } of await pairs()) {
        expect.soft([name, isBeside, arabic - english], `${width} px wide`).toEqual([name, true, 0]);
      }
    }
    for (const width of [360, 599]) {
      await page.setViewportSize({ width, height: 900 });
      const tops = (await pairs()).flatMap(({ english, arabic }) => [english, arabic]);
      expect.soft(new Set(tops).size, `${width} px wide`).toBe(tops.length);
    }
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    await expect(dialog).toBeHidden();
  }
});

for (const kind of Object.values(editedKinds)) {
  test(`a ${kind.noun} is created, published, edited, unpublished and deleted`, async ({
    page,
    pageErrors,
    session,
    posts,
  }) => {
    await signIn(page, session);
    await openPosts(page, kind);
    await expect(page.getByText(/^No .* Yet$/)).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    const dialog = await startPost(page, kind);
    await fillIn(dialog, { ...kind.fields, ...kind.arabic });
    if ('Department' in kind.fields) await dialog.getByLabel('Job type').selectOption('full-time');
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

    const edit = page.getByRole('button', { name: `Edit: ${title}` });
    const editing = page.getByRole('dialog', { name: `Edit ${kind.title}` });
    await edit.click();
    await editing.getByRole('switch', { name: 'Published' }).check();
    await editing.getByRole('button', { name: 'Update Post' }).click();
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
    await editing.getByRole('switch', { name: 'Published' }).uncheck();
    await editing.getByRole('button', { name: 'Update Post' }).click();
    await expect(page.getByRole('row', { name: 'Changed' }).getByText('Draft')).toBeVisible();
    await expectPublicStatus(page, address, 404);

    await page.getByRole('button', { name: 'Delete: Changed' }).click();
    const question = page.getByRole('alertdialog');
    await expect(question).toContainText(`Are you sure you want to delete this ${kind.noun}?`);
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Delete' }).click();
    await expect(page.getByText(`${kind.title} deleted successfully.`, { exact: true })).toBeVisible();
    await expect(page.getByText(/^No .* Yet$/)).toBeVisible();
    await expect(page.getByRole('heading', { name: kind.tab, exact: true })).toBeFocused();
    expect(await posts.read(kind.kind)).toEqual([]);
    expectComplaints(pageErrors, '404');
  });
}
