import { runLighthouse } from './page/lighthouse-run.ts';
import { attempt } from './page/measure.ts';
import { twinOf } from './twin.ts';

/** The largest contentful paint of a page and of its zero-script twin, in ms: one of each a run. */
export interface TwinPaints {
  readonly page: readonly number[];
  readonly twin: readonly number[];
}

/** Measures pages each next to their twin, so that what disturbs one disturbs the other. */
export async function measureTwins(
  edgePort: number,
  addresses: readonly string[],
  runs: number,
): Promise<Map<string, TwinPaints>> {
  const paints = new Map<string, TwinPaints>();
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Run ${run} of ${runs}`);
    for (const address of addresses) {
      await attempt(async () => {
        const lcp = async (url: string) => (await runLighthouse(edgePort, url)).lcp;
        const { page = [], twin = [] } = paints.get(address) ?? {};
        paints.set(address, {
          page: [...page, await lcp(address)],
          twin: [...twin, await lcp(twinOf(address))],
        });
      });
    }
  }
  return paints;
}
