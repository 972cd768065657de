import { expect } from 'vitest';
import { randomFrom } from '#functions/publisher/testing/random.ts';
import { loadCloudAssembly } from '#infra/emulator/template/cloud-assembly.ts';
import { type Choose, dependenciesOf } from '#infra/emulator/template/order.ts';
import type { LocalSite } from '../local-site.ts';
import type { Build } from './builds.ts';
import type { PageReader } from './page-reader.ts';

/** A build, and the stack that deploys it. */
export interface Deployed {
  readonly build: Build;
  readonly cdkOut: string;
  /** A text that only this build's documents contain. */
  readonly script: string;
}

/** Returns the function that chooses the next resource to deploy, among those whose dependencies are deployed already. */
type Order = (cdkOut: string) => Choose;

const leading = /^CdnPageRequest/;
const random = randomFrom(1);

/** Orders of deployment to test. CloudFormation guarantees no order except by dependencies. */
export const orders: readonly (readonly [string, Order])[] = [
  ['with the edge function as soon as can be', (cdkOut) => first(neededBy(leading, cdkOut))],
  ['with the edge function as late as can be', () => first((id) => !leading.test(id))],
  ['in any order', () => (ready) => Math.floor(random() * ready.length)],
];

/** Returns a `Choose` that prefers resources for which `isWanted` returns true. */
function first(isWanted: (id: string) => boolean): Choose {
  return (ready) => Math.max(0, ready.findIndex(isWanted));
}

/** Returns a function that tells whether a resource is the one with this name or one of its dependencies. */
function neededBy(name: RegExp, cdkOut: string): (id: string) => boolean {
  const needed = new Set<string>();
  for (const { template } of loadCloudAssembly(cdkOut).stacks) {
    const dependencies = dependenciesOf(template);
    const need = (id: string) => {
      if (needed.has(id)) return;
      needed.add(id);
      dependencies.get(id)?.forEach(need);
    };
    for (const id of dependencies.keys()) if (name.test(id)) need(id);
  }
  if (needed.size === 0) throw new Error(`There is no ${name}.`);
  return (id) => needed.has(id);
}

interface Reading {
  readonly site: LocalSite;
  readonly reader: PageReader;
  readonly paths: readonly string[];
}

/**
 * Deploys a stack while pages are read continuously, and reads all pages again after each step. Returns the logical ids of the
 * changed resources.
 */
export async function deployWhileRead(
  { site, reader, paths }: Reading,
  { cdkOut, script }: Deployed,
  order: Order,
): Promise<string[]> {
  const stopReading = reader.readOn(paths);
  const steps: string[] = [];
  await site.deploy(cdkOut, {
    choose: order(cdkOut),
    onStep: async (id) => {
      steps.push(id);
      // Empties the cache, because a reader may use an edge location that has not cached the page.
      site.invalidate(['/*']);
      for (const path of paths) await reader.read(path);
    },
  });
  await stopReading();
  for (const path of paths) expect((await reader.read(path)).includes(script), path).toBe(true);
  return steps;
}
