import type { Page } from '@playwright/test';

declare global {
  interface Window {
    __hacked?: unknown;
    /** Reports to the test what the browser refused to load or run. */
    reportViolation?: (violation: string) => void;
  }
}

/**
 * Records everything that stored content must never cause: dialogs, requests to other hosts (which are also stopped),
 * violations of the content security policy. Returns the growing list.
 *
 * @param origin `http://localhost:<port>`
 */
export async function watchForHarm(page: Page, origin: string): Promise<string[]> {
  const harm: string[] = [];
  page.on('dialog', (dialog) => {
    harm.push(`dialog ${dialog.message()}`);
    void dialog.dismiss();
  });
  page.on('popup', (popup) => harm.push(`window ${popup.url()}`));
  await page.exposeFunction('reportViolation', (violation: string) => harm.push(violation));
  await page.addInitScript(() => {
    document.addEventListener('securitypolicyviolation', ({ violatedDirective, blockedURI }) =>
      window.reportViolation?.(`policy ${violatedDirective} ${blockedURI}`),
    );
  });
  await page.route(
    (url) => url.origin !== origin && !['data:', 'blob:', 'about:'].includes(url.protocol),
    (route) => {
      harm.push(`request ${route.request().url()}`);
      return route.abort();
    },
  );
  return harm;
}

/** Returns what is wrong with the current page: script that ran, a missing heading or shell, parts wider than the screen. */
export async function damageOf(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const damage: string[] = [];
    if ('__hacked' in window && !(window.__hacked instanceof Element)) damage.push('script ran');
    const has = (selector: string) => document.querySelector(selector)?.checkVisibility() === true;
    for (const part of ['header', 'main', 'h1']) if (!has(part)) damage.push(`no ${part}`);
    const scrolls = (element: Element | null): boolean =>
      element !== null &&
      (/auto|scroll|hidden/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement));
    for (const element of document.querySelectorAll('main *, [role=dialog] *')) {
      const { left, right, width } = element.getBoundingClientRect();
      const isWide = width > 1 && (left < -1 || right > innerWidth + 1);
      if (isWide && !scrolls(element.parentElement)) {
        damage.push(`too wide: ${element.tagName} ${element.textContent?.slice(0, 40)}`);
      }
    }
    return damage.slice(0, 5);
  });
}
