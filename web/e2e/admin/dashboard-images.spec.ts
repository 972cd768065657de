import type { Page } from '@playwright/test';
import { itemCard, signIn } from '../testing/administrator.ts';
import { dropOrPaste, finishUpload, holdUploads } from '../testing/given-files.ts';
import { largestPicture, refusedPictures, smallPicture } from '../testing/picture-files.ts';
import { accessibilityProblems, expect, visit, waitUntilHydrated } from '../testing/site.ts';
import { test } from '../testing/stored-content.ts';

const uploadedAddress = /^\/images\/[0-9a-f]{64}\.png$/;

/** Opens the Images sub-tab and the editor of one of its items. */
async function editImage(page: Page, session: string, label: string) {
  await signIn(page, session);
  await page.getByRole('tab', { name: 'Images' }).click();
  const card = itemCard(page, label);
  await card.getByRole('button', { name: 'EDIT IMAGE' }).click();
  return { card, address: card.getByLabel('Image URL'), chooser: card.getByLabel('Upload image') };
}

test('a picture is uploaded and saved, and its Arabic stays @phone', async ({ page, content, session }) => {
  await content.save('team_image', { value: '', valueAr: '/assets/arabic.png' });
  const { card, address, chooser } = await editImage(page, session, 'Team picture');
  await expect(card.getByText('Recommended size: 800 x 600 pixels')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await chooser.setInputFiles(smallPicture);
  await expect(page.getByText('Image uploaded successfully.', { exact: true })).toBeVisible();
  await expect(address).toHaveValue(uploadedAddress);
  await card.getByRole('button', { name: 'SAVE IMAGE' }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  expect(await content.read('team_image')).toMatchObject({
    value: expect.stringMatching(uploadedAddress),
    valueAr: '/assets/arabic.png',
  });
});

test('a picture can be dropped or pasted', async ({ page, session }) => {
  const { card, address } = await editImage(page, session, 'Services picture');
  for (const type of ['drop', 'paste'] as const) {
    await dropOrPaste(type, address, [smallPicture]);
    await expect(address).toHaveValue(uploadedAddress);
    await address.fill('');
  }
  await card.getByRole('button', { name: 'Cancel' }).click();
});

test('saving waits for a running upload, and a failed upload is not saved @long', async ({
  page,
  content,
  session,
  pageErrors,
}) => {
  await content.save('team_image', { value: '/icon-512.png' });
  const { card, address, chooser } = await editImage(page, session, 'Team picture');
  const save = card.getByRole('button', { name: 'SAVE IMAGE' });
  const waiting = card.getByRole('button', { name: 'Waiting for the picture' });
  const fail = await holdUploads(page);
  await chooser.setInputFiles(smallPicture);
  await save.click();
  await expect(waiting).toBeVisible();
  fail(503);
  await expect(save).toBeVisible();
  await expect(address).toHaveValue('/icon-512.png');
  await page.unroute(finishUpload);
  const release = await holdUploads(page);
  await chooser.setInputFiles(smallPicture);
  await save.click();
  await expect(waiting).toBeVisible();
  release();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  expect(await content.read('team_image')).toMatchObject({ value: expect.stringMatching(uploadedAddress) });
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('503')));
});

test('the address of a picture must be a URL that pages may show', async ({ page, session }) => {
  const { card, address } = await editImage(page, session, 'Banner');
  await address.fill('javascript:alert(1)');
  await card.getByRole('button', { name: 'SAVE IMAGE' }).click();
  await expect(address).toHaveAccessibleDescription(/Use an https:\/\/ address/);
  await expect(address).toBeFocused();
});

test('a picture of exactly 5 MB is uploaded and shown @long', async ({ page, session }) => {
  const { card, address, chooser } = await editImage(page, session, 'Team picture');
  await chooser.setInputFiles(largestPicture);
  await expect(address).toHaveValue(/^\/images\/[\w-]{24}\/3x2\.(jpg|webp)$/);
  const shown = card.locator('img');
  await expect(shown).toBeVisible();
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.complete && image.naturalWidth))
    .toBe(3);
});

test('an invalid file is refused with its reason @long', async ({ page, content, session, pageErrors }) => {
  test.slow();
  await content.save('team_image', { value: '/icon-512.png' });
  const before = await content.read('team_image');
  const { address, chooser } = await editImage(page, session, 'Team picture');
  const toast = page.getByRole('listitem').filter({ hasText: 'Failed to upload image.' });
  for (const { what, file, sentence } of refusedPictures) {
    await test.step(what, async () => {
      await chooser.setInputFiles(file);
      await expect(toast).toContainText(sentence);
      await toast.getByRole('button').click();
      await expect(toast).toBeHidden();
      await expect(address).toHaveValue('/icon-512.png');
      expect(await content.read('team_image')).toEqual(before);
    });
  }
  const isRefusal = (text: string) => /status of 4(00|13|15)/.test(text);
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !isRefusal(text)));
});

test('a missing picture is reported before saving, and one that is too small when it is chosen @phone @long', async ({
  page,
  content,
  session,
  pageErrors,
}) => {
  const { card, address, chooser } = await editImage(page, session, 'Hero background');
  await address.fill('/images/nowhere.png');
  await card.getByRole('button', { name: 'SAVE IMAGE' }).click();
  await expect(address).toHaveAccessibleDescription(/^No picture could be loaded from this address/);
  expect((await content.read('hero_image'))?.value ?? '').toBe('');
  await chooser.setInputFiles(smallPicture);
  await expect(card.getByText(/^This picture is only \d+ x \d+ pixels/)).toBeVisible();
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
});

test('a deleted picture is shown like no picture', async ({ page, content, language, pageErrors }) => {
  await content.save('about_image', { value: '/assets/gone.png' });
  const asked = page.waitForResponse((response) => response.url().endsWith('/assets/gone.png'));
  await visit(page, '/what-we-do', language);
  await waitUntilHydrated(page);
  expect((await asked).status()).toBe(404);
  await expect.poll(() => pageErrors.some((text) => text.includes('404'))).toBe(true);
  await expect(page.locator('main img[src="/assets/gone.png"]')).toHaveCount(0);
  await expect(page.locator('main img').first()).toBeVisible();
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
});
