import { randomInt, randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { itemCard, signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect, visit } from '../testing/site.ts';
import { test } from '../testing/stored-content.ts';

/** Returns a photo with this name and a random colour, so that no other journey or retry uploads the same file. */
async function photo(name: string) {
  const background = { r: randomInt(256), g: randomInt(256), b: randomInt(256) };
  const buffer = await sharp({ create: { width: 1000, height: 700, channels: 3, background } })
    .jpeg()
    .toBuffer();
  return { name, mimeType: 'image/jpeg', buffer };
}

test('a picture is described, used from the library, replaced, restored by undo, deleted and restored', async ({
  page,
  content,
  session,
  language,
}) => {
  test.slow();
  await content.save('about_image', { value: '' });
  const place = randomUUID().slice(0, 8);
  const [shelf, till] = [`shelf-${place}.jpg`, `till-${place}.jpg`];
  const dialog = page.getByRole('dialog', { name: 'Picture', exact: true });
  const openPicture = (name: string) => page.getByRole('button', { name: `Edit ${name}` }).click();
  const openLibrary = async () => {
    await signIn(page, session, 'pictures');
  };

  await openLibrary();
  await page.getByLabel('Upload image').setInputFiles(await photo(shelf));
  await openPicture(shelf);
  await expect(dialog.getByText('Nowhere.')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await dialog.getByLabel('What it shows').fill('A full shelf');
  await dialog.getByRole('radio', { name: 'top edge, left edge' }).check();
  await dialog.getByRole('button', { name: 'Cancel' }).click();
  await page.getByRole('button', { name: 'Keep editing' }).click();
  await dialog.getByRole('button', { name: 'Save' }).click();
  await expect(dialog).toBeHidden();
  expect(await accessibilityProblems(page)).toEqual([]);

  await page.getByRole('tab', { name: 'Website Content' }).click();
  await page.getByRole('tab', { name: 'Images' }).click();
  const card = itemCard(page, 'About picture');
  await card.getByRole('button', { name: 'EDIT IMAGE' }).click();
  await card.getByRole('button', { name: 'From the library' }).click();
  await page.getByRole('button', { name: `Use ${shelf}` }).click();
  await expect(card.getByLabel('Image URL')).toHaveValue(/\/1000x700\.jpg#focus=0,0$/);
  await card.getByRole('button', { name: 'SAVE IMAGE' }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();

  await visit(page, '/what-we-do', language);
  const shown = page.locator('main img[src*="1000x700.jpg"]');
  await expect(shown).toHaveCSS('object-position', '0% 0%');
  await expect
    .poll(() => shown.evaluate((image: HTMLImageElement) => image.naturalWidth > 0 && image.currentSrc))
    .toMatch(/\/(400|800|1000)\.avif$/);
  const address = (await shown.getAttribute('src'))?.replace(/#.*/, '') ?? '';

  await openLibrary();
  await openPicture(shelf);
  await expect(dialog.getByRole('link', { name: 'About picture' })).toBeVisible();
  await dialog.getByRole('button', { name: 'Replace' }).click();
  const replacing = page.getByRole('dialog', { name: 'Replace the picture' });
  await replacing.getByLabel('Upload image').setInputFiles(await photo(till));
  await expect(replacing.getByRole('img', { name: till })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await replacing.getByRole('button', { name: 'Replace in 1 place' }).click();
  await expect(page.getByText('1 place has the other picture.', { exact: true })).toBeVisible();
  await expect(dialog.getByText('Nowhere.')).toBeVisible();
  expect((await content.read('about_image'))?.value).not.toContain(address);
  await page.getByText('Undo', { exact: true }).click();
  await expect(dialog.getByRole('link', { name: 'About picture' })).toBeVisible();
  expect((await content.read('about_image'))?.value).toContain(address);

  await dialog.getByRole('button', { name: 'Delete' }).click();
  await page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }).click();
  await expect(page.getByText('The picture is in the trash.', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: /^Trash/ }).click();
  await openPicture(shelf);
  await dialog.getByRole('button', { name: 'Look in earlier versions too' }).click();
  await expect(dialog.getByText('(earlier version)')).toBeVisible();
  await dialog.getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByText('The picture is back under its address.', { exact: true })).toBeVisible();
  expect((await page.request.get(address)).status()).toBe(200);
});
