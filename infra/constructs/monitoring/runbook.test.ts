import { globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { alarmsOf, watchedTemplates } from '#infra/testing/alarms.ts';
import { readRunbook, runbookFile, runbookSection } from './runbook.ts';

const alarms = new Map(watchedTemplates.flatMap((template) => [...alarmsOf(template)]));
const root = join(import.meta.dirname, '../../..');

test('each alarm has a section of the runbook, and each section an alarm', () => {
  expect([...readRunbook().keys()].sort()).toEqual([...alarms.keys()].sort());
});

test('an alarm without a section fails the synthesis', () => {
  expect(() => runbookSection('no-such-alarm', {})).toThrow('no section about the alarm no-such-alarm');
});

test.each([...alarms])(
  'the mail of %s says what it means, where to look and how to fix it',
  (_name, alarm) => {
    const { AlarmDescription: described } = alarm;
    const parts: unknown[] = typeof described === 'string' ? [described] : described['Fn::Join'][1];
    const text = parts.map((part) => (typeof part === 'string' ? part : 'x'.repeat(64))).join('');
    expect(text).toMatch(/Means: .* Look(:| and Mend:) .*/);
    expect(text).toContain('Mend:');
    // CloudWatch accepts no longer description. The names of resources have at most 64 characters.
    expect(text.length).toBeLessThanOrEqual(1024);
    expect(text.match(/<\w+>/g) ?? []).toEqual([]);
  },
);

test('a mail contains no Markdown, and filters exactly as they are typed', () => {
  const text = runbookSection('mail-account-refused', { FollowUpFunction: 'follow-up' });
  expect(text).toContain('SES, Account dashboard; the log group of follow-up,');
  expect(runbookSection('mails-not-sent', {})).toContain('{ $.message.failure = * }');
  expect(runbookSection('api-errors', {})).toContain('filter status 5*:');
  expect(runbookSection('traffic', {})).toContain('(how: docs/operation.md#who-floods)');
});

test('each promise is proven by tests that exist', () => {
  const [, table = ''] = readFileSync(runbookFile, 'utf8').split('## What is promised');
  const rows = table
    .split('\n')
    .filter((line) => line.startsWith('|'))
    .slice(2);
  expect(rows.length).toBeGreaterThan(2);
  for (const row of rows) {
    const tests = [...row.matchAll(/`([^`]+\.(test|spec)\.tsx?)`/g)].map(([, path = '']) => path);
    expect(tests, row).not.toEqual([]);
    for (const path of tests) expect(globSync(path, { cwd: root }), path).toHaveLength(1);
  }
});
