import type { APIRequestContext } from '@playwright/test';
import { type Language, localizedPath, parsePath } from '#shared/language.ts';
import { builtInNewsIds } from '#shared/news/news.ts';
import { aliasPaths, canonicalPage, pagePaths } from '#web/app/page-table.ts';
import { contactReasonAt } from '#web/lib/contact-paths.ts';
import { expect, test } from '../testing/site.ts';

const pages = [...pagePaths, ...builtInNewsIds.map((id) => `/news/${id}`)];
const englishOnly = pagePaths.filter((path) => !canonicalPage(path).languages.includes('ar'));

/** Returns what a crawler without script reads in a document. `path` is the English form of the URL. */
async function crawl(request: APIRequestContext, path: string, language: Language) {
  const response = await request.get(localizedPath(path, language), { maxRedirects: 0 });
  const html = await response.text();
  const first = (pattern: RegExp) => pattern.exec(html)?.[1] ?? '';
  return {
    status: response.status(),
    language: first(/<html lang="([^"]+)"/),
    title: first(/<title[^>]*>([^<]+)<\/title>/),
    description: first(/<meta name="description" content="([^"]+)"/),
    heading: first(/<h1[^>]*>(.+?)<\/h1>/s),
    canonical: first(/<link rel="canonical" href="([^"]+)"/),
    alternates: Object.fromEntries(
      [...html.matchAll(/<link rel="alternate" hreflang="([^"]+)" href="([^"]+)"/g)].map(
        ([, hreflang, href]) => [hreflang, href],
      ),
    ),
    types: [
      ...first(/<script type="application\/ld\+json"[^>]*>(.*?)<\/script>/s).matchAll(/"@type":"(\w+)"/g),
    ].map(([, type]) => type),
  };
}

/** Returns the site's own URL from robots.txt. */
async function siteUrl(request: APIRequestContext): Promise<string> {
  const robots = await (await request.get('/robots.txt')).text();
  return /^Sitemap: (.*)\/sitemap\.xml$/m.exec(robots)?.[1] ?? '';
}

test('every page is complete without script, with its own title, description, address and language versions @both', async ({
  request,
  language,
}) => {
  const site = await siteUrl(request);
  const titles = new Set<string>();
  const descriptions = new Set<string>();
  for (const path of pages) {
    const page = await crawl(request, path, language);
    const isEnglishOnly = englishOnly.includes(path);
    const url = (of: Language) => site + localizedPath(path, of);
    expect.soft(page, path).toMatchObject({
      status: 200,
      language,
      canonical: url(isEnglishOnly ? 'en' : language),
      alternates: { en: url('en'), 'x-default': url('en'), ...(!isEnglishOnly && { ar: url('ar') }) },
      types: expect.arrayContaining(['Organization', 'WebSite', ...(path === '/' ? [] : ['BreadcrumbList'])]),
    });
    expect.soft(Object.keys(page.alternates), path).toHaveLength(isEnglishOnly ? 2 : 3);
    expect.soft(page.heading, path).not.toBe('');
    titles.add(page.title);
    descriptions.add(page.description);
  }
  expect(titles.size).toBe(pages.length);
  expect(descriptions.size).toBe(pages.length);
  expect([...titles, ...descriptions]).not.toContain('');
});

test('the aliases of a page show it and name its canonical address', async ({ request, language }) => {
  for (const path of aliasPaths) {
    const original = await crawl(request, canonicalPage(path).path, language);
    const shown = await crawl(request, path, language);
    // An alias of the contact page has its own title, description and heading, which say why the visitor writes.
    const { title, description, heading } = shown;
    const said = contactReasonAt(path) ? { title, description, heading } : {};
    expect.soft(shown, path).toEqual({ ...original, ...said });
    if (contactReasonAt(path)) expect.soft(shown.title, path).not.toBe(original.title);
  }
});

test('addresses without a page answer 404', async ({ request, language }) => {
  for (const path of ['/nowhere', '/contact/nowhere', '/contact.htm', '/assets/nowhere.js']) {
    expect.soft((await crawl(request, path, language)).status, path).toBe(404);
  }
});

test('the traditional icon address exists', async ({ request }) => {
  const icon = await request.get('/favicon.ico');
  expect([icon.status(), icon.headers()['content-type']]).toEqual([200, expect.stringMatching(/^image\//)]);
});

test('every address in the site map answers, and is its own canonical address @both', async ({
  request,
  language,
}) => {
  const site = await siteUrl(request);
  const namedBy = async (path: string) => {
    const map = await (await request.get(path)).text();
    return [...map.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => address);
  };
  const parts = await namedBy('/sitemap.xml');
  const addresses = (await Promise.all(parts.map((part) => namedBy(part.slice(site.length))))).flat();
  expect(addresses).toHaveLength(2 * pages.length - englishOnly.length);
  const inLanguage = addresses.filter(
    (address) => parsePath(address.slice(site.length)).language === language,
  );
  expect(inLanguage.length).toBeGreaterThanOrEqual(pages.length - englishOnly.length);
  for (const address of inLanguage) {
    const { path } = parsePath(address.slice(site.length));
    const { status, canonical } = await crawl(request, path, language);
    expect.soft({ status, canonical }, address).toEqual({ status: 200, canonical: address });
  }
});
