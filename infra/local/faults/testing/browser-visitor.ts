import { setTimeout } from 'node:timers/promises';
import type { Page, Request } from '@playwright/test';
import { copy as pageCopy } from '#web/pages/contact/copy.en.ts';
import type { KillableBrowser } from './browser.ts';

/** The fault during the first attempt to send a message. */
export type Mishap = 'none' | 'page closed' | 'browser killed';

const { form: copy } = pageCopy;
const pause = 100;
/** In milliseconds. Longer than the page itself waits for an answer. */
const timeout = 60_000;

/**
 * Sends a message by the contact page, like a visitor who tries again until it is sent: presses the button again if the page
 * reports a failure, and opens the page again after page or browser were closed. Resolves when the page has reported success,
 * or has deleted its draft.
 */
export async function sendByBrowser(
  browser: KillableBrowser,
  origin: string,
  name: string,
  mishap: Mishap,
): Promise<void> {
  const form = await openForm(browser, origin);
  await form.getByLabel(copy.name, { exact: true }).fill(name);
  await form.getByLabel(copy.email).fill('visitor@example.com');
  await form.getByLabel(copy.message).fill('Please count our shelves.');
  if (mishap === 'none') return sendUntilThere(form);

  // Waits until the browser has stored the text, because a person types more slowly than the browser writes.
  if (mishap === 'browser killed') await browser.hasWritten(name);
  await press(form);
  await (mishap === 'page closed' ? form.close() : browser.kill());

  const again = await openForm(browser, origin);
  const isKept = await again.evaluate(() => localStorage.getItem('contact-draft') !== null);
  if (!isKept) return again.close();
  await again.waitForFunction(
    (typed) => document.querySelector<HTMLInputElement>('form [name=name]')?.value === typed,
    name,
    { timeout },
  );
  await sendUntilThere(again);
}

/** Opens the contact page, again until the site answers, and waits until the page is hydrated. */
async function openForm(browser: KillableBrowser, origin: string): Promise<Page> {
  for (;;) {
    const page = await (await browser.context()).newPage();
    try {
      await page.goto(`${origin}/contact`, { timeout });
      await page.waitForFunction(() => document.documentElement.dataset.hydrated !== undefined, undefined, {
        timeout,
      });
      return page;
    } catch {
      await page.close();
      await setTimeout(pause);
    }
  }
}

async function sendUntilThere(page: Page): Promise<void> {
  const there = page.getByRole('heading', { name: pageCopy.sent.title });
  do {
    const answer = await (await press(page)).response();
    await (answer?.ok() ? there : there.or(refusal(page))).waitFor({ timeout });
  } while (!(await there.isVisible()));
  await page.close();
}

/**
 * Presses the button until the page sends a request. The page cannot send before it has loaded the script that reads the form.
 */
async function press(page: Page): Promise<Request> {
  for (;;) {
    const asked = page.waitForRequest('**/api/contact', { timeout }).catch(() => undefined);
    await page.getByRole('button', { name: copy.send }).click({ timeout });
    const refused = refusal(page).waitFor({ timeout });
    const request = await Promise.race([asked, refused.catch(() => undefined)]);
    if (request) return request;
    await setTimeout(pause);
  }
}

/** Returns the error message inside the form. A toast does not count, because it may be that of an earlier attempt. */
function refusal(page: Page) {
  return page.locator('form').getByRole('alert');
}
