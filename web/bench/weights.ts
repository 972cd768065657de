import { chromium, type Page } from '@playwright/test';
import type { Addresses } from './addresses.ts';
import { attempt, withChromium } from './chromium.ts';
import { kilobytes, pathOf, printTable } from './table.ts';

/** The kinds of files that a page loads. */
const fileKinds = ['document', 'style', 'script', 'font', 'image', 'media', 'other'] as const;
type FileKind = (typeof fileKinds)[number];

/** What a page loads without interaction: bytes as sent, compressed and with their headers, by kind of file. */
interface PageWeight extends Readonly<Record<FileKind, number>> {
  /** The number of requests, and of scripts among them. */
  readonly requests: number;
  readonly scripts: number;
}

/** How long a page is observed after the load event, in ms, since there is no event for the end of its requests. */
const quietMs = 5000;
const pageSeconds = 60;
/** The phone that Lighthouse emulates. */
const phone = {
  viewport: { width: 412, height: 823 },
  deviceScaleFactor: 1.75,
  isMobile: true,
  hasTouch: true,
};
const kinds: Readonly<Partial<Record<string, FileKind>>> = {
  Document: 'document',
  Stylesheet: 'style',
  Script: 'script',
  Font: 'font',
  Image: 'image',
  Media: 'media',
};

/**
 * Prints what every page loads without interaction. A page that cannot be measured is reported on the error output and left
 * out.
 */
export async function reportWeights(edgePort: number, { all, admin }: Addresses): Promise<void> {
  const rows: string[][] = [];
  for (const address of all) {
    await attempt(async () => {
      const weigh = (port: number) => weighPage(port, address, admin.get(address));
      const weight = await withChromium(edgePort, pageSeconds, `Weighing ${address}`, weigh);
      const counts = [String(weight.requests), String(weight.scripts)];
      rows.push([pathOf(address), ...counts, ...fileKinds.map((kind) => kilobytes(weight[kind]))]);
    });
  }
  printTable(
    'Before any interaction: requests, scripts among them, and kB as sent',
    ['page', 'requests', 'scripts', ...fileKinds],
    rows,
  );
}

/**
 * Opens a page on a phone, with the given cookie if there is one, waits some seconds after its load event, and adds up
 * its requests.
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
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Network.enable');
  await devtools.send('Network.setCacheDisabled', { cacheDisabled: true });
  const kindOf = new Map<string, FileKind>();
  const bytes = Object.fromEntries(fileKinds.map((kind) => [kind, 0])) as Record<FileKind, number>;
  devtools.on('Network.responseReceived', ({ requestId, type, response }) => {
    if (response.url.startsWith('data:')) return;
    const isScript = new URL(response.url).pathname.endsWith('.js');
    kindOf.set(requestId, isScript ? 'script' : (kinds[type] ?? 'other'));
  });
  devtools.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => {
    const kind = kindOf.get(requestId);
    if (kind) bytes[kind] += encodedDataLength;
  });
  await page.goto(url, { waitUntil: 'load' });
  // This wait is the measurement: it ends the time in which requests of the untouched page are counted.
  await page.waitForTimeout(quietMs);
  const loaded = [...kindOf.values()];
  return { ...bytes, requests: loaded.length, scripts: loaded.filter((kind) => kind === 'script').length };
}
