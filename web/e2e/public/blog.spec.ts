import type { Page } from '@playwright/test';
import { localeOf, localizedPath } from '#shared/language.ts';
import { searchPath } from '#shared/publishing/addresses.ts';
import { copy as arabic } from '#web/pages/blog/copy.ar.ts';
import { copy as english } from '#web/pages/blog/copy.en.ts';
import { copy as arabicPost } from '#web/pages/blog-post/copy.ar.ts';
import { copy as englishPost } from '#web/pages/blog-post/copy.en.ts';
import { giveSession } from '../testing/administrator.ts';
import { expectComplaints } from '../testing/edited-posts.ts';
import { accessibilityProblems, expect, openListByLink, visit } from '../testing/site.ts';
import { test } from '../testing/stored-posts.ts';

const copies = { en: english, ar: arabic };
const postCopies = { en: englishPost, ar: arabicPost };

const audit = {
  title: 'Counting cans',
  titleAr: 'عدّ العلب',
  excerpt: 'Stock height says something about demand.',
  excerptAr: 'ارتفاع المخزون يقول شيئًا عن الطلب.',
  author: 'Sara',
  authorAr: 'سارة',
  category: 'Retail audit',
  categoryAr: 'تدقيق التجزئة',
  content: '## What we count\n\nOne **can** after the other.',
  contentAr: '## ما نعدّه\n\nعلبة **واحدة** تلو الأخرى.',
};
const shopper = {
  ...audit,
  title: 'Five questions',
  titleAr: 'خمسة أسئلة',
  excerpt: 'A short form gets honest answers.',
  excerptAr: 'الاستمارة القصيرة أصدق.',
  category: 'Mystery shopping',
  categoryAr: 'التسوّق الخفي',
};
const read = {
  en: { audit: audit.title, shopper: shopper.title, category: shopper.category, word: 'DEMAND' },
  ar: { audit: audit.titleAr, shopper: shopper.titleAr, category: shopper.categoryAr, word: 'الطلب' },
};

const cards = (page: Page) => page.locator('main ul[aria-busy] > li:has(a)');
const searchBox = (page: Page) => page.getByRole('searchbox');
const isList = (url: URL) => url.pathname === '/api/blog-posts';

test.beforeEach(({ context, session }) => giveSession(context, session));

test('published posts are listed newest first, and an opened post is shown in full @phone', async ({
  page,
  posts,
  language,
}) => {
  await posts.blog({ ...audit, title: 'A draft', titleAr: 'مسودة', published: false });
  const { slug } = await posts.blog(audit);
  await posts.blog(shopper);
  await visit(page, '/blog', language);
  await expect(cards(page)).toHaveCount(2);
  await expect(cards(page).getByRole('heading')).toHaveText([read[language].shopper, read[language].audit]);
  const day = new Intl.DateTimeFormat(localeOf(language), { dateStyle: 'long', timeZone: 'Asia/Baghdad' });
  const card = cards(page).filter({ hasText: read[language].audit });
  await expect(card.locator('time')).toHaveText(day.format(new Date()));
  await expect(card).toContainText(language === 'ar' ? audit.authorAr : audit.author);
  expect(await accessibilityProblems(page)).toEqual([]);

  await card.getByRole('link').click();
  await expect(page).toHaveURL(localizedPath(`/blog/${slug}`, language));
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(read[language].audit);
  await expect(page).toHaveTitle(new RegExp(`^${read[language].audit} \\|`));
  const heading = language === 'ar' ? 'ما نعدّه' : 'What we count';
  await expect(page.getByRole('heading', { level: 2, name: heading })).toBeVisible();
  await expect(page.locator('article strong')).toHaveText(language === 'ar' ? 'واحدة' : 'can');
  await expect(page.getByRole('link', { name: postCopies[language].closing.action })).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);

  const trail = page.getByRole('navigation', { name: postCopies[language].trail.label });
  await expect(trail.getByRole('link', { name: postCopies[language].trail.home })).toHaveAttribute(
    'href',
    localizedPath('/', language),
  );
  await trail.getByRole('link').last().click();
  await expect(page).toHaveURL(localizedPath('/blog', language));
});

test('search and category filter the list; the address keeps both for a reload and for Back @phone', async ({
  page,
  posts,
  language,
}) => {
  await posts.several(['blog', audit], ['blog', shopper]);
  const { filter, empty, showAll } = copies[language];
  const { word, category } = read[language];
  await visit(page, '/blog', language);
  await expect(cards(page)).toHaveCount(2);
  await searchBox(page).fill(word);
  await expect(cards(page).getByRole('heading')).toHaveText([read[language].audit]);
  await expect(page.getByRole('status').filter({ hasText: copies[language].shown })).toBeAttached();
  await expect(page).toHaveURL(new RegExp(`\\?q=${encodeURIComponent(word)}$`));

  await page.reload();
  await expect(searchBox(page)).toHaveValue(word);
  await expect(cards(page)).toHaveCount(1);
  await cards(page).getByRole('link').click();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText(read[language].audit);
  await page.goBack();
  await expect(searchBox(page)).toHaveValue(word);
  await expect(cards(page)).toHaveCount(1);

  await page.getByLabel(filter.category).selectOption(category);
  await expect(page.getByRole('heading', { name: empty.title })).toBeVisible();
  await expect(page.getByText(empty.text)).toBeVisible();
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.getByRole('button', { name: showAll }).click();
  await expect(cards(page)).toHaveCount(2);
  await expect(searchBox(page)).toHaveValue('');

  await page.getByLabel(filter.category).selectOption(category);
  await expect(cards(page).getByRole('heading')).toHaveText([read[language].shopper]);
});

test('a search shows the previous articles until its own are loaded', async ({ page, posts, language }) => {
  await posts.several(['blog', audit], ['blog', shopper]);
  await visit(page, '/blog', language);
  await expect(cards(page)).toHaveCount(2);
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  const searched = searchPath('blog', language);
  const asked = page.waitForRequest((sent) => new URL(sent.url()).pathname === searched);
  await page.route(searched, async (route) => {
    await released;
    await route.continue();
  });
  await searchBox(page).fill(read[language].word);
  await asked;
  await expect(cards(page)).toHaveCount(2);
  await expect(page.getByRole('list', { name: copies[language].list })).toHaveAttribute('aria-busy', 'true');
  release();
  await expect(cards(page)).toHaveCount(1);
});

test('older articles are loaded on request, and the first of them gets the focus', async ({
  page,
  posts,
  language,
}) => {
  const notes = Array.from({ length: 14 }, (_, place) => ({
    ...audit,
    title: `Note ${place + 1}`,
    titleAr: '',
  }));
  await posts.several(...notes.map((note) => ['blog', note] as const));
  await visit(page, '/blog', language);
  await expect(cards(page)).toHaveCount(12);
  await page.getByRole('button', { name: copies[language].loadMore }).click();
  await expect(cards(page)).toHaveCount(14);
  await expect(cards(page).nth(12).getByRole('link')).toBeFocused();
  await expect(page.getByRole('button', { name: copies[language].loadMore })).toBeHidden();
});

test('a list that fails to load says so, and loads again on request', async ({
  page,
  posts,
  language,
  pageErrors,
}) => {
  await posts.blog(audit);
  const { failed, retry } = copies[language];
  await page.route(isList, (route) => route.abort());
  await openListByLink(page, '/blog', language);
  const panel = page.getByRole('alert').filter({ hasText: failed.title });
  await expect(panel).toContainText(failed.text);
  expect(await accessibilityProblems(page)).toEqual([]);
  await page.unroute(isList);
  await panel.getByRole('button', { name: retry }).click();
  await expect(cards(page)).toHaveCount(1);
  expectComplaints(pageErrors, 'ERR_FAILED');
});

test('six skeletons are shown while articles load, and nothing moves when they appear @phone', async ({
  page,
  posts,
  language,
}) => {
  await posts.blog(audit);
  /** Adds up the layout shifts since the skeletons appeared, in `data-moved`. */
  await page.addInitScript(() => {
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries() as (PerformanceEntry & { value: number })[]) {
        const { skeletonsAt = Number.POSITIVE_INFINITY, moved = 0 } = document.documentElement.dataset;
        if (entry.startTime > Number(skeletonsAt))
          document.documentElement.dataset.moved = String(Number(moved) + entry.value);
      }
    }).observe({ type: 'layout-shift', buffered: true });
  });
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route(isList, async (route) => {
    await released;
    await route.continue();
  });
  await openListByLink(page, '/blog', language);
  const grid = page.getByRole('list', { name: copies[language].list });
  await expect(grid.locator('> li')).toHaveCount(6);
  await expect(grid).toHaveAttribute('aria-busy', 'true');
  await page.evaluate(() => {
    document.documentElement.dataset.skeletonsAt = String(performance.now());
  });
  release();
  await expect(cards(page)).toHaveCount(1);
  const moved = await page.evaluate(() => Number(document.documentElement.dataset.moved ?? 0));
  expect(moved).toBeLessThanOrEqual(0.02);
});
