import { writeFileSync } from 'node:fs';
import type { Reporter, SerializedError, TestModule } from 'vitest/node';
import type { Outcome } from './outcome.ts';

/**
 * Writes the outcome of a run to the file that `VITEST_OUTCOME` names. A file that cannot be loaded, a failed set-up and an
 * error outside of every test each count as a failure.
 */
export default class VitestOutcome implements Reporter {
  onTestRunEnd(modules: readonly TestModule[], errors: readonly SerializedError[]): void {
    const file = process.env.VITEST_OUTCOME;
    if (!file) throw new Error('VITEST_OUTCOME does not say where to.');
    const outcome: Outcome = { passed: 0, skipped: 0, failed: [], flaky: [], durationsMs: {} };
    for (const module of modules) count(module, outcome);
    outcome.failed.push(...errors.map((error) => `outside every test: ${error.message}`));
    writeFileSync(file, JSON.stringify(outcome));
  }
}

function count(module: TestModule, outcome: Outcome): void {
  const { environmentSetupDuration, collectDuration, setupDuration, duration } = module.diagnostic();
  outcome.durationsMs[module.relativeModuleId] =
    environmentSetupDuration + collectDuration + setupDuration + duration;
  for (const error of module.errors()) outcome.failed.push(`${module.relativeModuleId}: ${error.message}`);
  for (const suite of module.children.allSuites()) {
    for (const error of suite.errors())
      outcome.failed.push(`${module.relativeModuleId} › ${suite.fullName}: ${error.message}`);
  }
  for (const test of module.children.allTests()) {
    const name = `${module.relativeModuleId} › ${test.fullName}`;
    const { state, errors } = test.result();
    if (state === 'failed') outcome.failed.push(`${name}: ${errors?.[0]?.message ?? ''}`);
    else if (state === 'passed') outcome.passed += 1;
    else outcome.skipped += 1;
    if (test.diagnostic()?.flaky) outcome.flaky.push(name);
  }
}
