import { readFileSync } from 'node:fs';
import { glob } from 'node:fs/promises';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { failuresByAlarm } from '#shared/failures.ts';

const functions = join(import.meta.dirname, '..');

test('code that runs in Lambda logs only failures that an alarm counts', async () => {
  const writing: string[] = [];
  for await (const file of glob('**/*.ts', { cwd: functions })) {
    const isRun = !/(^|\/)(testing|bench|commands)\/|\.test\.ts$/.test(file);
    if (
      isRun &&
      /\bconsole\.(error|warn)\b|\bprocess\.stderr\b/.test(readFileSync(join(functions, file), 'utf8'))
    ) {
      writing.push(file);
    }
  }
  expect(writing).toEqual(['data/log-failure.ts']);
});

test('each failure is counted by one alarm', () => {
  const failures = Object.values(failuresByAlarm).flat();
  expect(new Set(failures).size).toBe(failures.length);
});
