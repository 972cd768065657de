import { openInbox } from '../testing/administrator.ts';
import { expect, test } from '../testing/site.ts';

for (const width of [320, 768, 1024]) {
  test(`the inbox fits a screen of ${width} however much waits`, async ({ page, session }) => {
    await page.setViewportSize({ width, height: 800 });
    const counts = { new: 1000, done: 1000, spam: 1000, urgentSpam: 30 };
    await page.route('**/contact-submissions/counts', (route) => route.fulfill({ json: counts }));
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

    // The head of the dashboard: who is signed in is read whole, and lies over nothing.
    const title = await page.getByRole('heading', { level: 1 }).boundingBox();
    const welcome = page.getByText('Welcome, editor');
    expect(await welcome.evaluate((line) => line.scrollWidth - line.clientWidth)).toBeLessThanOrEqual(0);
    const account = await welcome.locator('..').boundingBox();
    if (!title || !account) throw new Error('The head of the dashboard is not shown.');
    const isBeside = account.x >= title.x + title.width;
    expect(isBeside || account.y >= title.y + title.height).toBe(true);
  });
}
