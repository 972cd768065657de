import type { Locator, Page } from '@playwright/test';
import { editedKinds, expectComplaints, fillIn, signInAtPosts, startPost } from '../testing/edited-posts.ts';
import { dropOrPaste, holdUploads } from '../testing/given-files.ts';
import { smallGif as gif, smallPicture as png } from '../testing/picture-files.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const { blog } = editedKinds;
const text = { name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('Notes') };

/** Begins a post with this content. */
async function write(page: Page, session: string, words: string) {
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  await fillIn(dialog, { ...blog.fields, Content: words });
  const content = dialog.getByLabel('Content', { exact: true });
  const english = dialog.getByRole('toolbar', { name: 'Format: Content' });
  return { dialog, content, picture: english.getByRole('button', { name: 'Picture' }) };
}

async function choose(page: Page, button: Locator, ...files: (typeof png)[]): Promise<void> {
  const asked = page.waitForEvent('filechooser');
  await button.click();
  await (await asked).setFiles(files);
}

/** Returns the blocks of the text that have content: words, and pictures as in Markdown with the extension of their file. */
const blocksIn = (content: Locator) =>
  content.evaluate((text) =>
    [...text.children]
      .map((block) => {
        const picture = block.querySelector('img');
        const [, extension] = /\.(\w+)#\d+x\d+$/.exec(picture?.src ?? '') ?? [];
        return picture ? `![${picture.alt}](${extension})` : (block.textContent ?? '');
      })
      .filter(Boolean),
  );

const expectText = (content: Locator, ...expected: string[]) =>
  expect.poll(() => blocksIn(content)).toEqual(expected);

test('each further picture is inserted after the one before, however it is added @phone @long', async ({
  page,
  session,
}) => {
  const { content, picture } = await write(page, session, 'these words\n\nand more');
  await content.press('Control+Home');
  for (const _ of 'these') await page.keyboard.press('Shift+ArrowRight');
  await choose(page, picture, png);
  await expectText(content, 'these words', '![](png)', 'and more');
  await expect(content).toBeFocused();
  await expect(content.getByText('Alt text missing')).toBeVisible();
  await choose(page, picture, gif);
  await expectText(content, 'these words', '![](png)', '![](gif)', 'and more');
  await content.getByRole('button', { name: 'Describe it' }).last().click();
  await expect(content.getByLabel('What does the picture show?')).toBeFocused();
  await page.keyboard.type('A till');
  await page.keyboard.press('Enter');
  await expect(content).toBeFocused();
  await dropOrPaste('drop', content, [png]);
  await expectText(content, 'these words', '![](png)', '![A till](gif)', '![](png)', 'and more');
  await dropOrPaste('paste', content, [gif]);
  await expectText(content, 'these words', '![](png)', '![A till](gif)', '![](png)', '![](gif)', 'and more');
  await expect(content.getByRole('button', { name: 'Description: A till' })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
});

test('several pictures are all inserted in their order, and a wrong file is reported', async ({
  page,
  session,
}) => {
  const { content, picture } = await write(page, session, 'One');
  await dropOrPaste('drop', content, [gif, png]);
  await expectText(content, 'One', '![](gif)', '![](png)');
  await choose(page, picture, png, text, gif);
  await expectText(content, 'One', '![](gif)', '![](png)', '![](png)', '![](gif)');
  const refusal = 'notes.txt: Choose a JPG, PNG, GIF or WebP picture.';
  await expect(page.getByText(refusal, { exact: true })).toBeVisible();
});

test('a picture is inserted where it was requested, while typing continues @phone @long', async ({
  page,
  session,
}) => {
  const { dialog, content } = await write(page, session, 'One');
  const release = await holdUploads(page);
  await dropOrPaste('drop', content, [png, gif]);
  const progress = dialog.getByText('Uploading 1 of 2');
  await expect(progress).toBeInViewport();
  const [above, below] = [await progress.boundingBox(), await content.boundingBox()];
  expect(above?.y).toBeLessThan(below?.y ?? 0);
  await content.press('End');
  await page.keyboard.press('Enter');
  await page.keyboard.type('Two');
  release();
  await expectText(content, 'One', '![](png)', '![](gif)', 'Two');
  await page.keyboard.type(' and three');
  await expectText(content, 'One', '![](png)', '![](gif)', 'Two and three');
  const title = dialog.getByLabel('Title', { exact: true });
  await dropOrPaste('drop', content, [gif]);
  await title.focus();
  await expectText(content, 'One', '![](png)', '![](gif)', 'Two and three', '![](gif)');
  await expect(title).toBeFocused();
});

test('a picture of the library is inserted like typed text: typing continues, and undo removes it', async ({
  page,
  session,
}) => {
  const { dialog, content } = await write(page, session, 'One');
  await dropOrPaste('drop', content, [png]);
  await expectText(content, 'One', '![](png)');
  await content.press('Control+End');
  await page.keyboard.type(' two');
  const before = await blocksIn(content);
  const [hash] = /[0-9a-f]{64}/.exec((await content.locator('img').getAttribute('src')) ?? '') ?? [];
  await dialog
    .getByRole('toolbar', { name: 'Format: Content' })
    .getByRole('button', { name: 'From the library' })
    .click();
  await page
    .getByRole('dialog', { name: 'Choose a picture' })
    .getByRole('button', { name: /^Use / })
    .filter({ has: page.locator(`img[src*="${hash}"]`) })
    .click();
  await expect(content).toBeFocused();
  await expect(content.locator('img')).toHaveCount(2);
  await page.keyboard.type('Three');
  await expect(content.locator(':scope > p').last()).toHaveText('Three');
  await expect
    .poll(async () => {
      await page.keyboard.press('Control+z');
      return blocksIn(content);
    })
    .toEqual(before);
});

test('saving a post waits for running uploads @long', async ({ page, session, posts }) => {
  const { dialog, content } = await write(page, session, 'One');
  const release = await holdUploads(page);
  await dialog.getByRole('group', { name: 'Image' }).getByLabel('Upload image').setInputFiles(png);
  await dropOrPaste('drop', content, [gif]);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog.getByRole('button', { name: 'Waiting for the picture' })).toBeVisible();
  expect(await posts.read(blog.kind)).toEqual([]);
  release();
  await expect(dialog).toBeHidden();
  expect(await posts.read(blog.kind)).toMatchObject([
    {
      imageUrl: expect.stringMatching(/^\/images\/.*png$/),
      content: expect.stringMatching(/One\n\n!\[\]\(.*gif/),
    },
  ]);
});

test('a post is not saved without a picture whose upload failed @long', async ({
  page,
  session,
  posts,
  pageErrors,
}) => {
  const { dialog } = await write(page, session, 'One');
  const release = await holdUploads(page);
  await dialog.getByRole('group', { name: 'Image' }).getByLabel('Upload image').setInputFiles(png);
  await dialog.getByRole('button', { name: 'Create Post' }).click();
  await expect(dialog.getByRole('button', { name: 'Waiting for the picture' })).toBeVisible();
  release(503);
  await expect(
    page.getByText('Failed to upload image. Using URL input instead.', { exact: true }),
  ).toBeVisible();
  await expect(dialog.getByRole('button', { name: 'Create Post' })).toBeVisible();
  expect(await posts.read(blog.kind)).toEqual([]);
  expectComplaints(pageErrors, '503');
});

test('a file dropped outside the upload areas does not replace the page @long', async ({ page, session }) => {
  const { dialog } = await write(page, session, 'One');
  for (const beside of [dialog, dialog.getByLabel('Title', { exact: true }), page.locator('body')]) {
    expect(await dropOrPaste('drop', beside, [png])).toBe(false);
  }
  await expect(dialog.getByLabel('Content', { exact: true })).toHaveText('One');
});
