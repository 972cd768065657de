import { expect, test, visit } from '../testing/site.ts';

const path = '/mystery-shopping-iraq';

test('on phones the sample of a service is folded until it is opened; elsewhere and in print it is not @both', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, path, language);
  const [table, summary] = [page.locator('#sample table').first(), page.locator('#sample summary')];
  await expect(page.locator('#sample dl').first()).toBeVisible();
  await expect(table).toBeHidden();
  await summary.press('Enter');
  await expect(table).toBeVisible();
  await summary.press('Enter');
  await expect(table).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
  await page.emulateMedia({ media: 'screen' });
  await expect(table).toBeHidden();
  await page.setViewportSize({ width: 768, height: 844 });
  await expect(table).toBeVisible();
  await expect(summary).toBeHidden();
});

test('on phones the link to the sample of a service scrolls to it and shows it unfolded', async ({
  page,
  language,
}) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit(page, path, language);
  await page.locator('main a[href$="#sample"]').first().click();
  await expect(page.locator('#sample table').first()).toBeVisible();
  await expect(page.locator('#sample').getByRole('heading', { level: 2 })).toBeInViewport();
});
