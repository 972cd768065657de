import { pushToDataLayer } from '#web/lib/data-layer.ts';

/** Times of a page load, in whole milliseconds since the request; absent if the browser does not report them. */
interface PagePerformance {
  event: 'page_performance';
  load_time: number;
  dom_content_loaded: number;
  first_contentful_paint: number | undefined;
  largest_contentful_paint: number | undefined;
}

/** The largest paint is final after the first input, when the page is left, or this many milliseconds after load. */
const settlingTime = 3000;

let reported = false;

/** Pushes `page_performance` once per document, as soon as the largest paint is known. */
export function reportPagePerformance(): void {
  if (document.readyState !== 'complete') {
    addEventListener('load', () => setTimeout(reportPagePerformance), { once: true });
    return;
  }
  if (reported) return;
  reported = true;
  let largestPaint: number | undefined;
  const note = (entries: PerformanceEntryList) => {
    largestPaint = entries.at(-1)?.startTime ?? largestPaint;
  };
  const observer = new PerformanceObserver((list) => note(list.getEntries()));
  if (PerformanceObserver.supportedEntryTypes.includes('largest-contentful-paint'))
    observer.observe({ type: 'largest-contentful-paint', buffered: true });

  const settled = new AbortController();
  const report = () => {
    settled.abort();
    note(observer.takeRecords());
    observer.disconnect();
    pushToDataLayer(pagePerformance(largestPaint));
  };
  for (const input of ['pointerdown', 'keydown', 'pagehide'])
    addEventListener(input, report, { signal: settled.signal, capture: true });
  const timer = setTimeout(report, Math.max(0, loadEnd() + settlingTime - performance.now()));
  settled.signal.addEventListener('abort', () => clearTimeout(timer));
}

function pagePerformance(largestPaint: number | undefined): PagePerformance {
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime;
  return {
    event: 'page_performance',
    load_time: Math.round(loadEnd()),
    dom_content_loaded: Math.round(navigation()?.domContentLoadedEventEnd ?? 0),
    first_contentful_paint: firstPaint && Math.round(firstPaint),
    largest_contentful_paint: largestPaint && Math.round(largestPaint),
  };
}

function loadEnd(): number {
  return navigation()?.loadEventEnd ?? 0;
}

function navigation(): PerformanceNavigationTiming | undefined {
  const [entry] = performance.getEntriesByType('navigation');
  return entry as PerformanceNavigationTiming | undefined;
}
