import { afterAll, beforeAll, describe, vi } from 'vitest';
import { canRun, type Engine, engineNames, startEngine } from './engine.ts';

/**
 * Runs the tests of a part of the data layer on each engine, with a new table. An engine that this machine cannot run is
 * skipped. `load` imports the part, which reads the engine's address when it loads: use its functions only inside tests and
 * hooks.
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
