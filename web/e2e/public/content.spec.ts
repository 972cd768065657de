import type { Page } from '@playwright/test';
import type { ContentItem } from '#shared/content/item.ts';
import { versionPath } from '#shared/publishing/addresses.ts';
import { texts as sectionsArabic } from '#web/pages/home/below-the-fold/copy.ar.ts';
import { texts as sectionsEnglish } from '#web/pages/home/below-the-fold/copy.en.ts';
import { texts as homeArabic } from '#web/pages/home/copy.ar.ts';
import { texts as homeEnglish } from '#web/pages/home/copy.en.ts';
import { expect, refuseCookies, visit } from '../testing/site.ts';
import { test } from '../testing/stored-content.ts';
import { coveredTexts } from '../testing/uncovered.ts';

const texts = { en: { ...homeEnglish, ...sectionsEnglish }, ar: { ...homeArabic, ...sectionsArabic } };

/** Waits until the CDN's cache has no texts of the previous journey any more. */
test.beforeEach(async ({ request }) => {
  const shown = async (): Promise<ContentItem[]> => (await request.get('/api/site-content')).json();
  await expect.poll(async () => (await shown()).filter(({ value, valueAr }) => value || valueAr)).toEqual([]);
});

const headline = (page: Page) => page.getByRole('heading', { level: 1 });
const isQuestion = (url: string) => new URL(url).pathname === versionPath;
/** Resolves when the page has asked for the published version. */
const settled = (page: Page) => page.waitForResponse((response) => isQuestion(response.url()));
/** Simulates a user who keeps scrolling, so that the page asks for the version every two seconds. */
const readOn = (page: Page) =>
  page.evaluate(() => void setInterval(() => dispatchEvent(new Event('scroll')), 500));

test('a saved text appears on an open page, as text, in the page’s language @both', async ({
  page,
  content,
  language,
}) => {
  const value = { en: 'New <b>headline</b> & more', ar: 'عنوان <i>جديد</i>' };
  await visit(page, '/', language);
  await settled(page);
  await readOn(page);
  await expect(headline(page)).toHaveText(texts[language].hero_title);
  const lead = await page.getByText(texts[language].hero_subtitle).elementHandle();
  await page.evaluate(() => Object.assign(window, { sameDocument: true }));
  await content.save('hero_title', { value: value.en, valueAr: value.ar });
  await expect(headline(page)).toHaveText(value[language]);
  expect(await page.evaluate(() => 'sameDocument' in window)).toBe(true);
  expect(await lead?.evaluate((element) => element.isConnected)).toBe(true);
});

test('without Arabic, Arabic readers get the base value; without both, the default @phone', async ({
  page,
  content,
  language,
}) => {
  await visit(page, '/', language);
  await readOn(page);
  await content.save('hero_title', { value: 'Base', valueAr: 'عربي' });
  await expect(headline(page)).toHaveText(language === 'ar' ? 'عربي' : 'Base');
  await content.save('hero_title', { value: 'Base', valueAr: '' });
  await expect(headline(page)).toHaveText('Base');
  await content.save('hero_title', { value: '' });
  await expect(headline(page)).toHaveText(texts[language].hero_title);
});

test('a saved picture replaces the drawing, and nothing moves', async ({ page, content, language }) => {
  await visit(page, '/', language);
  await settled(page);
  await readOn(page);
  const before = await headline(page).boundingBox();
  await content.save('hero_image', { value: '/icon-512.png' });
  const pictures = page.locator('main img[src="/icon-512.png"]');
  await expect(pictures.first()).toBeVisible();
  expect(await headline(page).boundingBox()).toEqual(before);
  await expect(page.locator('main video')).toHaveCount(0);
});

test('sections whose script is delayed stay visible, and are up to date when hydrated', async ({
  page,
  content,
  language,
}) => {
  const changed = { en: 'Other title', ar: 'عنوان آخر' }[language];
  const button = { en: 'Other button', ar: 'زرّ آخر' }[language];
  let release = () => {};
  const released = new Promise<void>((resolve) => {
    release = resolve;
  });
  await page.route('**/assets/below-the-fold-*', async (route) => {
    await released;
    await route.continue();
  });
  await visit(page, '/', language);
  await page.mouse.move(5, 300);
  await settled(page);
  await readOn(page);
  await content.saveAll({
    services_title: { value: 'Other title', valueAr: 'عنوان آخر' },
    hero_cta: { value: 'Other button', valueAr: 'زرّ آخر' },
  });
  await expect(page.getByRole('link', { name: button })).toBeVisible();
  await expect(page.getByRole('heading', { name: texts[language].services_title })).toBeAttached();
  release();
  await expect(page.getByRole('heading', { name: changed })).toBeAttached();
});

test('a hidden page sends no requests, and is updated at once when shown', async ({
  page,
  content,
  language,
}) => {
  await page.clock.install();
  await visit(page, '/contact', language);
  await settled(page);
  const show = (hidden: boolean) =>
    page.evaluate((value) => {
      Object.defineProperty(document, 'hidden', { value, configurable: true });
      document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
    }, hidden);
  const asked: string[] = [];
  await show(true);
  page.on('request', (request) => isQuestion(request.url()) && asked.push(request.url()));
  await content.save('contact_title', { value: 'Other title', valueAr: 'عنوان آخر' });
  await page.clock.runFor(600_000);
  expect(asked).toEqual([]);
  await show(false);
  await expect(headline(page)).toHaveText({ en: 'Other title', ar: 'عنوان آخر' }[language]);
});

test('the next page starts with the content shown last', async ({ page, content, language }) => {
  await content.save('hero_title', { value: 'Other title', valueAr: 'عنوان آخر' });
  const changed = { en: 'Other title', ar: 'عنوان آخر' }[language];
  await visit(page, '/', language);
  await expect(headline(page)).toHaveText(changed);
  await page.route('**/live/*', () => {});
  await page.reload();
  await expect(headline(page)).toHaveText(changed);
});

test('a headline without a blank stays within the page', async ({ page, content, language }) => {
  const headline = 'W'.repeat(290);
  await content.save('hero_title', { value: headline, valueAr: headline });
  await visit(page, '/', language);
  const title = page.getByRole('heading', { level: 1 });
  await expect(title).toHaveText(headline);
  const overflow = await title.evaluate((h1) => {
    const { left, right } = h1.getBoundingClientRect();
    return h1.scrollWidth > h1.clientWidth || left < 0 || right > innerWidth;
  });
  expect(overflow).toBe(false);
});

test('names of lists without a blank make no page wider @phone @long', async ({
  page,
  content,
  language,
}) => {
  const name = 'W'.repeat(290);
  const named = { value: name, valueAr: name };
  await content.saveAll({ news_title: named, careers_title: named, blog_title: named });
  await refuseCookies(page);
  for (const path of ['/', '/contact', '/careers']) {
    await visit(page, path, language);
    await expect(page.getByRole('contentinfo').getByText(name).first()).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth)).toBe(0);
  }
});

test('long names and addresses make neither the page nor its header wider @both @long', async ({
  page,
  content,
  language,
}) => {
  const name = 'Retail Evidence for the Middle East and North Africa, Turkey and Iran';
  const email = `a.long.name.of.a.mailbox@${'offices.'.repeat(8)}retail-evidence.example.com`;
  await content.saveAll({
    company_name: { value: name, valueAr: name },
    company_tagline: { value: `A brand of ${name}`, valueAr: `A brand of ${name}` },
    contact_email: { value: email },
  });
  await refuseCookies(page);
  for (const path of ['/', '/contact']) {
    await visit(page, path, language);
    for (const width of [320, 1024, 1440]) {
      await page.setViewportSize({ width, height: 800 });
      const at = `${path} at ${width}`;
      const shown = page.getByRole('banner').getByText(name);
      await expect(shown, at).toBeVisible();
      const beyond = await shown.evaluate((e) => e.clientWidth - (e.closest('a')?.clientWidth ?? 0));
      expect(beyond, at).toBeLessThan(0);
      await expect(page.getByRole('contentinfo').getByText(email), at).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), at).toBe(0);
      expect(await coveredTexts(page), at).toEqual([]);
    }
  }
});
