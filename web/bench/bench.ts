import { findAddresses } from './addresses.ts';
import { startEdge } from './edge.ts';
import { startLocalSite } from './local-site.ts';
import { measureRounds, weighPages } from './measure.ts';
import { type BenchOptions, readBenchOptions } from './options.ts';
import { reportRounds, reportWeights } from './report.ts';

/**
 * Measures the site as a visitor gets it: builds it, serves it with CloudFront's compression, headers and HTTP/2, and
 * prints what every page weighs and how fast it is. `--runs=1 --pages=/,/contact` for a quick look.
 */
async function bench({ pages, runs }: BenchOptions): Promise<void> {
  const site = await startLocalSite();
  for (const signal of ['SIGINT', 'SIGTERM'] as const) {
    process.once(signal, () => void site.stop().finally(() => process.exit(1)));
  }
  try {
    const addresses = await findAddresses(site.port, pages);
    const edge = await startEdge(site.port);
    try {
      reportWeights(await weighPages(edge.port, addresses));
      reportRounds(await measureRounds(edge.port, addresses, runs), addresses);
    } finally {
      edge.close();
    }
  } finally {
    await site.stop();
  }
}

try {
  await bench(readBenchOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
