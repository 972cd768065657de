import { signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { newText, test } from '../testing/stored-content.ts';

test('waiting translations are written or marked as correct, one after the other @phone', async ({
  page,
  content,
  session,
}) => {
  await content.saveAll({
    vision_statement: { value: newText() },
    mission_statement: { value: newText(), valueAr: '' },
  });
  await signIn(page, session, 'overview');
  await page.getByRole('link', { name: /^Work through/ }).press('Enter');
  await expect(page.getByRole('button', { name: 'Save and next' })).toBeVisible();
  // The link is gone with the overview. The keyboard continues in the list.
  await expect(page.locator('#main-content')).toBeFocused();
  const open = async (name: string) => {
    const list = page.getByRole('button', { name: /^All \d+/, expanded: false });
    if (await list.isVisible()) await list.click();
    await page.getByRole('list', { name: 'What is to be translated' }).getByText(name).click();
  };
  await open('Vision statement');
  const vision = page.getByRole('textbox', { name: 'Vision statement العربية' });
  await expect(vision).toBeFocused();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: 'Arabic is still right' }).click();
  await expect(page.getByText('The Arabic counts as up to date', { exact: true })).toBeVisible();
  await open('Mission statement');
  const value = newText();
  await page.getByRole('textbox', { name: 'Mission statement العربية' }).fill(value);
  await page.keyboard.press('Control+Enter');
  await expect(page.getByText('Arabic saved', { exact: true })).toBeVisible();
  await expect.poll(() => content.read('mission_statement')).toMatchObject({ valueAr: value });
});
