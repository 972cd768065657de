import { itemCard, signIn } from '../testing/administrator.ts';
import { accessibilityProblems, expect } from '../testing/site.ts';
import { newText, test } from '../testing/stored-content.ts';

test('what waits for a translation is found, and marked as right or translated, in one place @phone', async ({
  page,
  content,
  session,
}) => {
  await content.saveAll({
    vision_statement: { value: newText() },
    mission_statement: { value: newText(), valueAr: '' },
  });
  await signIn(page, session);
  await page.getByRole('link', { name: /^Untranslated \(\d+\)/ }).click();
  const outdated = itemCard(page, 'Vision statement');
  const missing = itemCard(page, 'Mission statement');
  await expect(outdated.getByText('Arabic older than English')).toBeVisible();
  await expect(page.getByRole('heading', { name: /^Blog Posts/ })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await outdated.getByRole('button', { name: 'Arabic is still right' }).click();
  await expect(outdated.getByText('Arabic older than English')).toHaveCount(0);
  await page.getByLabel('Show', { exact: true }).selectOption('Arabic missing');
  await expect(outdated).toHaveCount(0);
  await missing.getByRole('button', { name: 'EDIT' }).click();
  const value = newText();
  await missing.getByLabel('العربية').fill(value);
  await missing.getByRole('button', { name: 'SAVE CHANGES' }).click();
  await expect(missing.getByText('Arabic missing')).toHaveCount(0);
  await expect.poll(() => content.read('mission_statement')).toMatchObject({ valueAr: value });
});
