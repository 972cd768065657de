import { builtInNewsIds } from '#shared/news/news.ts';
import { pagePaths } from '#web/app/page-table.ts';
import { copy as arabic } from '#web/app/shell/copy.ar.ts';
import { copy as english } from '#web/app/shell/copy.en.ts';
import { expect, test, visit } from '../testing/site.ts';
import { coveredTexts } from '../testing/uncovered.ts';

const copies = { en: english, ar: arabic };

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

/** Every page with a layout of its own. */
const paths = [...pagePaths, ...builtInNewsIds.slice(0, 1).map((id) => `/news/${id}`), '/nowhere'];

/** The page with a hero, the one with a form, a list: what the others are made like. */
const typical = new Set(['/', '/contact', '/blog']);

for (const path of paths) {
  const tag = typical.has(path) ? [] : '@long';
  test(`nothing lies over a text or a control of ${path}, on any screen`, { tag }, async ({
    page,
    language,
    pageErrors,
  }) => {
    const { cookies } = copies[language];
    await visit(page, path, language);
    await expect(page.locator('#chat-launcher')).toBeVisible();
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
    // The browser itself reports the status of a document that is not there.
    pageErrors.splice(0, pageErrors.length, ...pageErrors.filter((text) => !text.includes('404')));
  });
}
