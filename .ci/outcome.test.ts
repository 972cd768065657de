import { expect, test } from 'vitest';
import { journeysOutcome, slowest } from './outcome.ts';

test('counts journeys, and sums the time of a file over its journeys and their repetitions', () => {
  const journey = (title: string, status: 'expected' | 'unexpected' | 'flaky', ...durations: number[]) => ({
    title,
    file: 'public/chat.spec.ts',
    tests: [{ projectName: 'English, desk', status, results: durations.map((duration) => ({ duration })) }],
  });
  const suites = [
    {
      specs: [journey('opens', 'expected', 1500)],
      suites: [{ specs: [journey('closes', 'flaky', 900, 100)] }],
    },
    { specs: [journey('sends', 'unexpected', 20)] },
  ];
  const outcome = journeysOutcome({ suites, errors: [{ message: 'No browser' }] });
  expect(outcome).toEqual({
    passed: 2,
    skipped: 0,
    failed: ['outside every journey: No browser', '[English, desk] public/chat.spec.ts › sends'],
    flaky: ['[English, desk] public/chat.spec.ts › closes'],
    durationsMs: { 'public/chat.spec.ts': 2520 },
  });
  expect(slowest({ durationsMs: { fast: 10, ...outcome.durationsMs } }, 1)).toEqual([
    '   2.5 s  public/chat.spec.ts',
  ]);
});
