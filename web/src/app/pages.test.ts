import { describe, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { postKinds, postPageOf } from '#shared/posts/kinds.ts';
import { aliasPaths, canonicalPage, pageAt, pagePaths } from './page-table.ts';
import { documentPath, loadPage } from './pages.ts';

describe('where a page counts as being', () => {
  test.each([
    '/retail-audit-krg',
    '/retail-execution-iraq',
    '/fmcg-retail-execution',
    '/shelf-audit-service',
    '/supermarket-audit',
    '/hypermarket-audit',
    '/food-distribution-audit',
  ])('%s shows the retail audit page and counts as it', async (path) => {
    const [alias, page] = await Promise.all([loadPage(path, 'ar'), loadPage('/retail-auditing-iraq', 'ar')]);
    expect(alias.copy).toBe(page.copy);
    expect(alias.canonical.path).toBe('/retail-auditing-iraq');
  });

  test('every other page counts as itself', async () => {
    expect((await loadPage('/awards', 'en')).canonical).toEqual({ path: '/awards', languages: ['en', 'ar'] });
  });

  test('digital commerce is written in English only', async () => {
    expect((await loadPage('/digital-commerce', 'ar')).canonical.languages).toEqual(['en']);
  });
});

describe('a post’s page', () => {
  test.each([
    ['/blog/k3Jd_9', 'blog'],
    ['/news/k3Jd_9', 'news'],
    ['/careers/k3Jd_9', 'career'],
  ] as const)('%s is of the kind %s and shows that post', async (path, kind) => {
    expect(await loadPage(path, 'en')).toMatchObject({ id: 'k3Jd_9', kind, missing: false });
  });

  test('its document knows no post yet', async () => {
    expect(documentPath('/blog/k3Jd_9')).toBe('/blog/');
    expect(await loadPage('/blog/', 'en')).toMatchObject({ id: '', kind: 'blog', missing: false });
  });

  test('news that comes with the site has documents of its own', () => {
    expect(documentPath('/news/quarterly-shelf-report')).toBe('/news/quarterly-shelf-report');
    expect(documentPath('/blog/quarterly-shelf-report')).toBe('/blog/');
  });

  test.each(['/blog/one/two', '/news/one.html', '/posts/one'])('%s is none', async (path) => {
    expect(await loadPage(path, 'en')).toMatchObject({ missing: true });
    expect(documentPath(path)).toBe('/404');
  });
});

describe('the table of pages', () => {
  const folders = Object.keys(import.meta.glob('../pages/*/*-page.tsx')).map((path) => path.split('/')[2]);
  const unlisted = ['not-found', ...postKinds.map(postPageOf)];

  test.each(folders)('has the folder pages/%s', (folder) => {
    expect([...pagePaths.map((path) => pageAt(path)?.folder), ...unlisted]).toContain(folder);
  });

  test.each(postKinds)('the posts of the kind %s have a page', (kind) => {
    expect(folders).toContain(postPageOf(kind));
  });

  test.each(aliasPaths)('has %s as another address of a page that counts as itself', (path) => {
    expect(pagePaths).toContain(canonicalPage(path).path);
  });

  test.each(pagePaths)('%s brings the same editable texts in every language', async (path) => {
    const pages = await Promise.all(languages.map((language) => loadPage(path, language)));
    const [english = [], ...others] = pages.map(({ texts }) => Object.keys(texts).sort());
    for (const keys of others) expect(keys).toEqual(english);
  });
});
