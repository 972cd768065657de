import { type Addresses, pathOf } from './addresses.ts';
import { median } from './median.ts';
import type { MemoryUse } from './memory.ts';
import type { LighthouseRun } from './page/lighthouse-run.ts';
import type { Measurements } from './page/measure.ts';
import { fileKinds, type PageWeight } from './page/page-weight.ts';
import { hourlyCosts, type PollCounts, type PollingCost, pollingPrice } from './polling.ts';
import { kilobytes, printTable, rounded } from './table.ts';
import { twinOf, twinPrefix } from './twin.ts';

/** Prints what every page loads by itself. */
export function reportWeights(weights: ReadonlyMap<string, PageWeight>): void {
  printTable(
    'Before any interaction: requests, scripts among them, and kB as sent',
    ['page', 'requests', 'scripts', ...fileKinds],
    [...weights].map(([address, weight]) => [
      nameOf(address),
      String(weight.requests),
      String(weight.scripts),
      ...fileKinds.map((kind) => kilobytes(weight[kind])),
    ]),
  );
}

/** Prints what open pages cost, and how often a page asks. */
export function reportPolling(costs: readonly PollingCost[], counts: PollCounts): void {
  printTable(
    'Open pages that ask for the version every two seconds',
    ['open pages', 'questions', 'seconds', 'reached the bucket', 'failed'],
    costs.map(({ openPages, polls, seconds, reachedOrigin, failed }) => [
      ...[openPages, polls, seconds, reachedOrigin, failed].map((value) => rounded(value)),
    ]),
  );
  const { view, idle, hidden } = counts;
  console.log(
    `\nOne page: ${view} questions in a view of a minute, in ten minutes ${idle} while nothing is done, ${hidden} while hidden`,
  );
  printTable(
    'Questions in an hour of a visitor, and what they cost at most',
    ['a page that is', 'questions', '$'],
    hourlyCosts(counts).map(({ what, questions, dollars }) => [
      what,
      rounded(questions),
      rounded(dollars, 6),
    ]),
  );
  console.log(`\nA million views a month: at most $${pollingPrice(counts).toFixed(2)} for questions`);
}

/** Prints what the site's process on this machine holds while it is asked for ever other things. */
export function reportMemory(uses: readonly MemoryUse[]): void {
  printTable(
    'Memory of the local site',
    ['requests', 'MB'],
    uses.map(({ requests, megabytes }) => [rounded(requests), rounded(megabytes)]),
  );
}

/** Prints medians of everything that was measured, and the home pages' distance from their twins. */
export function reportRounds({ lighthouse, blocking, clicks }: Measurements, { home }: Addresses): void {
  const columns = ['performance', 'accessibility', 'bestPractices', 'seo', 'lcp', 'tbt', 'cls'] as const;
  const middle = (runs: readonly LighthouseRun[] = [], column: (typeof columns)[number]) =>
    median(runs.map((run) => run[column]));
  const digits = (column: string) => (column === 'cls' ? 3 : 0);
  printTable(
    'Lighthouse, phone: medians (LCP and TBT in ms), and the lowest performance of a run',
    ['page', ...columns, 'lowest', 'runs'],
    [...lighthouse].map(([address, runs]) => [
      nameOf(address),
      ...columns.map((column) => rounded(middle(runs, column), digits(column))),
      rounded(Math.min(...runs.map(({ performance }) => performance))),
      String(runs.length),
    ]),
  );
  const distance = (page: number, twin: number, places = 0) => rounded(page - twin, places);
  printTable(
    'Home pages less their zero-script twins',
    ['page', ...columns, 'blocking at 4x CPU', 'page', 'twin'],
    home.map((address) => {
      const twin = twinOf(address);
      const blocked = [address, twin].map((key) => median(blocking.get(key) ?? []));
      const [own = Number.NaN, floor = Number.NaN] = blocked;
      return [
        nameOf(address),
        ...columns.map((column) =>
          distance(
            middle(lighthouse.get(address), column),
            middle(lighthouse.get(twin), column),
            digits(column),
          ),
        ),
        ...[own - floor, own, floor].map((value) => rounded(value)),
      ];
    }),
  );
  printTable(
    'Clicks at 4x CPU: medians, ms',
    ['click, after load', 'made at', 'open after', 'slowest', 'worked'],
    [...clicks].map(([situation, made]) => {
      const opened = made.flatMap(({ openAfter }) => openAfter ?? []);
      return [
        situation,
        rounded(median(made.map(({ madeAt }) => madeAt))),
        rounded(median(opened)),
        rounded(opened.length > 0 ? Math.max(...opened) : undefined),
        `${opened.length} of ${made.length}`,
      ];
    }),
  );
  reportFaults(lighthouse);
}

/** Prints what cost points in at least half of a page's runs. */
function reportFaults(lighthouse: Measurements['lighthouse']): void {
  console.log('\nWhat cost points\n');
  for (const [address, runs] of lighthouse) {
    const names = new Set(runs.flatMap(({ faults }) => faults));
    const frequent = [...names].filter(
      (name) => runs.filter(({ faults }) => faults.includes(name)).length * 2 >= runs.length,
    );
    console.log(`${nameOf(address)}: ${frequent.join(', ') || 'nothing'}`);
  }
}

function nameOf(address: string): string {
  return new URL(address).host.startsWith(twinPrefix) ? `${pathOf(address)} (twin)` : pathOf(address);
}
