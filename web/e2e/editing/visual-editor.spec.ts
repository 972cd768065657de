import type { Locator, Page } from '@playwright/test';
import {
  editedKinds,
  fillIn,
  openSettings,
  pasteText,
  shownField,
  signInAtPosts,
  startPost,
} from '../testing/edited-posts.ts';
import { smallPicture as png } from '../testing/picture-files.ts';
import { accessibilityProblems, expect, visit } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const { blog } = editedKinds;

/** What a person writes who knows nothing of Markdown, in each language. */
const written = {
  Content: {
    heading: 'What we counted',
    items: ['open chillers', 'closed chillers'],
    table: ['District', 'Stores', 'Share', 'Ashar', '84', '33%', 'Zubayr', '95', '31%'],
    picture: 'Chillers under an awning',
    end: 'The supplier pays for the power.',
  },
  المحتوى: {
    heading: 'ما الذي عددناه',
    items: ['برّادات مفتوحة', 'برّادات مغلقة'],
    table: ['المنطقة', 'المتاجر', 'الحصة', 'العشّار', '٨٤', '٣٣٪', 'الزبير', '٩٥', '٣١٪'],
    picture: 'برّادات تحت المظلّة',
    end: 'المورّد يدفع ثمن الكهرباء.',
  },
} as const;

/** Signs of Markdown, which must not be seen. */
const signs = /[#*|[\]]|---|\/images\//;

async function write(page: Page, dialog: Locator, label: keyof typeof written): Promise<void> {
  const { heading, items, table, picture, end } = written[label];
  const content = await shownField(dialog, label);
  const tools = dialog.getByRole('toolbar', { name: `Format: ${label}` });
  const tool = (name: string) => tools.getByRole('button', { name, exact: true });
  const { keyboard } = page;
  await content.click();
  await tool('Heading').click();
  await expect(tool('Heading')).toHaveAttribute('aria-pressed', 'true');
  await keyboard.type(heading);
  await keyboard.press('Enter');
  await tool('List').click();
  for (const item of items) {
    await keyboard.type(item);
    await keyboard.press('Enter');
  }
  await keyboard.press('Enter');
  await tool('Table').click();
  for (const [place, cell] of table.entries()) {
    if (place > 0) await keyboard.press('Tab');
    await keyboard.type(cell);
  }
  await expect(tools.getByRole('group', { name: 'Table' })).toBeVisible();
  await keyboard.press('Enter');
  const asked = page.waitForEvent('filechooser');
  await tool('Picture').click();
  await (await asked).setFiles([png]);
  await content.getByRole('button', { name: 'Describe it' }).click();
  await keyboard.type(picture);
  await keyboard.press('Enter');
  await keyboard.type(end);
  await expect(content).not.toHaveText(signs);
}

test('a person who knows no Markdown writes a heading, a list, a table and a described picture @phone', async ({
  page,
  session,
  site,
  posts,
}) => {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  const { Content: _, ...fields } = blog.fields;
  await fillIn(dialog, { ...fields, العنوان: 'حديث الرف' });
  await write(page, dialog, 'Content');
  expect(await accessibilityProblems(page)).toEqual([]);
  await write(page, dialog, 'المحتوى');
  expect(await accessibilityProblems(page)).toEqual([]);
  await openSettings(dialog);
  await dialog.getByRole('switch', { name: 'Published' }).check();
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await page.getByRole('dialog', { name: 'Where it goes' }).getByRole('button', { name: 'Publish' }).click();
  await expect(dialog).toBeHidden();
  const [post] = await posts.read(blog.kind);
  await site.settled();
  for (const [language, label] of [
    ['en', 'Content'],
    ['ar', 'المحتوى'],
  ] as const) {
    const { heading, items, table, picture, end } = written[label];
    await visit(page, `/blog/${post?.id}`, language);
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { name: heading })).toBeVisible();
    for (const item of items)
      await expect(main.getByRole('listitem').filter({ hasText: item })).toBeVisible();
    await expect(main.getByRole('table').locator('th, td')).toHaveText([...table]);
    await expect(main.getByRole('columnheader')).toHaveCount(3);
    await expect(main.getByRole('img', { name: picture })).toBeVisible();
    await expect(main.getByText(end)).toBeVisible();
  }
});

test('a text stays byte for byte as it was where it is not edited, and can be edited as Markdown', async ({
  page,
  session,
  posts,
}) => {
  const content =
    '# Head\nText *directly* below\n\n* a\n* b\n\n[words][ref] and __bold__\n\n[ref]: https://e.org "T"';
  const { id } = await posts.blog({ content });
  await signInAtPosts(page, session, blog);
  await page.getByRole('button', { name: /^Edit: / }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Blog Post' });
  const text = dialog.getByLabel('Content', { exact: true });
  await expect(text.getByText('Kept as written')).toBeVisible();
  await text.getByText('Text').click();
  await page.keyboard.press('End');
  await page.keyboard.type(' it');
  await dialog.getByRole('button', { name: 'Edit as Markdown' }).first().click();
  await expect(text).toHaveValue(content.replace('below', 'below it'));
  await text.press('Control+End');
  await page.keyboard.type('\n\n## More');
  await dialog.getByRole('button', { name: 'Edit as formatted text' }).first().click();
  await expect(text.getByRole('heading', { name: 'More' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Update Post' }).click();
  await expect(dialog).toBeHidden();
  expect(await posts.read(blog.kind)).toMatchObject([
    { id, content: `${content.replace('below', 'below it')}\n\n## More` },
  ]);
});

test('formatted text is pasted with its table, and what is copied is pasted again as it was', async ({
  page,
  session,
}) => {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  const text = dialog.getByLabel('Content', { exact: true });
  await text.click();
  await pasteText(text, {
    'text/html':
      '<h2>Pasted</h2><p>A <b>full</b> shelf</p><table><tr><td>A</td><td>B</td></tr><tr><td>1</td><td>2</td></tr></table><img src="file:///c/shelf-07.jpg">',
    'text/plain': 'Pasted',
  });
  await expect(text.locator('th')).toHaveText(['A', 'B']);
  await expect(dialog.getByText('shelf-07.jpg')).toBeVisible();
  await text.press('Control+a');
  await page.keyboard.press('Control+c');
  await page.keyboard.press('Control+End');
  // The editor hears of a moved caret a moment later.
  await page.waitForFunction(() => getSelection()?.isCollapsed);
  await page.keyboard.press('Control+v');
  await expect(text.locator('th')).toHaveText(['A', 'B', 'A', 'B']);
  await expect(text.locator('strong')).toHaveText(['full', 'full']);
});

test('a text is edited as Markdown where the visual editor cannot be loaded', async ({
  page,
  session,
  pageErrors,
}) => {
  const chunks = /\/assets\/visual-editor-.*\.js$/;
  await page.route(chunks, (route) => route.abort());
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  const text = dialog.getByLabel('Content', { exact: true });
  await text.fill('**bold**');
  await page.unroute(chunks);
  await dialog.getByRole('button', { name: 'Edit as formatted text' }).first().click();
  await expect(text.locator('strong')).toHaveText('bold');
  pageErrors.length = 0;
});
