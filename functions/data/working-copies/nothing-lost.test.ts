import '../testing/environment.ts';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, test, vi } from 'vitest';
import { type Engine, startEngine } from '../testing/engine.ts';
import { type Data, loadData } from './testing/data.ts';
import { crashingServer } from './testing/faults.ts';
import { expectNothingLost } from './testing/nothing-lost.ts';
import { anyStep } from './testing/step.ts';

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

/** `npm run test:faults` runs longer sequences of steps. */
test('after random actions of two editors and interruptions, every acknowledged text can still be reached', async () => {
  const steps = fc.array(anyStep, { minLength: 4, maxLength: 24 });
  await fc.assert(
    fc.asyncProperty(steps, (some) => expectNothingLost(data, during, some)),
    { numRuns: 12 },
  );
});
