import { itemCard, logIn, openAccount, signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { newText, test } from '../testing/stored-content.ts';

test('a text is edited in both languages @phone', async ({ page, content, session }) => {
  await signIn(page, session);
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
  expect(await content.read('hero_title')).toMatchObject({ value, valueAr: 'عنوان' });
});

test('in a conflict with a newer version the administrator chooses @long', async ({
  page,
  content,
  session,
  pageErrors,
}) => {
  await signIn(page, session);
  const card = itemCard(page, 'Button');
  const [mine, theirs] = [newText(), newText()];
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill(mine);
  await content.save('hero_cta', { value: theirs });
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(card.getByRole('alert')).toContainText('You changed this item in another window');
  await expect(card.getByText(theirs)).toBeVisible();
  await expect(card.getByLabel('English')).toHaveValue(mine);
  await expect(card.getByRole('button', { name: 'Save my version' })).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await card.getByRole('button', { name: 'Save my version' }).click();
  await expect(card.getByRole('button', { name: 'EDIT' })).toBeVisible();
  await expect(card.getByText(mine)).toBeVisible();
  expect(await content.read('hero_cta')).toMatchObject({ value: mine });
  pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('409')));
});

test('unsaved text stays while other tabs are open, and is discarded only after a confirmation @long', async ({
  page,
  pageErrors,
}) => {
  await page.goto('/admin/login');
  await logIn(page);
  await page.getByRole('tab', { name: 'Website Content' }).click();
  const card = itemCard(page, 'Headline');
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill('Unsaved');
  const question = page.getByRole('alertdialog');
  for (const [there, back] of [
    ['About Us', 'Homepage'],
    [/Customer Messages/, /Website Content/],
  ] as const) {
    await page.getByRole('tab', { name: there }).click();
    await expect(card).toBeHidden();
    await expect(page.getByRole('tab', { name: 'Website Content unsaved changes' })).toBeVisible();
    expect(await accessibilityProblems(page)).toEqual([]);
    await page.getByRole('tab', { name: back }).click();
    await expect(card.getByLabel('English')).toHaveValue('Unsaved');
  }
  const asked = page.waitForEvent('dialog');
  void page.getByRole('link', { name: 'Home' }).click();
  const dialog = await asked;
  expect(dialog.type()).toBe('beforeunload');
  await dialog.dismiss();
  const logout = page.getByRole('button', { name: 'Logout' });
  await page.route('**/api/logout', (route) => route.abort());
  await openAccount(page);
  await logout.click();
  await expect(question).toContainText('Discard unsaved changes?');
  await expect(question.getByRole('listitem')).toHaveText(['Website Content: Headline']);
  expect(await accessibilityProblems(page)).toEqual([]);
  const failed = page.waitForEvent('requestfailed');
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await failed;
  await expect(logout).not.toHaveAttribute('aria-busy', 'true');
  await expect(card.getByLabel('English')).toHaveValue('Unsaved');
  await page.unroute('**/api/logout');
  await logout.click();
  await question.getByRole('button', { name: 'Discard changes' }).click();
  await expect(page).toHaveURL('/admin/login');
  pageErrors.splice(
    0,
    pageErrors.length,
    ...pageErrors.filter((text) => !/ERR_FAILED|Logout failed/.test(text)),
  );
});

test('unsaved changes survive a reload', async ({ page, session }) => {
  await signIn(page, session);
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

test('the search finds items of every part and marks those without Arabic @phone', async ({
  page,
  content,
  session,
}) => {
  const value = newText();
  await content.save('parent_title', { value, valueAr: '' });
  await signIn(page, session);
  await page.getByLabel('Search all content').fill(value.toUpperCase());
  await expect(page.getByText('1 item found')).toBeVisible();
  const card = itemCard(page, 'Parent brand: title');
  await expect(card.getByText('Arabic missing')).toBeVisible();
  await expect(card.getByText('لا يوجد نص عربي')).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.keyboard.press('Escape');
  await expect(itemCard(page, 'Headline')).toBeVisible();
});

test('an item found by a search stays visible when it is saved with other words @long', async ({
  page,
  content,
  session,
}) => {
  const [before, after] = [newText(), newText()];
  await content.save('parent_title', { value: before, valueAr: 'عنوان' });
  await signIn(page, session);
  await page.getByLabel('Search all content').fill(before);
  const card = itemCard(page, 'Parent brand: title');
  await card.getByRole('button', { name: 'EDIT' }).click();
  await card.getByLabel('English').fill(after);
  await card.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(card.getByText(after)).toBeVisible();
  await expect(card.getByRole('button', { name: 'EDIT' })).toBeFocused();
  await expect(page.getByText('1 item found')).toBeVisible();
});

test('the Back button returns to the previous tab, and the open tab looks open while hovered', async ({
  page,
  session,
}) => {
  await signIn(page, session);
  const look = (name: string) =>
    page.getByRole('tab', { name, exact: true }).evaluate((tab) => {
      const { backgroundColor, borderBottomColor } = getComputedStyle(tab);
      return [backgroundColor, borderBottomColor];
    });
  for (const name of ['About Us', 'News']) {
    await page.getByRole('tab', { name, exact: true }).click();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
    const pointedAt = await look(name);
    await page.mouse.move(2, 2);
    expect(await look(name)).toEqual(pointedAt);
  }
  for (const name of ['About Us', 'Homepage']) {
    await page.goBack();
    await expect(page.getByRole('tab', { name, exact: true })).toHaveAttribute('aria-selected', 'true');
  }
});
