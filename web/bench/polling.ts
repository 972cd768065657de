import { setTimeout as sleep } from 'node:timers/promises';
import { desk, withPage } from './devices.ts';
import { askOrigin } from './origin.ts';

const contentPath = '/api/site-content';
const intervalMs = 2000;
const pollsPerPage = 6;
const hiddenMinutes = 10;

/** What open pages that ask for the content cost. */
export interface PollingCost {
  readonly openPages: number;
  /** Questions of all pages together, and how long they took to ask them, in seconds. */
  readonly polls: number;
  readonly seconds: number;
  /** Questions that the CDN did not answer from its cache. */
  readonly reachedOrigin: number;
  /** Questions without an answer of use. */
  readonly failed: number;
}

/** Lets so many pages ask through the CDN on `port`, each every two seconds, beginning at different moments. */
export async function measurePolling(port: number, openPages: number): Promise<PollingCost> {
  const startedAt = performance.now();
  const tally = { polls: 0, reachedOrigin: 0, failed: 0 };
  const page = async (index: number) => {
    let etag = '';
    await sleep((intervalMs * index) / openPages);
    for (let poll = 0; poll < pollsPerPage; poll += 1) {
      if (poll > 0) await sleep(intervalMs);
      const { status, headers } = await askOrigin(port, 'GET', contentPath, {
        ...(etag && { 'if-none-match': etag }),
      });
      etag = headers.etag ?? '';
      tally.polls += 1;
      if (headers['x-cache'] !== 'Hit from cloudfront') tally.reachedOrigin += 1;
      if (status !== 200 && status !== 304) tally.failed += 1;
    }
  };
  await Promise.all(Array.from({ length: openPages }, (_, index) => page(index)));
  return { openPages, ...tally, seconds: (performance.now() - startedAt) / 1000 };
}

/** How often a page asks for the content while it is visible and then while it is hidden, each for ten minutes. */
export function countPolls(debuggingPort: number, url: string): Promise<{ visible: number; hidden: number }> {
  return withPage(debuggingPort, { device: desk, cpuSlowdown: 1 }, async (page) => {
    let asked = 0;
    page.on('request', (request) => {
      if (new URL(request.url()).pathname === contentPath) asked += 1;
    });
    await page.clock.install();
    await page.goto(url, { waitUntil: 'load' });
    const askedWithin = async (minutes: number) => {
      const before = asked;
      for (let second = 0; second < minutes * 60; second += 2) {
        await page.clock.runFor(intervalMs);
        await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
      }
      return asked - before;
    };
    await askedWithin(1);
    const visible = await askedWithin(hiddenMinutes);
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return { visible, hidden: await askedWithin(hiddenMinutes) };
  });
}
