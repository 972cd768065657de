import { chromium, type Page, type Request } from '@playwright/test';
import type { Addresses } from './addresses.ts';
import { attempt, withChromium } from './chromium.ts';
import { kilobytes, pathOf, printTable } from './table.ts';

/** Bytes a page loads by itself, as sent (compressed), before anybody touches it. */
interface PageWeight {
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
const pageSeconds = 60;
/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const kinds: Record<string, keyof PageWeight> = {
  document: 'document',
  stylesheet: 'style',
  script: 'script',
  font: 'font',
  image: 'image',
  media: 'media',
};

/** Prints what every page loads by itself. A page that cannot be measured is told on the error output and left out. */
export async function reportWeights(edgePort: number, { all, admin }: Addresses): Promise<void> {
  const columns = ['document', 'style', 'script', 'warming', 'font', 'image', 'media', 'other'] as const;
  const rows: string[][] = [];
  for (const address of all) {
    await attempt(async () => {
      const weigh = (port: number) => weighPage(port, address, admin.get(address));
      const weight = await withChromium(edgePort, pageSeconds, `Weighing ${address}`, weigh);
      rows.push([pathOf(address), ...columns.map((column) => kilobytes(weight[column]))]);
    });
  }
  printTable('Before any interaction: kB as sent', ['page', ...columns], rows);
}

/**
 * Opens a page on a phone, with the given cookie if there is one, leaves it alone for some seconds after it loaded, and
 * adds up what it asked for.
 */
async function weighPage(debuggingPort: number, url: string, cookie = ''): Promise<PageWeight> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  try {
    return await weigh(await browser.newPage(phone), url, cookie);
  } finally {
    await browser.close();
  }
}

async function weigh(page: Page, url: string, cookie: string): Promise<PageWeight> {
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
}
