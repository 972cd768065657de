import { expect, test } from 'vitest';
import { isInterruptedRestore, isUnderWay, jobStates } from './backups.ts';

test.each([
  ['restore', 'failed', true],
  ['restore', 'done', false],
  ['restore', 'running', false],
  ['comparison', 'failed', false],
  ['point', 'failed', false],
] as const)('whether a %s that is %s stopped half way: %j', (work, state, is) => {
  expect(isInterruptedRestore({ work, state })).toBe(is);
});

test('a job is running until it is done or failed', () => {
  expect(jobStates.filter((state) => isUnderWay({ state }))).toEqual(['waiting', 'running']);
});
