/** How a suite ended: how many passed and were skipped, which failed, and which passed only the second time. */
export interface Outcome {
  passed: number;
  skipped: number;
  failed: string[];
  flaky: string[];
}

interface Spec {
  title: string;
  file: string;
  tests: { projectName: string; status: 'expected' | 'unexpected' | 'flaky' | 'skipped' }[];
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
  };
  for (const spec of specs(report)) {
    for (const { projectName, status } of spec.tests) {
      const name = `[${projectName}] ${spec.file} › ${spec.title}`;
      if (status === 'unexpected') outcome.failed.push(name);
      else if (status === 'skipped') outcome.skipped += 1;
      else outcome.passed += 1;
      if (status === 'flaky') outcome.flaky.push(name);
    }
  }
  return outcome;
}

function specs(suite: Suite): Spec[] {
  return [...(suite.specs ?? []), ...(suite.suites ?? []).flatMap(specs)];
}
