import { setTimeout as sleep } from 'node:timers/promises';
import { versionPath } from '#shared/publishing/addresses.ts';
import { askOrigin } from './origin.ts';
import { desk, withPage } from './page/devices.ts';
import { within } from './within.ts';

const intervalMs = 2000;
const pollsPerPage = 6;
/** How long nothing is done, visible and hidden. */
const idleMinutes = 10;

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
      const { status, headers } = await askOrigin(port, 'GET', versionPath, {
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

/** How often one page asks. */
export interface PollCounts {
  /** In a view of a minute, of somebody who reads: every ten seconds they scroll for a moment. */
  readonly view: number;
  /** In ten minutes in which nothing is done, visible and hidden. */
  readonly idle: number;
  readonly hidden: number;
}

const viewSeconds = 60;
const secondsBetweenScrolls = 10;

const countingSeconds = 240;
/** How far the clock goes on at once: visitors who do nothing ask every fifteen seconds at most. */
const steps = { reading: 1, idle: 5 };

/** Counts the questions of a page by a clock that goes as fast as they are answered, for four minutes at most. */
export function countPolls(debuggingPort: number, url: string): Promise<PollCounts> {
  return within(countingSeconds, `Counting the questions of ${url}`, countAll(debuggingPort, url));
}

function countAll(debuggingPort: number, url: string): Promise<PollCounts> {
  return withPage(debuggingPort, { device: desk, cpuSlowdown: 1 }, async (page) => {
    let asked = 0;
    page.on('request', (request) => {
      if (request.url().includes('/live/')) asked += 1;
    });
    await page.clock.install();
    await page.goto(url, { waitUntil: 'load' });
    const askedWithin = async (seconds: number, does: keyof typeof steps) => {
      const before = asked;
      for (let second = 0; second < seconds; second += steps[does]) {
        if (does === 'reading' && second % secondsBetweenScrolls === 0) {
          await page.evaluate(() => void dispatchEvent(new Event('scroll')));
        }
        await page.clock.runFor(steps[does] * 1000);
        await page.evaluate(() => fetch('/robots.txt').then((answer) => answer.text()));
      }
      return asked - before;
    };
    const view = await askedWithin(viewSeconds, 'reading');
    const idle = await askedWithin(idleMinutes * 60, 'idle');
    await page.evaluate(() => {
      Object.defineProperty(document, 'hidden', { value: true, configurable: true });
      document.dispatchEvent(new Event('visibilitychange'));
    });
    return { view, idle, hidden: await askedWithin(idleMinutes * 60, 'idle') };
  });
}

/** In dollars for each million: CloudFront's requests over HTTPS in the Middle East, its function, and S3's reads. */
const prices = { request: 1.2, edgeFunction: 0.1, read: 0.4 };
const perQuestion = (prices.request + prices.edgeFunction + prices.read) / 1e6;

/**
 * Of a question as visitors asked it before, by `/api/site-content`, again for each million: the CDN, the HTTP API, Lambda
 * (the request, and 20 ms of 256 MB), and a read of 20 kB from the table.
 */
const formerPrices = { request: 1.2, api: 1.2, lambda: 0.2 + 0.07, read: 2.5 * 0.28 };
const perFormerQuestion = Object.values(formerPrices).reduce((sum, price) => sum + price, 0) / 1e6;
const formerPerHour = 3600 / 2;

/** What the questions of a million page views cost in dollars, were each of them passed on to the bucket. */
export function pollingPrice({ view }: PollCounts): number {
  return view * 1e6 * perQuestion;
}

/** Questions in an hour of a visitor, and what they cost in dollars at most. */
export interface HourlyCost {
  readonly what: string;
  readonly questions: number;
  readonly dollars: number;
}

/** The same as visitors ask now and as they asked before, when a page that was visible asked every two seconds. */
export function hourlyCosts({ view, idle, hidden }: PollCounts): HourlyCost[] {
  const now = (what: string, questions: number) => ({ what, questions, dollars: questions * perQuestion });
  return [
    now('reading', view * (3600 / viewSeconds)),
    now('open, nothing is done', idle * (60 / idleMinutes)),
    now('hidden', hidden * (60 / idleMinutes)),
    { what: 'before: visible', questions: formerPerHour, dollars: formerPerHour * perFormerQuestion },
  ];
}
