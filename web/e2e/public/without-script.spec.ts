import { copy as careerArabic } from '#web/pages/career-post/copy.ar.ts';
import { copy as careerEnglish } from '#web/pages/career-post/copy.en.ts';
import { copy as careersArabic } from '#web/pages/careers/copy.ar.ts';
import { copy as careersEnglish } from '#web/pages/careers/copy.en.ts';
import { copy as newsArabic } from '#web/pages/news/copy.ar.ts';
import { copy as newsEnglish } from '#web/pages/news/copy.en.ts';
import { copy as newsPostArabic } from '#web/pages/news-post/copy.ar.ts';
import { copy as newsPostEnglish } from '#web/pages/news-post/copy.en.ts';
import { expect, test, visit } from '../testing/site.ts';

const pages = [
  { path: '/careers', en: careersEnglish, ar: careersArabic },
  { path: '/careers/some-job', en: careerEnglish, ar: careerArabic },
  { path: '/news', en: newsEnglish, ar: newsArabic },
  { path: '/news/some-article', en: newsPostEnglish, ar: newsPostArabic },
];

test.use({ javaScriptEnabled: false });

test('pages that script fills say so, and wait for nothing', async ({ page, language }) => {
  for (const { path, ...copies } of pages) {
    const { noScript } = copies[language];
    await visit(page, path, language);
    await expect(page.getByText(noScript.text)).toBeVisible();
    await expect(page.getByRole('link', { name: noScript.link }).first()).toBeVisible();
    for (const line of await page.locator('[data-width]').all()) await expect(line).toBeHidden();
  }
});
