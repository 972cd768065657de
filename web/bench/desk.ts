import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { adminAddresses } from '#shared/admin-paths.ts';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import { attempt } from './chromium.ts';
import { askOrigin, type LocalSite, signIn, startLocalSite } from './site.ts';
import { median, printTable, rounded } from './table.ts';

const root = join(import.meta.dirname, '../..');
const fewItems = { posts: 50, messages: 50, pictures: 50 };
const manyItems = { posts: 5000, messages: 20_000, pictures: 2000 };
/** How much longer a screen may take with many items than with few. */
const promisedFactor = 1.5;
/**
 * The longest time that a key should take, in ms, as {@link answers} measures it: the median, and the time that nine of ten
 * keys do not exceed.
 */
const promisedMs = { median: 16, p90: 32 };
const cpuSlowdown = 4;
const typed = 'shelf audits in Baghdad and Erbil, again';
const keyPauseMs = 120;
/** A screen counts as open when it has had no request under way and no changed element for this time, in ms. */
const quietMs = 1500;
const patienceMs = 30_000;
/** How long the search may take to find all messages, in minutes. */
const indexMinutes = 20;

const tab = (name: string) => `${adminAddresses.dashboard}?tab=${name}`;
const screens: Readonly<Record<string, string>> = {
  overview: tab('overview'),
  texts: tab('content'),
  translations: tab('content&part=arabic'),
  inbox: tab('messages'),
  'completed messages': tab('messages&view=completed'),
  blog: tab('blog'),
  news: tab('news'),
  careers: tab('careers'),
  'new post': tab('blog&post=new'),
  pictures: tab('pictures'),
  newsletter: tab('newsletter'),
  people: tab('people'),
  'simple editor': adminAddresses.simple,
};

const firstField = (page: Page) => page.locator('main form :is(input:not([type=file]), textarea)').first();
/** The text boxes into which the bench types: the screen of each, and a function that opens and finds the box there. */
const boxes: Readonly<Record<string, readonly [screen: string, box: (page: Page) => Promise<Locator>]>> = {
  // The time that the browser alone needs on this machine, for comparison.
  'an empty page': ['about:blank', emptyPage],
  'search of texts': ['texts', async (page) => page.getByRole('textbox', { name: /^Search all/ })],
  'a text': [
    'texts',
    async (page) => {
      await page.getByRole('button', { name: /^EDIT/ }).first().click();
      return firstField(page);
    },
  ],
  'search of messages': ['inbox', async (page) => page.getByRole('textbox', { name: /^Search messages/ })],
  'search of posts': ['blog', async (page) => page.getByRole('textbox', { name: /^Search posts/ })],
  'title of a post': ['new post', async (page) => page.getByRole('textbox', { name: 'Title', exact: true })],
  'text of a post': ['new post', async (page) => page.getByRole('textbox', { name: 'Content', exact: true })],
  'search of pictures': ['pictures', async (page) => page.getByLabel(/^Search names/)],
  'simple editor': ['simple editor', async (page) => firstField(page)],
  'search of the simple editor': ['simple editor', async (page) => page.getByRole('textbox').first()],
  'command palette': [
    'overview',
    async (page) => {
      await page.keyboard.press('Control+k');
      return page.getByRole('combobox');
    },
  ],
};

async function emptyPage(page: Page): Promise<Locator> {
  await page.setContent('<textarea></textarea>');
  return page.locator('textarea');
}

/**
 * Prints how long each screen of the admin area takes to open with few items, on `site`, and with many, on a second site;
 * and how soon each box answers a key there, on a processor four times slower. `filledDir` is the data folder of the second
 * site, which is kept: a folder that was filled before saves half an hour.
 */
export async function reportDesk(site: LocalSite, runs: number, filledDir?: string): Promise<void> {
  const executablePath = findTestBrowser();
  if (!executablePath) throw new Error('There is no browser: install Chromium.');
  const filled = await startLocalSite(filledDir);
  try {
    const few = await fill(site, fewItems);
    const many = await fill(filled, manyItems);
    const browser = await chromium.launch({ executablePath });
    try {
      await reportScreens(browser, few, many, runs);
      await reportKeys(browser, many);
    } finally {
      await browser.close();
    }
  } finally {
    await filled.stop();
  }
}

/** A site with items in it, and a session there. */
interface FilledSite {
  readonly origin: string;
  readonly cookie: string;
}

async function reportScreens(
  browser: Browser,
  few: FilledSite,
  many: FilledSite,
  runs: number,
): Promise<void> {
  const pages = [await openPage(browser, few), await openPage(browser, many)] as const;
  const rows: string[][] = [];
  for (const [name, path] of Object.entries(screens)) {
    const times: readonly [number[], number[]] = [[], []];
    // Measures both sites alternately, so that other work of the machine slows both down. The first run only fills the caches.
    for (let run = 0; run <= runs; run += 1)
      for (const which of [0, 1] as const)
        await attempt(async () => {
          const opened = await openScreen(pages[which], path);
          if (run > 0) times[which].push(opened);
        });
    const [one, other] = [median(times[0]), median(times[1])];
    const factor = other / one;
    const isMet = factor <= promisedFactor ? 'yes' : 'no';
    rows.push([name, rounded(one), rounded(other), rounded(factor, 2), isMet]);
  }
  for (const page of pages) await page.context().close();
  printTable(
    `Opening a screen, ms, medians of ${runs}; at most ${promisedFactor} times as long`,
    ['screen', 'with 50', 'with thousands', 'times', 'met'],
    rows,
  );
}

async function openScreen(page: Page, path: string): Promise<number> {
  await page.goto(new URL(path, page.url()).href, { waitUntil: 'load' });
  return page.evaluate(openedAt, { quietMs, patienceMs });
}

async function reportKeys(browser: Browser, site: FilledSite): Promise<void> {
  const rows: string[][] = [];
  for (const [name, [screen, box]] of Object.entries(boxes))
    await attempt(async () => {
      const page = await openPage(browser, site);
      await openScreen(page, screens[screen] ?? screen);
      rows.push([name, ...(await measureKeys(page, await box(page)))]);
      await page.context().close();
    });
  printTable(
    `A key in a box, ${cpuSlowdown}x slower processor, ms`,
    [
      'box',
      'answered: median',
      'p90',
      'shown: median',
      `answered within ${promisedMs.median} and ${promisedMs.p90}`,
    ],
    rows,
  );
}

async function openPage(browser: Browser, { origin, cookie }: FilledSite): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  const own = { domain: 'localhost', path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  await context.addCookies([{ name, value, ...own }]);
  const page = await context.newPage();
  await page.addInitScript(noteChanges);
  // Loads the code into the cache of the browser, so that the screens are measured without it.
  await page.goto(origin + adminAddresses.dashboard);
  return page;
}

/** What {@link noteChanges} records in the window of a page. */
interface Noted {
  /** When elements were last added or removed, in ms since the page began to load. */
  changedAt?: number;
  /** How many requests wait for their answer. */
  pending?: number;
}

/** Runs in the page: records when elements were last added or removed, and counts the requests without an answer. */
function noteChanges(): void {
  const noted = window as Noted;
  new MutationObserver(() => {
    noted.changedAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
  const { fetch } = window;
  window.fetch = async (...request) => {
    noted.pending = (noted.pending ?? 0) + 1;
    try {
      return await fetch(...request);
    } finally {
      noted.pending -= 1;
    }
  };
}

/**
 * Runs in the page: waits until no request has been under way, and no element added or removed, for `quietMs`. Returns when the
 * last element was added or removed, in ms since the page began to load.
 */
async function openedAt({ quietMs, patienceMs }: { quietMs: number; patienceMs: number }): Promise<number> {
  const noted = window as Noted;
  let busyAt = performance.now();
  while (performance.now() - busyAt < quietMs && performance.now() < patienceMs) {
    await new Promise((resolve) => setTimeout(resolve, 50));
    busyAt = Math.max(busyAt, noted.changedAt ?? 0, noted.pending ? performance.now() : 0);
  }
  return noted.changedAt ?? Number.NaN;
}

/**
 * Types into a box twice. Returns, as cells of a table in ms: from {@link answers} the median and the time that nine of ten
 * keys do not exceed; from {@link shownAfter} the median; and whether the first two are within {@link promisedMs}.
 */
async function measureKeys(page: Page, box: Locator): Promise<string[]> {
  await box.click();
  const answered = (await answers(page)).sort((one, other) => one - other);
  const [middle, most] = [median(answered), answered[Math.floor(answered.length * 0.9)] ?? Number.NaN];
  const isMet = middle <= promisedMs.median && most <= promisedMs.p90;
  const shown = await shownAfter(page);
  return [...[middle, most, shown].map((time) => rounded(time)), isMet ? 'met' : 'no'];
}

/** The events of a trace that tell what the page's thread did. Times are in microseconds, `tdur` is processor time. */
interface Traced {
  readonly name: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly tdur?: number;
  readonly args?: { readonly data?: { readonly type?: string } };
}

const traced = ['devtools.timeline', 'disabled-by-default-devtools.timeline'];

/**
 * Returns how long the page's thread works on each key before its frame is ready: from the key's first event up to and
 * including the commit of the next frame. That includes events, rendering by React, style, layout and painting, and every task
 * that runs in between. The time is processor time of the thread, multiplied by the slowdown, so that other work of the machine
 * has no influence. It contains no waiting. A user sees the key later: after the work of the compositor, and then within 16.7
 * ms, because the screen shows a new frame that often.
 */
async function answers(page: Page): Promise<number[]> {
  const browser = page.context().browser();
  await browser?.startTracing(page, { categories: traced });
  await page.keyboard.type(typed, { delay: keyPauseMs });
  const trace = String(await browser?.stopTracing());
  const { traceEvents } = JSON.parse(trace) as { traceEvents: Traced[] };
  const isKey = ({ name, args }: Traced) => name === 'EventDispatch' && args?.data?.type === 'keydown';
  const { pid, tid } = traceEvents.find(isKey) ?? {};
  const events = traceEvents
    .filter((event) => event.pid === pid && event.tid === tid)
    .sort((one, other) => one.ts - other.ts);
  const tasks = events.filter(({ name }) => name === 'RunTask');
  const taskAt = (ts: number) => tasks.findLastIndex((task) => task.ts <= ts);
  return events.filter(isKey).flatMap(({ ts }) => {
    const input = events.find(
      (event) => event.ts > ts && event.name === 'EventDispatch' && event.args?.data?.type === 'input',
    );
    const commit = input && events.find((event) => event.ts > input.ts && event.name === 'Commit');
    if (!commit) return [];
    const work = tasks.slice(taskAt(ts), taskAt(commit.ts) + 1);
    return work.reduce((sum, { tdur = 0 }) => sum + tdur, 0) * (cpuSlowdown / 1000);
  });
}

/** Types on a slowed-down processor, and returns the median time from a key to the frame that shows it. */
async function shownAfter(page: Page): Promise<number> {
  await page.evaluate(noteKeys);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.keyboard.type(typed, { delay: keyPauseMs });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const noted = await page.evaluate(() => [
    ...((window as { keyTimes?: Map<number, number> }).keyTimes ?? new Map()).values(),
  ]);
  // The browser does not report events that took less than 16 ms. They count as 8 ms.
  while (noted.length < typed.length) noted.push(8);
  return median(noted);
}

/** Runs in the page: records how long each key took until its frame was shown. A key has several events. */
function noteKeys(): void {
  const keyTimes = new Map<number, number>();
  Object.assign(window, { keyTimes });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) keyTimes.set(interactionId, Math.max(keyTimes.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Stores sample items until the site has `amounts` of them, unless it has them already. Waits until the search finds them. */
async function fill({ dataDir, port }: LocalSite, amounts: typeof fewItems): Promise<FilledSite> {
  const origin = `http://localhost:${port}`;
  let cookie = await signIn(port);
  const last = `visitor${amounts.messages - 1}@example.com`;
  if (await isFound(port, cookie, last)) return { origin, cookie };
  const options = Object.entries(amounts).flatMap(([name, count]) => [`--${name}`, `${count}`]);
  console.log(`Filling a site: ${options.join(' ')}`);
  const child = spawn(process.execPath, ['functions/commands/samples-command.ts', 'many', ...options], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The site could not be filled.');
  // Signs in again, because filling the site may take longer than a session lasts.
  cookie = await signIn(port);
  const giveUpAt = Date.now() + indexMinutes * 60_000;
  while (!(await isFound(port, cookie, last))) {
    if (Date.now() > giveUpAt)
      throw new Error(`The search did not find ${last} within ${indexMinutes} minutes.`);
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  return { origin, cookie };
}

/** True if the search finds a message. It does not find a message before the site has indexed it. */
async function isFound(port: number, cookie: string, text: string): Promise<boolean> {
  const body = Buffer.from(JSON.stringify({ text }));
  const headers = { 'content-type': 'application/json', cookie };
  const answer = await askOrigin(port, 'POST', '/api/admin/contact-submissions/found', headers, body);
  return answer.status === 200 && JSON.parse(String(answer.body)).length > 0;
}
