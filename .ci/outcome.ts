/**
 * How a suite ended: how many passed and were skipped, which failed, which passed only the second time, and how many
 * milliseconds each file took, summed over its tests.
 */
export interface Outcome {
  passed: number;
  skipped: number;
  failed: string[];
  flaky: string[];
  durationsMs: Record<string, number>;
}

interface Spec {
  title: string;
  file: string;
  tests: {
    projectName: string;
    status: 'expected' | 'unexpected' | 'flaky' | 'skipped';
    results: { duration: number }[];
  }[];
}

interface Suite {
  suites?: Suite[];
  specs?: Spec[];
}

/**
 * Returns the outcome of the journeys. `report` is the output of Playwright's JSON reporter; its `errors` happened outside of
 * every journey.
 */
export function journeysOutcome(report: Suite & { errors: { message?: string }[] }): Outcome {
  const outcome: Outcome = {
    passed: 0,
    skipped: 0,
    failed: report.errors.map(({ message = '' }) => `outside every journey: ${message}`),
    flaky: [],
    durationsMs: {},
  };
  for (const spec of specs(report)) {
    for (const { projectName, status, results } of spec.tests) {
      const name = `[${projectName}] ${spec.file} › ${spec.title}`;
      if (status === 'unexpected') outcome.failed.push(name);
      else if (status === 'skipped') outcome.skipped += 1;
      else outcome.passed += 1;
      if (status === 'flaky') outcome.flaky.push(name);
      outcome.durationsMs[spec.file] = results.reduce(
        (sum, { duration }) => sum + duration,
        outcome.durationsMs[spec.file] ?? 0,
      );
    }
  }
  return outcome;
}

function specs(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
}

/** Returns the files that took longest, with their seconds, the slowest first. */
export function slowest({ durationsMs }: Pick<Outcome, 'durationsMs'>, count: number): string[] {
  return Object.entries(durationsMs)
    .sort(([, one], [, other]) => other - one)
    .slice(0, count)
    .map(([file, ms]) => `${(ms / 1000).toFixed(1).padStart(6)} s  ${file}`);
}
