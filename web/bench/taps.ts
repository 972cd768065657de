import { type CDPSession, chromium, type Page } from '@playwright/test';
import { languages, localizedPath } from '#shared/language.ts';
import { attempt, withChromium } from './chromium.ts';
import { median, printTable, rounded } from './table.ts';

/** The tapped elements, the screen of each, and the time of the tap in ms after navigation start. */
const targets = [
  {
    name: 'drawer, phone',
    selector: 'button[popovertarget=navigation-drawer][aria-haspopup]',
    screen: { viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true },
  },
  {
    name: 'services menu, desk',
    selector: 'header details[name=menu] > summary',
    screen: { viewport: { width: 1440, height: 900 } },
  },
] as const;
const tapAtMs = 1000;
/** The maximum time from a tap until its target is open, in ms. */
const promisedMs = 100;
/** How long to wait for the target of a tap, in ms. */
const patienceMs = 8000;
const runSeconds = 60;

/** Slow 4G as Lighthouse has it: latency in ms, throughput in bytes per second. */
const slow4G = {
  offline: false,
  latency: 150,
  downloadThroughput: (1.6 * 1024 * 1024) / 8,
  uploadThroughput: (750 * 1024) / 8,
};
const cpuSlowdown = 4;

/**
 * Prints how soon the navigation answers a tap one second after the navigation started, with a cold cache on slow 4G and
 * a processor four times slower.
 */
export async function reportTaps(edgePort: number, origin: string, runs: number): Promise<void> {
  const rows: string[][] = [];
  for (const target of targets)
    for (const language of languages) {
      const url = new URL(localizedPath('/', language), origin).href;
      const measured: Tap[] = [];
      for (let run = 0; run < runs; run += 1)
        await attempt(async () => {
          const tap = (port: number) => measureTap(port, url, target);
          measured.push(await withChromium(edgePort, runSeconds, `Tapping ${url}`, tap));
        });
      const answers = measured.map(({ answered }) => answered);
      rows.push([
        `${target.name}, ${language}`,
        rounded(median(measured.map(({ painted }) => painted))),
        rounded(median(answers)),
        rounded(Math.max(...answers)),
        `${answers.filter((ms) => ms <= promisedMs).length} of ${answers.length}`,
      ]);
    }
  printTable(
    `A tap ${tapAtMs} ms after navigation start, slow 4G, ${cpuSlowdown}x slower processor; times in ms`,
    ['what', 'first paint', 'open after, median', 'worst', `within ${promisedMs}`],
    rows,
  );
}

/** The time of the first paint after navigation start, and the time from the tap until its target was open, in ms. */
interface Tap {
  readonly painted: number;
  readonly answered: number;
}

async function measureTap(
  debuggingPort: number,
  url: string,
  { selector, screen }: (typeof targets)[number],
): Promise<Tap> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${debuggingPort}`);
  try {
    const place = await placeOf(await browser.newPage(screen), url, selector);
    const page = await (await browser.newContext(screen)).newPage();
    const devtools = await page.context().newCDPSession(page);
    await devtools.send('Network.enable');
    await devtools.send('Network.emulateNetworkConditions', slow4G);
    await devtools.send('Emulation.setCPUThrottlingRate', { rate: cpuSlowdown });
    await page.addInitScript(noteOpened);
    await page.goto(url, { waitUntil: 'commit' });
    const startedAt = await page.evaluate(() => performance.timeOrigin);
    await new Promise((resolve) => setTimeout(resolve, startedAt + tapAtMs - Date.now()));
    const tappedAt = await tap(devtools, place, 'hasTouch' in screen);
    // Waits before it asks the page: a script that runs earlier would take processor time from the reaction to the tap.
    await new Promise((resolve) => setTimeout(resolve, 5 * promisedMs));
    return await page.evaluate(answerOf, { tappedAt, patienceMs });
  } finally {
    await browser.close();
  }
}

/** Returns the middle of an element once the page has loaded, on a fast connection. */
async function placeOf(page: Page, url: string, selector: string): Promise<{ x: number; y: number }> {
  await page.goto(url);
  const box = await page.locator(selector).first().boundingBox();
  await page.context().close();
  if (!box) throw new Error(`${url} shows no ${selector}.`);
  return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
}

/**
 * Taps or clicks a point. Returns when the finger or the button was lifted, in ms since 1970: only then the browser counts it
 * as a tap or click.
 */
async function tap(devtools: CDPSession, point: { x: number; y: number }, byTouch: boolean): Promise<number> {
  const button = { ...point, button: 'left', clickCount: 1 } as const;
  if (byTouch) await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: [point] });
  else await devtools.send('Input.dispatchMouseEvent', { type: 'mousePressed', ...button });
  const liftedAt = Date.now();
  if (byTouch) await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  else await devtools.send('Input.dispatchMouseEvent', { type: 'mouseReleased', ...button });
  return liftedAt;
}

/** Runs in the page: records when a frame with the drawer or menu was painted after a click. */
function noteOpened(): void {
  const noted = window as { openedAt?: number };
  const afterNextFrame = () =>
    requestAnimationFrame(() =>
      setTimeout(() => {
        if (document.querySelector('dialog:is([open], :popover-open), details[name=menu][open]'))
          noted.openedAt ??= performance.timeOrigin + performance.now();
        else afterNextFrame();
      }),
    );
  addEventListener('click', afterNextFrame, { capture: true, once: true });
}

/** Runs in the page: waits until a drawer or menu was open, at most `patienceMs`, and returns the times. */
async function answerOf({ tappedAt, patienceMs }: { tappedAt: number; patienceMs: number }): Promise<Tap> {
  const noted = window as { openedAt?: number };
  while (noted.openedAt === undefined && Date.now() < tappedAt + patienceMs)
    await new Promise((resolve) => setTimeout(resolve, 50));
  const painted = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? Number.NaN;
  return { painted, answered: (noted.openedAt ?? Number.POSITIVE_INFINITY) - tappedAt };
}
