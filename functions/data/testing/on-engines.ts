import { afterAll, beforeAll, describe, vi } from 'vitest';
import { type Engine, enginesHere, startEngine } from './engine.ts';

/**
 * Tests of a part of the data layer, on each engine of this machine with a table of its own. `load` imports the part: it
 * reads where the engine is when it is loaded, so its functions are there in tests and hooks, and not before.
 */
export function describeOnEngines<Data extends object>(
  what: string,
  load: () => Promise<Data>,
  tests: (data: Data) => void,
): void {
  describe.each(enginesHere())(`${what} on %s`, (engineName) => {
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
