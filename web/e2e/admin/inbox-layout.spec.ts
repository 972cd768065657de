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

test('rows out of sight are not laid out, so that a key in the search waits for few rows', async ({
  page,
  session,
}) => {
  const messages = Array.from({ length: 60 }, (_, place) => ({
    ...{ id: `message-${1000 + place}`, name: `Visitor ${place}`, email: 'visitor@example.com' },
    ...{ message: 'Please count our shelves.', source: 'contact', suspicions: [], status: 'new' },
    ...{ processed: false, createdAt: '2026-01-01T00:00:00.000Z' },
  }));
  await page.route(/contact-submissions\?state=new/, (route) => route.fulfill({ json: messages }));
  await openInbox(page, session);
  const rows = page.getByRole('list', { name: 'New Customer Messages' }).getByRole('article');
  await expect(rows).toHaveCount(60);
  const isLaidOut = (place: number) =>
    rows
      .nth(place)
      .getByRole('heading')
      .evaluate((name) => name.checkVisibility({ contentVisibilityAuto: true }));
  expect([await isLaidOut(9), await isLaidOut(59)]).toEqual([true, false]);
  const heights = await rows.evaluateAll((all) => all.map((row) => row.parentElement?.offsetHeight));
  expect(new Set(heights)).toEqual(new Set([64]));
  await rows.nth(59).getByRole('heading').focus();
  await expect(rows.nth(59).getByRole('heading')).toBeInViewport();
  await expect.poll(() => isLaidOut(59)).toBe(true);
});
