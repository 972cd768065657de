import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { picturesPrefix } from '#shared/publishing/addresses.ts';
import { actualBuild } from '../testing/builds.ts';
import { synthesizeSite } from '../testing/synthesize.ts';
import { converge } from './testing/converge.ts';

/** The seeds determine the edits and the moments of the kills. `SEED=7,8` takes others. */
const seeds = (process.env.SEED ?? '1,2,3,4,5').split(',').map(Number);
const hazards = { edits: Number(process.env.EDITS ?? 500), editors: 4, publisherKills: 25, serverKills: 3 };

let folder: string;
let cdkOut: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'convergence-'));
  cdkOut = synthesizeSite(folder, { build: await actualBuild() });
});
afterAll(() => rm(folder, { recursive: true, force: true }));

test.each(seeds)(
  'after random kills, the published pages are those of a fresh publication (seed %i)',
  async (seed) => {
    const { published, fresh, hits } = await converge(
      { cdkOut, dataDir: join(folder, `data-${seed}`) },
      { seed, ...hazards },
    );
    console.log(
      `Seed ${seed}: ${hits} times a publisher was killed at work; ${fresh.size} documents and pictures.`,
    );
    expect(hits).toBeGreaterThan(0);
    // Pictures stay in the bucket when no page uses them any more.
    const keys = [...published.keys()].filter((key) => !key.startsWith(picturesPrefix) || fresh.has(key));
    expect(keys.sort()).toEqual([...fresh.keys()].sort());
    expect(keys.filter((key) => published.get(key) !== fresh.get(key))).toEqual([]);
  },
);
