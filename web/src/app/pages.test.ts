import { describe, expect, test } from 'vitest';
import { loadPage } from './pages.ts';

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
