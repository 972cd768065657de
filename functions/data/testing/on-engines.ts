import { afterAll, beforeAll, describe, vi } from 'vitest';
import { canRun, type Engine, engineNames, startEngine } from './engine.ts';

/**
 * Tests of a part of the data layer, on each engine with a table of its own; skipped on an engine that this machine cannot
 * run. `load` imports the part: it reads where the engine is when it is loaded, so its functions are there in tests and
 * hooks, and not before.
 */
export function describeOnEngines<Data extends object>(
  what: string,
  load: () => Promise<Data>,
  tests: (data: Data) => void,
): void {
  for (const engineName of engineNames)
    describe.skipIf(!canRun(engineName))(`${what} on ${engineName}`, () => {
      const data = {} as Data;
      let engine: Engine;
      beforeAll(async () => {
        engine = await startEngine(engineName);
        vi.resetModules();
        Object.assign(data, await load());
      }, 60_000);
      afterAll(() => engine.stop());
      tests(data);
    });
}
