import '#functions/data/testing/environment.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { type Data, loadData } from '#functions/data/working-copies/testing/data.ts';
import { crashingServer } from '#functions/data/working-copies/testing/faults.ts';
import { expectNothingLost } from '#functions/data/working-copies/testing/nothing-lost.ts';
import { anyStep } from '#functions/data/working-copies/testing/step.ts';

const seeds = (process.env.SEED ?? '1,2,3,4,5').split(',').map(Number);
const steps = 500;

let engine: Engine;
let data: Data;
let during: ReturnType<typeof crashingServer>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await loadData();
  during = crashingServer(data.dynamodb);
});
afterAll(() => engine.stop());
beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.UTC(2026, 0, 1) }));

test.each(seeds)(
  'five hundred random steps of two editors of one post, with interruptions, lose nothing (seed %i)',
  async (seed) => {
    const many = fc.array(anyStep, { minLength: steps, maxLength: steps });
    await fc.assert(
      fc.asyncProperty(many, (some) => expectNothingLost(data, during, some)),
      { seed, numRuns: 1, endOnFailure: true },
    );
  },
);
