import { openAccount, openInbox } from '../testing/administrator.ts';
import { accessibilityProblems, expect, test } from '../testing/site.ts';

test('the inbox fits narrow screens with many messages', async ({ page, session }) => {
  const counts = { new: 1000, done: 1000, spam: 1000, urgentSpam: 30 };
  await page.route('**/contact-submissions/counts', (route) => route.fulfill({ json: counts }));
  for (const width of [320, 768, 1024]) {
    await page.setViewportSize({ width, height: 800 });
    await openInbox(page, session);
    await expect(page.getByText('1,000').first()).toBeVisible();
    const ends = await page
      .getByRole('navigation', { name: 'Lists of messages' })
      .getByRole('link')
      .evaluateAll((counters) =>
        counters.map((one) => [one.scrollWidth - one.clientWidth, one.getBoundingClientRect().right]),
      );
    for (const [cut = 9, right = 9999] of ends) {
      expect(cut).toBeLessThanOrEqual(0);
      expect(right).toBeLessThanOrEqual(width - 12);
    }

    // The head of the dashboard is one row. The account menu shows the whole user name.
    const head = await page.getByRole('banner').boundingBox();
    expect(head?.height).toBe(56);
    await openAccount(page);
    const welcome = page.getByText('Welcome, editor').filter({ visible: true });
    await expect(welcome).toBeVisible();
    expect(await welcome.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
    await page.keyboard.press('Escape');
    await expect(welcome).toBeHidden();
    await page.getByRole('button', { name: 'All sections' }).click();
    await page.getByRole('link', { name: 'Newsletter' }).click();
    await expect(page.getByRole('tab', { name: 'Newsletter' })).toHaveAttribute('aria-selected', 'true');
    expect(await accessibilityProblems(page)).toEqual([]);
  }
});
