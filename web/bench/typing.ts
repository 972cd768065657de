import type { Page } from '@playwright/test';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { PostRow } from '#shared/posts/row.ts';
import { desk, withPage } from './page/devices.ts';

/** How many posts the list has that a post is written over. */
export const postsListed = 5000;
export const cpuSlowdown = 4;
const typed = 'What the shelves of two hundred stores said';

/** What a key took from its input on, in ms. */
interface KeyTime {
  /** Until all that listens had answered and the page was laid out. */
  handled: number;
  /** Until the browser could take the next key: mostly with a frame drawn, which takes its time for any page. */
  drawn: number;
}

/** What each key took, by where it was typed. */
export type KeyTimes = ReadonlyMap<string, readonly KeyTime[]>;

/** Types into the list's search and into a new post, at a processor that is slowed down, with thousands of posts in the list. */
export function measureTyping(debuggingPort: number, siteUrl: string, cookie: string): Promise<KeyTimes> {
  return withPage(debuggingPort, { device: desk, cpuSlowdown }, async (page) => {
    const [name = '', value = ''] = cookie.split('=', 2);
    await page.context().addCookies([{ name, value, url: siteUrl }]);
    const rows = JSON.stringify(Array.from({ length: postsListed }, (_, place) => rowAt(place)));
    await page.route('**/api/admin/post-rows/blog', (route) =>
      route.fulfill({ contentType: 'application/json', body: rows }),
    );
    await page.goto(`${siteUrl}${adminAddresses.dashboard}?tab=blog`, { waitUntil: 'load' });
    const search = page.getByRole('textbox', { name: /^Search posts/ });
    await search.waitFor();
    const times = new Map<string, KeyTime[]>();
    times.set('the list’s search', await timesOf(page, () => search.pressSequentially(typed)));
    // Both above the list and in place of what was not found.
    await page.getByRole('button', { name: 'Clear all' }).first().click();
    await page.getByRole('button', { name: 'Add Blog Post' }).click();
    for (const label of ['Title', 'Excerpt', 'Content']) {
      const field = page
        .getByRole('dialog')
        .getByLabel(label, { exact: label !== 'Excerpt' })
        .first();
      await field.click();
      times.set(label, await timesOf(page, () => page.keyboard.type(typed)));
    }
    return times;
  });
}

/** How long each key of what is typed takes. */
async function timesOf(page: Page, type: () => Promise<void>): Promise<KeyTime[]> {
  const noted = await page.evaluateHandle(noteKeys);
  await type();
  return noted.evaluate((stop) => stop());
}

/** Runs in the page: notes how long keys take, until it is told to stop. */
function noteKeys(): () => KeyTime[] {
  const times: KeyTime[] = [];
  const channel = new MessageChannel();
  let beganAt = 0;
  let handled = Number.NaN;
  const begin = () => {
    beganAt = performance.now();
  };
  // Comes after the page's own listeners, and after what these had React render.
  const end = () => {
    document.body.getBoundingClientRect();
    handled = performance.now() - beganAt;
    channel.port2.postMessage(undefined);
  };
  channel.port1.onmessage = () => times.push({ handled, drawn: performance.now() - beganAt });
  addEventListener('beforeinput', begin, { capture: true });
  addEventListener('input', end);
  return () => {
    removeEventListener('beforeinput', begin, { capture: true });
    removeEventListener('input', end);
    return times;
  };
}

function rowAt(place: number): PostRow {
  const at = new Date(Date.UTC(2026, 0, 1) - place * 3_600_000).toISOString();
  return {
    ...{ id: `post-number-${String(place).padStart(8, '0')}`, createdAt: at, updatedAt: at, version: 1 },
    ...{ published: place % 3 > 0, arabic: place % 2 ? 'all' : 'some', author: `Author ${place % 40}` },
    ...{ title: `What the shelves said, number ${place}`, titleAr: `ما قالته الرفوف، العدد ${place}` },
    ...{ category: `Category ${place % 12}`, categoryAr: `تصنيف ${place % 12}` },
  };
}
