import { setTimeout as sleep } from 'node:timers/promises';
import { type Conditions, desk, withPage } from './devices.ts';

/** What became of one click on the menu. Times in ms. */
export interface MenuClick {
  /** When it was really made, after the page had loaded. */
  readonly madeAt: number;
  /** From the click until the open menu was painted; undefined when the click was lost. */
  readonly openAfter: number | undefined;
}

const patienceMs = 8000;

/** Loads a page, clicks on the menu (at a desk) or the drawer's button (on a phone) `delay` ms later, and watches. */
export async function clickMenu(
  debuggingPort: number,
  url: string,
  conditions: Conditions,
  delay: number,
): Promise<MenuClick> {
  const { x, y } = await findButton(debuggingPort, url, conditions);
  return withPage(debuggingPort, conditions, async (page) => {
    await page.addInitScript(watchFirstClick);
    await page.goto(url, { waitUntil: 'load' });
    await sleep(delay);
    await page.mouse.click(x, y);
    const opened = () => performance.getEntriesByName('menu-painted').length > 0;
    await page.waitForFunction(opened, undefined, { timeout: patienceMs }).catch(() => {});
    return page.evaluate(() => {
      const [clicked] = performance.getEntriesByName('menu-clicked');
      const [painted] = performance.getEntriesByName('menu-painted');
      const [navigation] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
      const at = clicked?.startTime ?? Number.NaN;
      return {
        madeAt: at - (navigation?.loadEventEnd ?? 0),
        openAfter: painted && painted.startTime - at,
      };
    });
  });
}

/** Where the button is, found on an earlier visit: a page that is busy would answer late. */
function findButton(
  debuggingPort: number,
  url: string,
  { device }: Conditions,
): Promise<{ x: number; y: number }> {
  return withPage(debuggingPort, { device, cpuSlowdown: 1 }, async (page) => {
    await page.goto(url, { waitUntil: 'load' });
    const kind = device === desk ? 'menu' : 'dialog';
    const box = await page.locator(`header button[aria-haspopup=${kind}]`).first().boundingBox();
    if (!box) throw new Error(`${url} shows no button for its ${kind}.`);
    return { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  });
}

/** Runs in the page: marks when the first click was made and when what it opens was first painted. */
function watchFirstClick() {
  const look = () => {
    const opened = document.querySelector('[role=menu], dialog[open]')?.checkVisibility();
    if (!opened) requestAnimationFrame(look);
    else requestAnimationFrame(() => performance.mark('menu-painted'));
  };
  const note = (event: Event) => {
    performance.mark('menu-clicked', { startTime: event.timeStamp });
    look();
  };
  addEventListener('click', note, { capture: true, once: true });
}
