import { type Addresses, findAddresses } from './addresses.ts';
import { withChromium } from './chromium.ts';
import { startEdge } from './edge.ts';
import { startLocalSite } from './local-site.ts';
import { measureRounds, weighPages } from './measure.ts';
import { measureMemory } from './memory.ts';
import { type BenchOptions, readBenchOptions } from './options.ts';
import { countPolls, measurePolling } from './polling.ts';
import { reportMemory, reportPolling, reportRounds, reportWeights } from './report.ts';

const pollingSeconds = 180;

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
      await benchPolling(site.port, edge.port, addresses);
      reportRounds(await measureRounds(edge.port, addresses, runs), addresses);
    } finally {
      edge.close();
    }
    reportMemory(await measureMemory(site.port, site.pid));
  } finally {
    await site.stop();
  }
}

async function benchPolling(port: number, edgePort: number, { all: [address] }: Addresses): Promise<void> {
  if (!address) return;
  const costs = [await measurePolling(port, 10), await measurePolling(port, 1000)];
  const count = (debuggingPort: number) => countPolls(debuggingPort, address);
  reportPolling(costs, await withChromium(edgePort, pollingSeconds, 'Counting questions', count));
}

try {
  await bench(readBenchOptions(process.argv.slice(2)));
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
