import lighthouse from 'lighthouse';
import { withChromium } from '../chromium.ts';

/** One Lighthouse run for phones. Scores from 0 to 100, times in ms. */
export interface LighthouseRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Names of what cost points. */
  readonly faults: readonly string[];
}

const runSeconds = 120;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/**
 * Runs Lighthouse with a browser of its own. Rejects when the page could not be measured.
 *
 * @param cookie of a page of the admin area: the session, or empty. Such a page is kept out of search results on
 *   purpose, so Lighthouse does not ask whether it can be found.
 */
export function runLighthouse(edgePort: number, url: string, cookie?: string): Promise<LighthouseRun> {
  return withChromium(edgePort, runSeconds, `Lighthouse on ${url}`, async (port) => {
    const result = await lighthouse(url, {
      port,
      logLevel: 'silent',
      onlyCategories: [...categories],
      disableFullPageScreenshot: true,
      ...(cookie !== undefined && { skipAudits: ['is-crawlable'] }),
      ...(cookie && { extraHeaders: { Cookie: cookie } }),
    });
    if (!result || result.lhr.runtimeError) {
      throw new Error(`Lighthouse failed on ${url}: ${result?.lhr.runtimeError?.message}`);
    }
    const { lhr } = result;
    const score = (category: string) => Math.round((lhr.categories[category]?.score ?? 0) * 100);
    const value = (audit: string) => lhr.audits[audit]?.numericValue ?? Number.NaN;
    const counted = categories.flatMap((category) =>
      (lhr.categories[category]?.auditRefs ?? []).filter(({ weight }) => weight > 0).map(({ id }) => id),
    );
    return {
      performance: score('performance'),
      accessibility: score('accessibility'),
      bestPractices: score('best-practices'),
      seo: score('seo'),
      lcp: value('largest-contentful-paint'),
      tbt: value('total-blocking-time'),
      cls: value('cumulative-layout-shift'),
      faults: counted.filter((id) => (lhr.audits[id]?.score ?? 1) < 0.9),
    };
  });
}
