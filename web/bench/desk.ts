import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { type Browser, chromium, type Locator, type Page } from '@playwright/test';
import { adminAddresses } from '#shared/admin-paths.ts';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import { attempt } from './chromium.ts';
import { askOrigin, type LocalSite, signIn } from './site.ts';
import { median, printTable, rounded } from './table.ts';

const root = join(import.meta.dirname, '../..');
const few = { posts: 50, messages: 50, pictures: 50 };
const many = { posts: 5000, messages: 20_000, pictures: 2000 };
/** How much longer a screen may take with many items than with few. */
const promisedFactor = 1.5;
/** What a key is to be answered within, in ms: the median, and nine of ten keys. */
const promisedMs = { median: 16, p90: 32 };
const cpuSlowdown = 4;
const typed = 'shelf audits in Baghdad and Erbil, again';
const keyPauseMs = 120;
/** A screen counts as open when its elements have not changed for so long, in ms. */
const quietMs = 700;
const patienceMs = 30_000;
/** How long the search may take to know all messages, in minutes. */
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
/** The boxes that are typed in: the screen of each, and how to get to it there. */
const boxes: Readonly<Record<string, readonly [screen: string, box: (page: Page) => Promise<Locator>]>> = {
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
  'title of a post': ['new post', async (page) => page.getByRole('textbox', { name: 'Title, English' })],
  'text of a post': ['new post', async (page) => page.getByRole('textbox', { name: 'Content, English' })],
  'search of pictures': ['pictures', async (page) => page.getByRole('textbox', { name: /^Search names/ })],
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

/**
 * Prints how long each screen of the admin area takes to open with few and with many items, and how soon each box answers a
 * key on a processor four times slower.
 */
export async function reportDesk(site: LocalSite, runs: number): Promise<void> {
  const origin = `http://localhost:${site.port}`;
  const executablePath = findTestBrowser();
  if (!executablePath) throw new Error('There is no browser: install Chromium.');
  const browser = await chromium.launch({ executablePath });
  try {
    const cookie = await signIn(site.port);
    const page = () => openPage(browser, origin, cookie);
    await fill(site, few, cookie);
    const before = await measureScreens(page, origin, runs);
    await fill(site, many, cookie);
    const after = await measureScreens(page, origin, runs);
    printTable(
      `Opening a screen, ms, medians of ${runs}; at most ${promisedFactor} times as long`,
      ['screen', 'with 50', 'with thousands', 'times', 'met'],
      Object.keys(screens).map((name) => {
        const [one = Number.NaN, other = Number.NaN] = [before.get(name), after.get(name)];
        const factor = other / one;
        return [
          name,
          rounded(one),
          rounded(other),
          rounded(factor, 2),
          factor <= promisedFactor ? 'yes' : 'no',
        ];
      }),
    );
    const keys: string[][] = [];
    for (const [name, [screen, box]] of Object.entries(boxes))
      await attempt(async () => {
        keys.push([name, ...(await measureKeys(await page(), origin, screen, box))]);
      });
    printTable(
      `A key in a box, ${cpuSlowdown}x slower processor, ms until it is painted`,
      ['box', 'median', 'p90', 'worst', `median ${promisedMs.median}, p90 ${promisedMs.p90}`],
      keys,
    );
  } finally {
    await browser.close();
  }
}

async function openPage(browser: Browser, origin: string, cookie: string): Promise<Page> {
  const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
  const [name = '', value = ''] = cookie.split('=');
  const own = { domain: 'localhost', path: '/', httpOnly: true, secure: true, sameSite: 'Strict' } as const;
  await context.addCookies([{ name, value, ...own }]);
  const page = await context.newPage();
  await page.addInitScript(noteChanges);
  // The first page of a browser loads the code, which the others have.
  await page.goto(origin + adminAddresses.dashboard);
  return page;
}

/** Returns by screen the median of the times until it was open. */
async function measureScreens(
  newPage: () => Promise<Page>,
  origin: string,
  runs: number,
): Promise<Map<string, number>> {
  const page = await newPage();
  const times = new Map<string, number>();
  for (const [name, path] of Object.entries(screens)) {
    const measured: number[] = [];
    // Once to fill the caches.
    for (let run = 0; run <= runs; run += 1)
      await attempt(async () => {
        await page.goto(origin + path, { waitUntil: 'load' });
        const opened = await page.evaluate(openedAt, { quietMs, patienceMs });
        if (run > 0) measured.push(opened);
      });
    times.set(name, median(measured));
  }
  await page.context().close();
  return times;
}

/** In the page: notes when elements last came or went. */
function noteChanges(): void {
  const noted = window as { changedAt?: number };
  new MutationObserver(() => {
    noted.changedAt = performance.now();
  }).observe(document, { childList: true, subtree: true });
}

/** In the page: waits until no element came or went for a while, and returns when the last one did, in ms. */
async function openedAt({ quietMs, patienceMs }: { quietMs: number; patienceMs: number }): Promise<number> {
  const noted = window as { changedAt?: number };
  while (performance.now() - (noted.changedAt ?? 0) < quietMs && performance.now() < patienceMs)
    await new Promise((resolve) => setTimeout(resolve, 50));
  return noted.changedAt ?? Number.NaN;
}

async function measureKeys(
  page: Page,
  origin: string,
  screen: string,
  box: (page: Page) => Promise<Locator>,
): Promise<string[]> {
  await page.goto(origin + screens[screen]);
  await page.evaluate(openedAt, { quietMs, patienceMs });
  await (await box(page)).click();
  await page.evaluate(noteKeys);
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
  await page.keyboard.type(typed, { delay: keyPauseMs });
  await devtools.send('Emulation.setCPUThrottlingRate', { rate: 1 });
  const noted = await page.evaluate(
    () => (window as { keyTimes?: Map<number, number> }).keyTimes ?? new Map(),
  );
  const times = [...noted.values()];
  // The browser tells of no event below 16 ms.
  while (times.length < typed.length) times.push(8);
  times.sort((one, other) => one - other);
  await page.context().close();
  const p90 = times[Math.floor(times.length * 0.9)];
  const isMet = median(times) <= promisedMs.median && (p90 ?? Number.NaN) <= promisedMs.p90;
  return [rounded(median(times)), rounded(p90), rounded(times.at(-1)), isMet ? 'met' : 'no'];
}

/** In the page: notes of each key how long it took until the next frame. */
function noteKeys(): void {
  const keyTimes = new Map<number, number>();
  Object.assign(window, { keyTimes });
  new PerformanceObserver((list) => {
    for (const { interactionId, duration } of list.getEntries() as PerformanceEventTiming[])
      if (interactionId) keyTimes.set(interactionId, Math.max(keyTimes.get(interactionId) ?? 0, duration));
  }).observe({ type: 'event', durationThreshold: 16 } as PerformanceObserverInit);
}

/** Stores items until there are as many as this, and waits until the site has done what follows from that. */
async function fill({ dataDir, port }: LocalSite, amounts: typeof few, cookie: string): Promise<void> {
  const options = Object.entries(amounts).flatMap(([name, count]) => [`--${name}`, `${count}`]);
  console.log(`Filling the site: ${options.join(' ')}`);
  const child = spawn(process.execPath, ['functions/commands/samples-command.ts', 'many', ...options], {
    cwd: root,
    env: { ...process.env, DATA_DIR: dataDir },
    stdio: ['ignore', 'ignore', 'inherit'],
  });
  const [code] = await once(child, 'close');
  if (code !== 0) throw new Error('The site could not be filled.');
  await untilFound(port, cookie, `visitor${amounts.messages - 1}@example.com`);
}

/** Waits until the search finds a message: until then the site has work to do that follows from the fill. */
async function untilFound(port: number, cookie: string, text: string): Promise<void> {
  const body = Buffer.from(JSON.stringify({ text }));
  const headers = { 'content-type': 'application/json', cookie };
  const giveUpAt = Date.now() + indexMinutes * 60_000;
  while (Date.now() < giveUpAt) {
    const answer = await askOrigin(port, 'POST', '/api/admin/contact-submissions/found', headers, body);
    if (answer.status === 200 && JSON.parse(String(answer.body)).length > 0) return;
    await new Promise((resolve) => setTimeout(resolve, 1000));
  }
  throw new Error(`The search did not find ${text} within ${indexMinutes} minutes.`);
}
