import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { type Addresses, findAddresses } from './addresses.ts';
import { reportDesk } from './desk.ts';
import { type Edge, startEdge } from './edge.ts';
import { reportLighthouse } from './lighthouse.ts';
import { reportMemory } from './memory.ts';
import { reportPublishing } from './publishing.ts';
import { type LocalSite, startLocalSite, within } from './site.ts';
import { reportTaps } from './taps.ts';
import { reportWeights } from './weights.ts';

/** The options of `npm run bench -- …`. */
interface Options {
  /** Names of the parts to measure. */
  readonly parts: readonly string[];
  /** Pages to measure, in their English form; undefined: all in the site map. */
  readonly pages: readonly string[] | undefined;
  /** How often Lighthouse measures a page; medians are printed. */
  readonly runs: number;
  /** How many requests the memory test sends. */
  readonly requests: number;
  /** The data folder of a site with thousands of items, which is kept; undefined: a site is filled and removed. */
  readonly filled: string | undefined;
}

/** The servers that the parts need; each is started when the first part asks for it. */
interface Running {
  site(): Promise<LocalSite>;
  /** The site behind TLS and HTTP/2. */
  edge(): Promise<Edge>;
  addresses(): Promise<Addresses>;
}

interface Part {
  readonly what: string;
  /** The timeout in minutes. */
  readonly minutes: number;
  readonly measure: (running: Running, options: Options) => Promise<void>;
}

const memoryMinutes = 10;

const parts: Readonly<Record<string, Part>> = {
  publishing: {
    what: 'how long after a save its text is read on the public addresses, fifty times, without script',
    minutes: 15,
    measure: async ({ site }) => reportPublishing((await site()).port),
  },
  weights: {
    what: 'what every page weighs',
    minutes: 60,
    measure: async ({ edge, addresses }) => reportWeights((await edge()).port, await addresses()),
  },
  pages: {
    what: 'Lighthouse on every page, its largest contentful paint above all',
    minutes: 240,
    measure: async ({ edge, addresses }, { runs }) =>
      reportLighthouse((await edge()).port, await addresses(), runs),
  },
  taps: {
    what: 'how soon drawer and menu open for a tap one second after navigation start, on a slow phone and line',
    minutes: 30,
    measure: async ({ edge, addresses }, { runs }) =>
      reportTaps((await edge()).port, new URL((await addresses()).all[0] ?? '').origin, runs),
  },
  desk: {
    what: 'how long screens of the admin area take with thousands of items, and how soon boxes answer a key',
    minutes: 90,
    measure: async ({ site }, { runs, filled }) => reportDesk(await site(), runs, filled),
  },
  memory: {
    what: 'what the site holds in memory while it answers',
    minutes: memoryMinutes + 5,
    measure: async ({ site }, { requests }) =>
      reportMemory(await site(), { requests, seconds: memoryMinutes * 60 }),
  },
};

/**
 * Measures the site as visitors get it: builds and runs it, if necessary behind HTTP/2 like CloudFront's, and prints the
 * results of each part. `-- publishing` measures one part; `--runs=1 --pages=/,/contact` and `--requests=10000` are for quick
 * results; `--filled=<folder>` keeps the site that `desk` fills, for the next time. A part that fails or takes too long ends
 * the bench with a sentence.
 */
async function bench(options: Options): Promise<void> {
  console.log('This builds the site, runs it on a free port with an empty data folder, and measures');
  const chosen = Object.entries(parts).filter(([name]) => options.parts.includes(name));
  for (const [name, { what, minutes }] of chosen)
    console.log(`  ${name.padEnd(12)}${what} (at most ${minutes} minutes)`);
  const { running, stop } = prepare(options.pages);
  for (const signal of ['SIGINT', 'SIGTERM'] as const)
    process.once(signal, () => void stop().finally(() => process.exit(1)));
  try {
    for (const [name, { what, measure, minutes }] of chosen) {
      console.log(`\n▶ ${name}: ${what}`);
      await within(minutes * 60, `The part "${name}"`, measure(running, options));
    }
  } finally {
    await stop();
  }
}

function prepare(pages: Options['pages']): { running: Running; stop: () => Promise<void> } {
  const begun: { site?: Promise<LocalSite>; edge?: Promise<Edge>; addresses?: Promise<Addresses> } = {};
  const site = () => {
    begun.site ??= startLocalSite();
    return begun.site;
  };
  const running: Running = {
    site,
    edge() {
      begun.edge ??= site().then(({ port }) => startEdge(port));
      return begun.edge;
    },
    addresses() {
      begun.addresses ??= site().then(({ port }) => findAddresses(port, pages));
      return begun.addresses;
    },
  };
  const none = () => undefined;
  const stop = async () => {
    (await begun.edge?.catch(none))?.close();
    await (await begun.site?.catch(none))?.stop();
  };
  return { running, stop };
}

/** Reads the command line. Throws one sentence about an invalid value. */
function readOptions(args: readonly string[]): Options {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: {
      pages: { type: 'string' },
      runs: { type: 'string', default: '5' },
      requests: { type: 'string', default: '100000' },
      filled: { type: 'string' },
    },
    allowPositionals: true,
  });
  const known = Object.keys(parts);
  const unknown = positionals.find((name) => !known.includes(name));
  if (unknown !== undefined) throw new Error(`There is no part "${unknown}": there are ${known.join(', ')}.`);
  const pages = values.pages?.split(',');
  const wrong = pages?.find((page) => !page.startsWith('/'));
  if (wrong !== undefined)
    throw new Error(`--pages has to list addresses like /,/contact; "${wrong}" is none.`);
  return {
    parts: positionals.length > 0 ? positionals : known,
    pages,
    runs: numberUpTo(25, 'runs', values.runs),
    requests: numberUpTo(1_000_000, 'requests', values.requests),
    filled: values.filled && resolve(values.filled),
  };
}

function numberUpTo(max: number, option: string, text: string): number {
  const value = Number(text);
  if (Number.isInteger(value) && value >= 1 && value <= max) return value;
  throw new Error(`--${option} has to be a number from 1 to ${max}, not "${text}".`);
}

try {
  await bench(readOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
// Ends the process, because work that timed out may still be running.
process.exit();
