import { readFile } from 'node:fs/promises';
import type { Locator } from '@playwright/test';
import { signIn } from '../testing/administrator.ts';
import {
  editedKinds,
  expectComplaints,
  pressInRow,
  shownField,
  signInAtPosts,
  startPost,
} from '../testing/edited-posts.ts';
import { expect } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const { blog } = editedKinds;

test('the share link of a published post is copied', async ({ page, context, baseURL, session, posts }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  const { id, slug } = await posts.blog({ title: 'Public' });
  await posts.blog({ title: 'Secret', published: false });
  await signInAtPosts(page, session, blog);
  await pressInRow(page, 'Copy share link: Secret');
  await expect(page.getByText('This post is a draft', { exact: true })).toBeVisible();
  await pressInRow(page, 'Copy share link: Public');
  await expect(page.getByText(/^Use this link for LinkedIn sharing/)).toBeVisible();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(`${baseURL}/share/blog/${id}`);
  await expect(page.getByRole('link', { name: /View on site: Public/ })).toHaveAttribute(
    'href',
    `/blog/${slug}`,
  );
});

test('a picture is uploaded, and a failed upload says what to do @phone', async ({ page, session }) => {
  const png =
    'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==';
  const picture = { name: 'picture.png', mimeType: 'image/png', buffer: Buffer.from(png, 'base64') };
  await signInAtPosts(page, session, blog);
  const dialog = await startPost(page, blog);
  await shownField(dialog, 'Image URL');
  const chooser = dialog.getByRole('group', { name: 'Image' }).getByLabel('Upload image');
  await chooser.setInputFiles({ ...picture, mimeType: 'text/plain' });
  await expect(
    page.getByText('Failed to upload image. Using URL input instead.', { exact: true }),
  ).toBeVisible();
  await chooser.setInputFiles(picture);
  await expect(page.getByText('Image uploaded successfully.', { exact: true })).toBeVisible();
  await expect(dialog.getByLabel('Image URL')).toHaveValue(/^\/images\/[0-9a-f]{64}\.png$/);
  await expect(dialog.locator('img')).toBeVisible();
});

test('a post is written by keyboard alone', async ({ page, session }) => {
  await signInAtPosts(page, session, blog);
  await page.getByRole('button', { name: 'Add Blog Post' }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog');
  await expect(dialog.getByLabel('Title', { exact: true })).toBeFocused();
  await page.keyboard.type('Typed');
  const tabTo = async (place: Locator) => {
    while (!(await place.evaluate((element) => element === document.activeElement))) {
      await page.keyboard.press('Tab');
    }
  };
  await tabTo(dialog.getByLabel('Content', { exact: true }));
  await page.keyboard.type('By hand');
  await tabTo(dialog.getByRole('switch'));
  await page.keyboard.press('Space');
  for (const [label, text] of Object.entries({ Author: 'Dara', Category: 'Audit' })) {
    await tabTo(dialog.getByLabel(label, { exact: true }));
    await page.keyboard.type(text);
  }
  await tabTo(dialog.getByRole('button', { name: 'Create Post' }));
  await page.keyboard.press('Enter');
  const publish = page
    .getByRole('dialog', { name: 'Where it goes' })
    .getByRole('button', { name: 'Publish' });
  await expect(publish).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('row', { name: 'Typed' }).getByText('Published')).toBeVisible();
  await expect(page.getByRole('button', { name: 'Add Blog Post' })).toBeFocused();
});

test('a list that fails to load says so and can be loaded again', async ({ page, pageErrors, session }) => {
  await signIn(page, session);
  const busy = { status: 503, json: { error: 'Busy.' } };
  await page.route('**/api/admin/post-rows/news*', (route) => route.fulfill(busy));
  await page.getByRole('tab', { name: 'News', exact: true }).click();
  await expect(page.getByRole('alert')).toContainText('The news posts could not be loaded');
  await page.unroute('**/api/admin/post-rows/news*');
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByText('No News Posts Yet')).toBeVisible();
  expectComplaints(pageErrors, '503');
});

test('a failed deletion keeps the post @long', async ({ page, pageErrors, session, posts }) => {
  await posts.blog({});
  await signInAtPosts(page, session, blog);
  await page.route('**/api/admin/blog-posts/*', (route) => route.abort());
  await pressInRow(page, 'Delete: Shelf talk');
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('Failed to delete blog post', { exact: true })).toBeVisible();
  await expect(page.getByRole('row', { name: 'Shelf talk' })).toBeVisible();
  expectComplaints(pageErrors, 'ERR_FAILED');
});

test('the newsletter’s addresses are saved as a file', async ({ page, session }) => {
  await signIn(page, session);
  const email = 'shilan@example.com';
  await page.request.post('/api/newsletter', { data: { email, website: '', elapsedMs: 9000 } });
  await page.getByRole('tab', { name: 'Newsletter' }).click();
  const saving = page.waitForEvent('download');
  await page.getByRole('button', { name: 'Download newsletter addresses' }).click();
  const file = await saving;
  expect(file.suggestedFilename()).toBe('newsletter.csv');
  const table = await readFile(await file.path(), 'utf8');
  expect(table).toMatch(/^\ufeff"Email"/);
  expect(table).toContain(`"${email}"`);
  await expect(page.getByText('Newsletter addresses downloaded.', { exact: true })).toBeVisible();
});
