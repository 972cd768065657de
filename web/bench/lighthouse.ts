import lighthouse from 'lighthouse';
import type { Addresses } from './addresses.ts';
import { attempt, withChromium } from './chromium.ts';
import { median, pathOf, printTable, rounded } from './table.ts';

/** One Lighthouse run for phones. Scores from 0 to 100, times in ms. */
interface LighthouseRun {
  readonly performance: number;
  readonly accessibility: number;
  readonly bestPractices: number;
  readonly seo: number;
  readonly lcp: number;
  readonly tbt: number;
  readonly cls: number;
  /** Names of the audits that cost points. */
  readonly faults: readonly string[];
}

const runSeconds = 120;
const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;

/** Runs Lighthouse on every page `runs` times, and prints the medians and the failed audits. */
export async function reportLighthouse(edgePort: number, addresses: Addresses, runs: number): Promise<void> {
  const measured = new Map<string, LighthouseRun[]>();
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Run ${run} of ${runs}`);
    for (const address of addresses.all) {
      await attempt(async () => {
        const one = await runLighthouse(edgePort, address, addresses.admin.get(address));
        measured.set(address, [...(measured.get(address) ?? []), one]);
      });
    }
  }
  const columns = ['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'cls'] as const;
  printTable(
    'Lighthouse, phone: medians (LCP and TBT in ms), and the lowest performance of a run',
    ['page', ...columns, 'lowest', 'runs'],
    [...measured].map(([address, all]) => [
      pathOf(address),
      ...columns.map((column) => rounded(median(all.map((run) => run[column])), column === 'cls' ? 3 : 0)),
      rounded(Math.min(...all.map(({ performance }) => performance))),
      String(all.length),
    ]),
  );
  console.log('\nWhat cost points in at least half of the runs\n');
  for (const [address, all] of measured) {
    const names = new Set(all.flatMap(({ faults }) => faults));
    const frequent = [...names].filter(
      (name) => all.filter(({ faults }) => faults.includes(name)).length * 2 >= all.length,
    );
    console.log(`${pathOf(address)}: ${frequent.join(', ') || 'nothing'}`);
  }
}

/**
 * Runs Lighthouse with a new browser. Rejects if the page could not be measured.
 *
 * @param cookie for a page of the admin area: the session's cookie, or empty. Such a page is hidden from search engines,
 * so SEO is not measured.
 */
function runLighthouse(edgePort: number, url: string, cookie?: string): Promise<LighthouseRun> {
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
