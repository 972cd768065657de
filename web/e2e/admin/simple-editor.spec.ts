import type { Page } from '@playwright/test';
import { giveSession, logIn, signIn } from '../testing/administrator.ts';
import { smallPicture, tooLargePicture } from '../testing/picture-files.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { newText, test } from '../testing/stored-content.ts';
import { textsCutOff } from '../testing/texts-cut-off.ts';

async function openEditor(page: Page, session: string): Promise<void> {
  await giveSession(page.context(), session);
  await page.goto('/admin-simple');
}

test('a changed text is saved, and a refresh does not change text being typed', async ({
  page,
  content,
  session,
}) => {
  await openEditor(page, session);
  const card = page.getByRole('form', { name: 'Contact: title' });
  const save = card.getByRole('button', { name: 'Save', exact: true });
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

test('pictures up to 5 MB are accepted @long', async ({ page, content, session }) => {
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

test('typed text survives a sign-in after the session ended @long', async ({ page }) => {
  await page.goto('/admin-simple');
  const form = page.getByRole('form', { name: 'Email address' });
  const box = form.getByLabel('English');
  const typed = `${newText().replace(' ', '-')}@example.com`;
  await box.fill(typed);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Save Failed', { exact: true })).toBeVisible();
  await page.getByRole('link', { name: 'Sign in' }).click();
  await logIn(page);
  await expect(page).toHaveURL('/admin-simple');
  await expect(box).toHaveValue(typed);
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Changes Saved', { exact: true })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL('/admin/login');
});

test('items are found by search and by section, and a picture can be removed again @phone', async ({
  page,
  content,
  session,
}) => {
  await signIn(page, session);
  await page.getByRole('button', { name: 'More overviews and tools' }).click();
  await page.getByRole('link', { name: 'All texts on one page' }).click();
  await expect(page).toHaveURL('/admin-simple');
  await expect(page.getByLabel('Search all content')).toBeVisible();
  const section = page.getByRole('heading', { name: 'Website Images and Assets' });
  const choice = page.getByRole('combobox', { name: 'Sections' });
  if (await choice.isVisible()) {
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 844 });
      expect(await textsCutOff(choice), `at ${width}`).not.toContain('Sections');
    }
    await choice.selectOption('Website Images and Assets');
  } else {
    await page.getByRole('link', { name: 'Website Images and Assets' }).click();
  }
  await expect(section).toBeInViewport();
  await page.getByRole('button', { name: 'Back to top' }).click();
  await expect(page.getByRole('heading', { level: 1 })).toBeInViewport();
  await page.getByLabel('Search all content').fill('office picture');
  await expect(page.getByText('1 item found')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  const card = page.getByRole('article', { name: 'Office picture' });
  await card.getByLabel('Upload image').setInputFiles(smallPicture);
  await expect(card.locator('img')).toBeVisible();
  await card.getByRole('button', { name: 'Remove picture' }).click();
  await expect(page.getByText('Picture removed', { exact: true })).toBeVisible();
  await expect(card.getByText('No image set')).toBeVisible();
  expect(await content.read('office_image')).toMatchObject({ value: '' });
});

test('a network failure is shown as a sentence @long', async ({ page, session, pageErrors }) => {
  await openEditor(page, session);
  const form = page.getByRole('form', { name: 'Contact: title' });
  await form.getByLabel('English').fill(newText());
  await page.route('**/api/simple-admin/content/*', (route) => route.abort());
  await form.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Save Failed', { exact: true })).toBeVisible();
  await expect(page.getByText(/^The server could not be reached\./)).toBeVisible();
  await expect.poll(() => pageErrors).not.toEqual([]);
  pageErrors.length = 0;
});
