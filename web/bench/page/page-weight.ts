import type { Request } from '@playwright/test';
import { phone, withPage } from './devices.ts';

/** Bytes a page loads by itself, as sent (compressed), before anybody touches it. */
export interface PageWeight {
  readonly document: number;
  readonly style: number;
  /** What the page needs to be hydrated. */
  readonly script: number;
  /** Script fetched ahead once the page is hydrated. */
  readonly warming: number;
  readonly font: number;
  readonly image: number;
  readonly media: number;
  readonly other: number;
}

/** How long is watched after the load, in ms: what a page fetches by itself has no end to wait for. */
const quietMs = 6000;
const kinds: Record<string, keyof PageWeight> = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  font: 'font',
  image: 'image',
  media: 'media',
};

/**
 * Opens a page on a phone, with the given cookie if there is one, leaves it alone for some seconds after it loaded, and
 * adds up what it asked for.
 */
export async function weighPage(debuggingPort: number, url: string, cookie = ''): Promise<PageWeight> {
  return withPage(debuggingPort, { device: phone, cpuSlowdown: 1 }, async (page) => {
    if (cookie) await page.setExtraHTTPHeaders({ cookie });
    const requests: Request[] = [];
    page.on('requestfinished', (request) => requests.push(request));
    await page.addInitScript(() => {
      addEventListener('page-hydrated', () => performance.mark('hydrated'), { once: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    // The measurement itself: what a page that is left alone asks for by then counts, and nothing is waited for.
    await page.waitForTimeout(quietMs);
    const hydrated = await page.evaluate(() => {
      const [mark] = performance.getEntriesByName('hydrated');
      return performance.timeOrigin + (mark?.startTime ?? Number.POSITIVE_INFINITY);
    });
    const weight = {
      document: 0,
      style: 0,
      script: 0,
      warming: 0,
      font: 0,
      image: 0,
      media: 0,
      other: 0,
    };
    for (const request of requests) {
      const kind = kinds[request.resourceType()] ?? 'other';
      const isWarming = kind === 'script' && request.timing().startTime > hydrated;
      weight[isWarming ? 'warming' : kind] += (await request.sizes()).responseBodySize;
    }
    return weight;
  });
}
