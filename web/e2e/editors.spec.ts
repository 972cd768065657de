import { randomUUID } from 'node:crypto';
import type { Page } from '@playwright/test';
import { administrator } from './administrator.ts';
import { accessibilityProblems, expect, signIn, test } from './site.ts';
import { clearContent, signedInRequest } from './stored-content.ts';

test.skip(({ language }) => language === 'ar', 'The admin area has one language.');
test.afterEach(async ({ playwright, baseURL }) => {
  await clearContent(await signedInRequest(playwright.request, baseURL));
});

const png = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNkYPhfDwAChwGA60e6kgAAAABJRU5ErkJggg==',
  'base64',
);
const picture = { name: 'picture.png', mimeType: 'image/png', buffer: png };
const tooLarge = { ...picture, buffer: Buffer.alloc(5 * 1024 * 1024 + 1) };

/** A text that was never saved before. */
const newText = () => `Text ${randomUUID().slice(0, 8)}`;

/** Saves an item as somebody else would, without the editor. */
async function saveElsewhere(page: Page, key: string, value: string, valueAr?: string): Promise<void> {
  const answer = await page.request.put(`/api/update-content/${key}`, { data: { value, valueAr } });
  expect(answer.status()).toBe(200);
}

async function storedItem(page: Page, key: string): Promise<{ value: string; valueAr: string }> {
  const items = await (await page.request.get('/api/site-content')).json();
  return items.find((item: { key: string }) => item.key === key);
}

const itemCard = (page: Page, label: string) => page.getByRole('article', { name: label, exact: true });

test('a text is edited in both languages', async ({ page }) => {
  await signIn(page);
  const card = itemCard(page, 'Headline');
  await card.getByRole('button', { name: 'EDIT' }).click();
  await expect(card.getByLabel('English')).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  const value = newText();
  await card.getByLabel('English').fill(value);
  await card.getByLabel('العربية').fill('عنوان');
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await expect(page.getByText('your website has been updated successfully.', { exact: true })).toBeVisible();
  await expect(card.getByText(value)).toBeVisible();
  await expect(card.getByRole('button', { name: 'EDIT' })).toBeFocused();
  expect(await storedItem(page, 'hero_title')).toMatchObject({ value, valueAr: 'عنوان' });
});

test('cancelling an edit changes nothing', async ({ page }) => {
  await signIn(page);
  await saveElsewhere(page, 'hero_subtitle', 'As it was');
  await page.reload();
  const card = itemCard(page, 'Text below the headline');
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill('Never mind');
  await card.getByRole('button', { name: 'Cancel' }).click();
  await expect(card.getByText('As it was')).toBeVisible();
  expect((await storedItem(page, 'hero_subtitle')).value).toBe('As it was');
});

test('a save that fails says so and keeps the draft', async ({ page, complaints }) => {
  await signIn(page);
  const card = itemCard(page, 'Tagline');
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill('Kept');
  await page.route('**/api/update-content/*', (route) => route.abort());
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(page.getByText('Could not save changes. Please try again.', { exact: true })).toBeVisible();
  await expect(card.getByLabel('English')).toHaveValue('Kept');
  complaints.length = 0;
});

test('over a newer version the administrator chooses', async ({ page, complaints }) => {
  await signIn(page);
  const card = itemCard(page, 'Button');
  const [mine, theirs] = [newText(), newText()];
  for (const choice of ['Use the other version', 'Save my version']) {
    await card.getByRole('button', { name: 'EDIT' }).click();
    await card.getByLabel('English').fill(mine);
    await saveElsewhere(page, 'hero_cta', theirs);
    await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
    await expect(card.getByRole('alert')).toContainText('Somebody else changed this item');
    await expect(card.getByText(theirs)).toBeVisible();
    await expect(card.getByLabel('English')).toHaveValue(mine);
    await expect(card.getByRole('button', { name: 'Save my version' })).toBeFocused();
    expect(await accessibilityProblems(page)).toEqual([]);
    await card.getByRole('button', { name: choice }).click();
    await expect(card.getByRole('button', { name: 'EDIT' })).toBeVisible();
    await expect(card.getByText(choice === 'Save my version' ? mine : theirs)).toBeVisible();
  }
  expect((await storedItem(page, 'hero_cta')).value).toBe(mine);
  complaints.splice(0, complaints.length, ...complaints.filter((text) => !text.includes('409')));
});

test('what is unsaved is not lost unasked', async ({ page }) => {
  await signIn(page);
  const card = itemCard(page, 'Headline');
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill('Unsaved');
  const question = page.getByRole('alertdialog');
  for (const tab of ['About Us', /Customer Messages/]) {
    await page.getByRole('tab', { name: tab }).click();
    await expect(question).toContainText('Discard unsaved changes?');
    expect(await accessibilityProblems(page)).toEqual([]);
    await question.getByRole('button', { name: 'Keep editing' }).click();
    await expect(question).toBeHidden();
    await expect(card.getByLabel('English')).toHaveValue('Unsaved');
  }
  const asked = page.waitForEvent('dialog');
  void page.getByRole('link', { name: 'Home' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  await page.getByRole('button', { name: 'Logout' }).click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('the search finds items of every part and marks those without Arabic', async ({ page }) => {
  await signIn(page);
  const value = newText();
  await saveElsewhere(page, 'parent_title', value, '');
  await page.reload();
  await page.getByLabel('Search all content').fill(value.toUpperCase());
  await expect(page.getByText('1 item found')).toBeVisible();
  const card = itemCard(page, 'Parent brand: title');
  await expect(card.getByText('Arabic missing')).toBeVisible();
  await expect(card.getByText('لا توجد قيمة عربية')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(itemCard(page, 'Headline')).toBeVisible();
});

test('a picture is uploaded and saved, and its Arabic stays', async ({ page }) => {
  await signIn(page);
  await saveElsewhere(page, 'team_image', '', '/images/arabic.png');
  await page.reload();
  await page.getByRole('tab', { name: 'Images' }).click();
  const card = itemCard(page, 'Team picture');
  await card.getByRole('button', { name: 'EDIT IMAGE' }).click();
  await expect(card.getByText('Recommended size: 800 x 600 pixels')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await card.getByLabel('Upload image').setInputFiles(tooLarge);
  await expect(page.getByText('Failed to upload image.', { exact: true })).toBeVisible();
  await card.getByLabel('Upload image').setInputFiles(picture);
  await expect(page.getByText('Image uploaded successfully.', { exact: true })).toBeVisible();
  await expect(card.getByLabel('Image URL')).toHaveValue(/^\/images\/[0-9a-f]{64}\.png$/);
  await card.getByRole('button', { name: 'SAVE IMAGE' }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  const { value, valueAr } = await storedItem(page, 'team_image');
  expect(value).toMatch(/^\/images\//);
  expect(valueAr).toBe('/images/arabic.png');
});

test('a picture can be dropped or pasted', async ({ page }) => {
  await signIn(page);
  await page.getByRole('tab', { name: 'Images' }).click();
  const card = itemCard(page, 'Services picture');
  const address = card.getByLabel('Image URL');
  for (const type of ['drop', 'paste']) {
    await card.getByRole('button', { name: 'EDIT IMAGE' }).click();
    await address.evaluate(
      (target, { type, bytes }) => {
        const transfer = new DataTransfer();
        transfer.items.add(new File([new Uint8Array(bytes)], 'picture.png', { type: 'image/png' }));
        const init = { bubbles: true, cancelable: true };
        target.dispatchEvent(
          type === 'drop'
            ? new DragEvent(type, { ...init, dataTransfer: transfer })
            : new ClipboardEvent(type, { ...init, clipboardData: transfer }),
        );
      },
      { type, bytes: [...png] },
    );
    await expect(address).toHaveValue(/^\/images\/[0-9a-f]{64}\.png$/);
    await card.getByRole('button', { name: 'Cancel' }).click();
  }
});

test('unsaved changes are there after a reload', async ({ page }) => {
  await signIn(page);
  await page.getByRole('tab', { name: 'Footer' }).click();
  const card = itemCard(page, 'Copyright line');
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill('Nearly lost');
  page.once('dialog', (dialog) => void dialog.accept());
  await page.goto('/admin-panel');
  await page.getByRole('button', { name: 'Copyright line' }).click();
  await expect(card.getByLabel('English')).toHaveValue('Nearly lost');
  await card.getByRole('button', { name: 'Cancel' }).click();
});

test('the address of a picture must be one that may be shown', async ({ page }) => {
  await signIn(page);
  await page.getByRole('tab', { name: 'Images' }).click();
  const card = itemCard(page, 'Banner');
  await card.getByRole('button', { name: 'EDIT IMAGE' }).click();
  await card.getByLabel('Image URL').fill('javascript:alert(1)');
  await card.getByRole('button', { name: 'SAVE IMAGE' }).click();
  await expect(card.getByLabel('Image URL')).toHaveAccessibleDescription(/Use an https:\/\/ address/);
  await expect(card.getByLabel('Image URL')).toBeFocused();
});

test('the simple editor saves what was changed, and its refresh leaves alone what is being typed', async ({
  page,
}) => {
  await signIn(page);
  await page.goto('/admin-simple');
  const card = page.getByRole('form', { name: 'Contact: title' });
  const save = card.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  expect(await accessibilityProblems(page)).toEqual([]);
  const [typed, elsewhere] = [newText(), newText()];
  await card.getByLabel('English').fill(typed);
  await expect(save).toBeEnabled();
  await saveElsewhere(page, 'contact_description', elsewhere);
  await expect(page.getByRole('form', { name: 'Contact: description' }).getByLabel('English')).toHaveValue(
    elsewhere,
  );
  await expect(card.getByLabel('English')).toHaveValue(typed);
  await save.click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
  expect((await storedItem(page, 'contact_title')).value).toBe(typed);
});

test('the simple editor takes pictures up to 5 MB', async ({ page }) => {
  await signIn(page);
  await page.goto('/admin-simple');
  const card = page.getByRole('article', { name: 'Office picture' });
  await card.getByLabel('Upload image').setInputFiles(tooLarge);
  await expect(
    page.getByText('File Too Large: Please select an image smaller than 5MB', { exact: true }),
  ).toBeVisible();
  await card.getByLabel('Upload image').setInputFiles(picture);
  await expect(page.getByText('Image uploaded successfully.', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  expect((await storedItem(page, 'office_image')).value).toMatch(/^\/images\//);
});

test('without a session the simple editor keeps what was typed over a sign-in', async ({ page }) => {
  await page.goto('/admin-simple');
  const box = page.getByRole('form', { name: 'Email address' }).getByLabel('English');
  const typed = newText();
  await box.fill(typed);
  await page.getByRole('form', { name: 'Email address' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Save Failed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await page.getByLabel('Username').fill(administrator.username);
  await page.getByLabel('Password', { exact: true }).fill(administrator.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await expect(page).toHaveURL('/admin-simple');
  await expect(box).toHaveValue(typed);
  await page.getByRole('form', { name: 'Email address' }).getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('a wrong code at the management gate only empties the field', async ({ page }) => {
  await page.goto('/management');
  const code = page.getByLabel('Access code');
  expect(await accessibilityProblems(page)).toEqual([]);
  await code.fill('not the code');
  await page.getByRole('button', { name: 'Verify Access' }).click();
  await expect(code).toHaveValue('');
  await expect(page.getByText('Admin Access Granted')).toBeHidden();
});
