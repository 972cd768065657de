import { searchPath } from '#shared/publishing/addresses.ts';
import { desk, withPage } from './page/devices.ts';

/** What a visitor's search asks for. */
export interface SearchCost {
  /** Published files, and their bytes as sent. */
  readonly files: number;
  readonly bytes: number;
  /** Questions to functions, each of which would read the database. */
  readonly toFunctions: number;
}

/** Searches the blog for two words, one after the other, and counts what is asked for meanwhile. */
export function measureSearch(debuggingPort: number, blog: string): Promise<SearchCost> {
  return withPage(debuggingPort, { device: desk, cpuSlowdown: 1 }, async (page) => {
    await page.goto(blog, { waitUntil: 'load' });
    const box = page.getByRole('searchbox');
    await box.focus();
    const cost = { files: 0, toFunctions: 0 };
    const sizes: Promise<number>[] = [];
    page.on('request', (request) => {
      if (/^\/(api|share)\//.test(new URL(request.url()).pathname)) cost.toFunctions += 1;
    });
    page.on('requestfinished', (request) => {
      if (!new URL(request.url()).pathname.startsWith('/live/search/')) return;
      cost.files += 1;
      sizes.push(request.sizes().then(({ responseBodySize }) => responseBodySize));
    });
    const loaded = page.waitForResponse((answer) => answer.url().endsWith(searchPath('blog', 'en')));
    await box.pressSequentially('shelf');
    await (await loaded).finished();
    await box.fill('mystery');
    const found = page.locator('main ul[aria-busy=false] > li');
    await found
      .filter({ hasText: /mystery/i })
      .first()
      .waitFor();
    const bytes = (await Promise.all(sizes)).reduce((sum, size) => sum + size, 0);
    return { ...cost, bytes };
  });
}
