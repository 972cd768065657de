import { builtInNewsIds } from '#shared/news/news.ts';
import { pagePaths } from '#web/app/page-table.ts';
import { accessibilityProblems, expect, test, untilAlive, visit } from '../testing/site.ts';

/** Addresses with a layout of their own; the aliases of the retail audit page are looked at in `found.spec.ts`. */
const pages = [...pagePaths, ...builtInNewsIds.map((id) => `/news/${id}`)];

for (const path of pages) {
  test(`${path} fits the screen, is accessible and asks nobody else`, async ({ page, language, baseURL }) => {
    const strangers: string[] = [];
    page.on('request', (request) => {
      if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
    });
    await visit(page, path, language);
    await untilAlive(page);
    await expect(page.getByRole('heading', { level: 1 })).toHaveCount(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBeLessThanOrEqual(
      0,
    );
    expect(await accessibilityProblems(page)).toEqual([]);
    expect(strangers).toEqual([]);
  });
}

for (const path of ['/', '/what-we-do']) {
  test(`on ${path} custom audits are one link to a quote and one to their page`, async ({
    page,
    language,
  }) => {
    await visit(page, path, language);
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href$="/custom-strategic-audits"]') });
    await expect(card.getByRole('heading').getByRole('link')).toHaveCount(1);
    await expect(card.locator('a[href$="/contact"]')).toHaveCount(1);
  });
}
