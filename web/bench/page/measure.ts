import type { Addresses } from '../addresses.ts';
import { withChromium } from '../chromium.ts';
import { twinOf } from '../twin.ts';
import { blockingTime } from './blocking-time.ts';
import { type Conditions, desk, phone, slow4g } from './devices.ts';
import { type LighthouseRun, runLighthouse } from './lighthouse-run.ts';
import { clickMenu, type MenuClick } from './menu-click.ts';
import { type PageWeight, weighPage } from './page-weight.ts';

/** What was measured, by address or by the name of a situation, once a run. */
export interface Measurements {
  readonly lighthouse: Map<string, LighthouseRun[]>;
  readonly blocking: Map<string, number[]>;
  readonly clicks: Map<string, MenuClick[]>;
}

const pageSeconds = 60;
const clickDelays = [100, 1000, 3000];
const situations: Record<string, Conditions> = {
  'menu at a desk': { device: desk, cpuSlowdown: 4 },
  'menu at a desk, slow 4G': { device: desk, cpuSlowdown: 4, network: slow4g },
  'drawer on a phone': { device: phone, cpuSlowdown: 4 },
};

/** What every page loads by itself. A page that cannot be measured is told on the error output and left out. */
export async function weighPages(edgePort: number, addresses: Addresses): Promise<Map<string, PageWeight>> {
  const weights = new Map<string, PageWeight>();
  for (const address of addresses.all.flatMap((page) => withTwin(page, addresses))) {
    await attempt(async () => {
      const weigh = (port: number) => weighPage(port, address, addresses.admin.get(address));
      weights.set(address, await withChromium(edgePort, pageSeconds, `Weighing ${address}`, weigh));
    });
  }
  return weights;
}

/** Measures everything `runs` times, each page next to its twin, so that what disturbs one disturbs the other. */
export async function measureRounds(
  edgePort: number,
  addresses: Addresses,
  runs: number,
): Promise<Measurements> {
  const measurements: Measurements = { lighthouse: new Map(), blocking: new Map(), clicks: new Map() };
  const { lighthouse, blocking, clicks } = measurements;
  for (let run = 1; run <= runs; run += 1) {
    console.error(`Run ${run} of ${runs}`);
    for (const address of addresses.all.flatMap((page) => withTwin(page, addresses))) {
      await attempt(async () =>
        add(lighthouse, address, await runLighthouse(edgePort, address, addresses.admin.get(address))),
      );
    }
    for (const address of addresses.home.flatMap((page) => [page, twinOf(page)])) {
      const measure = (port: number) => blockingTime(port, address);
      await attempt(async () =>
        add(blocking, address, await withChromium(edgePort, pageSeconds, `Blocking of ${address}`, measure)),
      );
    }
    for (const address of addresses.home) await measureClicks(edgePort, address, clicks);
  }
  return measurements;
}

async function measureClicks(
  edgePort: number,
  address: string,
  clicks: Map<string, MenuClick[]>,
): Promise<void> {
  for (const [name, conditions] of Object.entries(situations)) {
    for (const delay of clickDelays) {
      const click = (port: number) => clickMenu(port, address, conditions, delay);
      await attempt(async () =>
        add(
          clicks,
          `${new URL(address).pathname}, ${name}, ${delay} ms`,
          await withChromium(edgePort, pageSeconds, `A click on ${address}`, click),
        ),
      );
    }
  }
}

function withTwin(address: string, { home }: Addresses): string[] {
  return home.includes(address) ? [address, twinOf(address)] : [address];
}

function add<Value>(values: Map<string, Value[]>, key: string, value: Value): void {
  values.set(key, [...(values.get(key) ?? []), value]);
}

/** One measurement that fails is tried once more, and must not cost the others. */
export async function attempt(work: () => Promise<void>, triesLeft = 1): Promise<void> {
  try {
    await work();
  } catch (error) {
    console.error(error instanceof Error ? error.message : error);
    if (triesLeft > 0) await attempt(work, triesLeft - 1);
  }
}
