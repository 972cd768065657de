import type { Page } from '@playwright/test';
import type { Language } from '#shared/language.ts';
import { builtInNewsIds } from '#shared/news/news.ts';
import { pagePaths } from '#web/app/page-table.ts';
import { copy as arabic } from '#web/app/shell/copy.ar.ts';
import { copy as english } from '#web/app/shell/copy.en.ts';
import {
  accessibilityProblems,
  expect,
  test,
  visit,
  waitUntilHydrated,
  waitUntilIdle,
} from '../testing/site.ts';
import { coveredTexts } from '../testing/uncovered.ts';

const copies = { en: english, ar: arabic };

/** Pages with a layout of their own. `found.spec.ts` tests the aliases of the retail audit page. */
const pages = [...pagePaths, ...builtInNewsIds.map((id) => `/news/${id}`)];

/** Typical pages: one with a hero, one with a form, and a list. */
const typical = ['/', '/contact', '/blog'];

const common = [
  [360, 640],
  [1280, 720],
] as const;
const screens = [
  ...common,
  [320, 568],
  [390, 844],
  [768, 1024],
  [844, 390],
  [1024, 768],
  [1366, 768],
  [1440, 900],
  [1536, 864],
  [1920, 1080],
] as const;

test('every page fits the screen, is accessible and sends no request to other sites @again', async ({
  page,
  language,
  baseURL,
}) => {
  test.slow();
  const strangers: string[] = [];
  page.on('request', (request) => {
    if (!request.url().startsWith(`${baseURL}/`)) strangers.push(request.url());
  });
  for (const path of pages) {
    await visit(page, path, language);
    await waitUntilIdle(page);
    await expect.soft(page.getByRole('heading', { level: 1 }), path).toHaveCount(1);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect.soft(overflow, path).toBeLessThanOrEqual(0);
    expect.soft(await accessibilityProblems(page), path).toEqual([]);
    expect.soft(strangers.splice(0), path).toEqual([]);
  }
});

for (const path of typical) {
  test(`nothing covers a text or a control of ${path} @again`, async ({ page, language }) => {
    await visit(page, path, language);
    await waitUntilHydrated(page);
    await expectNothingCovered(page, path, language);
  });
}

/** All other layouts. The news that come with the site share one. */
const others = [...pagePaths, ...builtInNewsIds.slice(0, 1).map((id) => `/news/${id}`), '/nowhere'];
for (const path of others.filter((path) => !typical.includes(path))) {
  test(`nothing covers a text or a control of ${path}, on any screen`, {
    tag: ['@both', '@long'],
  }, async ({ page, language, pageErrors }) => {
    await visit(page, path, language);
    await expectNothingCovered(page, path, language);
    // Ignores the browser's own report of a missing document.
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
  });
}

/** Looks for covered texts at the top and at the end of the open page, with the cookie banner and without it. */
async function expectNothingCovered(page: Page, path: string, language: Language): Promise<void> {
  const { cookies } = copies[language];
  await waitUntilIdle(page);
  if (path === '/') await expect(page.locator('video')).toHaveCSS('opacity', '1');
  const covered: string[] = [];
  const look = async (visitor: string, sizes: typeof screens | typeof common) => {
    for (const [width, height] of sizes) {
      await page.setViewportSize({ width, height });
      for (const end of [false, true]) {
        await page.evaluate(
          (end) => scrollTo({ top: end ? document.body.scrollHeight : 0, behavior: 'instant' }),
          end,
        );
        const place = `${visitor} at the ${end ? 'end' : 'top'}, ${width} by ${height}`;
        covered.push(...(await coveredTexts(page)).map((text) => `${place}: ${text}`));
      }
    }
  };
  await look('a new visitor', common);
  await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
  await page
    .getByRole('region', { name: cookies.title })
    .getByRole('button', { name: cookies.rejectAll })
    .click();
  await look('who has answered the cookie banner', screens);
  expect(covered).toEqual([]);
}

for (const path of ['/', '/what-we-do']) {
  test(`on ${path} custom audits have one link to a quote and one to their page${path === '/' ? ' @phone' : ''}`, async ({
    page,
    language,
  }) => {
    await visit(page, path, language);
    const card = page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ has: page.locator('a[href$="/custom-strategic-audits"]') });
    await expect(card.getByRole('heading').getByRole('link')).toHaveCount(1);
    await expect(card.locator('a[href$="/contact/custom-audits"]')).toHaveCount(1);
  });
}
