import type { Page } from '@playwright/test';

export const titles = (page: Page) => page.getByRole('main').getByRole('heading', { level: 2 });
export const headline = (page: Page) => page.getByRole('heading', { level: 1 });
export const markDocument = (page: Page) =>
  page.evaluate(() => Object.assign(window, { sameDocument: true }));
export const isSameDocument = (page: Page) => page.evaluate(() => 'sameDocument' in window);
export const graph = async (page: Page): Promise<Record<string, unknown>[]> =>
  JSON.parse((await page.locator('script[type="application/ld+json"]').textContent()) ?? '')['@graph'];
export const views = (page: Page) =>
  page.evaluate(() => {
    const dataLayer = (Reflect.get(window, 'dataLayer') ?? []) as Record<string, unknown>[];
    return dataLayer.filter(({ event }) => event === 'page_view').map(({ path, title }) => [path, title]);
  });
