import type { Page } from '@playwright/test';
import { logIn, signIn } from './administrator.ts';
import { accessibilityProblems, expect } from './site.ts';
import { newText, test } from './stored-content.ts';
import { smallPicture, tooLargePicture } from './testing/picture-files.ts';

/** Opens the simple editor with a session. */
async function openEditor(page: Page, session: string): Promise<void> {
  await signIn(page, session);
  await page.goto('/admin-simple');
}

test('what was changed is saved, and the refresh leaves alone what is being typed', async ({
  page,
  content,
  session,
}) => {
  await openEditor(page, session);
  const card = page.getByRole('form', { name: 'Contact: title' });
  const save = card.getByRole('button', { name: 'Save' });
  await expect(save).toBeDisabled();
  expect(await accessibilityProblems(page)).toEqual([]);
  const [typed, elsewhere] = [newText(), newText()];
  await card.getByLabel('English').fill(typed);
  await expect(save).toBeEnabled();
  await content.save('contact_description', { value: elsewhere });
  const other = page.getByRole('form', { name: 'Contact: description' }).getByLabel('English');
  await expect(other).toHaveValue(elsewhere);
  await expect(card.getByLabel('English')).toHaveValue(typed);
  await save.click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await expect(save).toBeDisabled();
  expect(await content.read('contact_title')).toMatchObject({ value: typed });
});

test('pictures up to 5 MB are taken', async ({ page, content, session }) => {
  await openEditor(page, session);
  const card = page.getByRole('article', { name: 'Office picture' });
  await card.getByLabel('Upload image').setInputFiles(tooLargePicture);
  await expect(
    page.getByText('File Too Large: Please select an image smaller than 5MB', { exact: true }),
  ).toBeVisible();
  await card.getByLabel('Upload image').setInputFiles(smallPicture);
  await expect(page.getByText('Image uploaded successfully.', { exact: true })).toBeVisible();
  await expect(card.locator('img')).toBeVisible();
  expect(await content.read('office_image')).toMatchObject({ value: expect.stringMatching(/^\/images\//) });
});

test('without a session what was typed is kept over a sign-in', async ({ page }) => {
  await page.goto('/admin-simple');
  const form = page.getByRole('form', { name: 'Email address' });
  const box = form.getByLabel('English');
  const typed = `${newText().replace(' ', '-')}@example.com`;
  await box.fill(typed);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Save Failed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/admin-simple');
  await expect(box).toHaveValue(typed);
  await form.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
});
