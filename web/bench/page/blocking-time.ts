import { phone, withPage } from './devices.ts';

/** How long is watched after the load, in ms: the measurement itself, nothing is waited for. */
const quietMs = 5000;

/**
 * How long, in ms, tasks kept a phone with a quarter of this processor from answering, from the start until some
 * seconds after the page loaded: what each task took beyond 50 ms, added up.
 */
export function blockingTime(debuggingPort: number, url: string): Promise<number> {
  return withPage(debuggingPort, { device: phone, cpuSlowdown: 4 }, async (page) => {
    await page.addInitScript(() => {
      const observer = new PerformanceObserver((list) => {
        for (const { duration } of list.getEntries()) {
          performance.mark('blocked', { detail: duration - 50 });
        }
      });
      observer.observe({ type: 'longtask', buffered: true });
    });
    await page.goto(url, { waitUntil: 'load' });
    // The measurement itself, as `quietMs` says.
    await page.waitForTimeout(quietMs);
    return page.evaluate(() =>
      performance
        .getEntriesByName('blocked')
        .reduce((sum, mark) => sum + Number((mark as PerformanceMark).detail), 0),
    );
  });
}
