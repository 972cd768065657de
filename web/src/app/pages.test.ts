import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { postKinds, postPageOf } from '#shared/posts/kinds.ts';
import { type ContactReason, contactPath, contactReasons } from '#web/lib/contact-paths.ts';
import { aliasPaths, canonicalPage, pageAt, pagePaths } from './page-table.ts';
import { loadWholePage } from './pages.ts';

describe('the canonical address of a page', () => {
  test.each([
    '/retail-audit-krg',
    '/retail-execution-iraq',
    '/fmcg-retail-execution',
    '/shelf-audit-service',
    '/supermarket-audit',
    '/hypermarket-audit',
    '/food-distribution-audit',
  ])('of %s is the retail audit page, which it shows', async (path) => {
    const [alias, page] = await Promise.all([
      loadWholePage(path, 'ar'),
      loadWholePage('/retail-auditing-iraq', 'ar'),
    ]);
    expect(alias.copy).toBe(page.copy);
    expect(alias.canonical.path).toBe('/retail-auditing-iraq');
  });

  test.each(['en', 'ar'] as const)(
    'of the contact page for each reason is its own, in %s',
    async (language) => {
      const plain = await loadWholePage('/contact', language);
      expect(plain).toMatchObject({ id: '', missing: false });
      for (const reason of Object.keys(contactReasons) as ContactReason[]) {
        const page = await loadWholePage(contactPath(reason), language);
        expect(page).toMatchObject({ id: reason, missing: false, canonical: { path: '/contact' } });
        expect(page.copy.openedFor?.[reason]?.title).toBeTruthy();
      }
      expect(await loadWholePage('/contact/anything', language)).toMatchObject({ missing: true });
    },
  );

  test('of every other page is its own', async () => {
    expect((await loadWholePage('/awards', 'en')).canonical).toEqual({
      path: '/awards',
      languages: ['en', 'ar'],
    });
  });

  test('of digital commerce exists in English only', async () => {
    expect((await loadWholePage('/digital-commerce', 'ar')).canonical.languages).toEqual(['en']);
  });
});

describe('a post’s page', () => {
  test.each([
    ['/blog/k3Jd_9', 'blog'],
    ['/news/k3Jd_9', 'news'],
    ['/careers/k3Jd_9', 'career'],
  ] as const)('%s is of the kind %s and shows that post', async (path, kind) => {
    expect(await loadWholePage(path, 'en')).toMatchObject({
      id: 'k3Jd_9',
      kind,
      isPost: true,
      missing: false,
    });
  });

  test('loads nothing of the post together with what all posts share', async () => {
    const [one, other] = await Promise.all([
      loadWholePage('/blog/one', 'en'),
      loadWholePage('/blog/two', 'en'),
    ]);
    expect(one.copy).toBe(other.copy);
    expect([one.id, other.id]).toEqual(['one', 'two']);
  });

  test.each(['/blog/one/two', '/news/one.html', '/posts/one'])('%s is not one', async (path) => {
    expect(await loadWholePage(path, 'en')).toMatchObject({ missing: true });
  });
});

describe('an archive page', () => {
  test.each([
    ['/blog/archive/first', 'blog'],
    ['/careers/archive/k3Jd_9', 'career'],
  ] as const)('%s lists posts of the kind %s', async (path, kind) => {
    expect(await loadWholePage(path, 'ar')).toMatchObject({ kind, isPost: false, missing: false });
  });
});

describe('the table of pages', () => {
  const folders = Object.keys(import.meta.glob('../pages/*/*-page.tsx')).map((path) => path.split('/')[2]);
  const unlisted = ['not-found', 'archive', ...postKinds.map(postPageOf)];

  test.each(folders)('has the folder pages/%s', (folder) => {
    expect([...pagePaths.map((path) => pageAt(path)?.folder), ...unlisted]).toContain(folder);
  });

  test.each(postKinds)('has a page for the posts of the kind %s', (kind) => {
    expect(folders).toContain(postPageOf(kind));
  });

  test.each(aliasPaths)('has %s as an alias of a canonical page', (path) => {
    expect(pagePaths).toContain(canonicalPage(path).path);
  });

  test.each(pagePaths)('%s has the same editable texts in every language', async (path) => {
    const pages = await Promise.all(languages.map((language) => loadWholePage(path, language)));
    const [english = [], ...others] = pages.map(({ texts }) => Object.keys(texts).sort());
    for (const keys of others) expect(keys).toEqual(english);
  });
});
