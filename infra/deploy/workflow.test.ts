import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const workflow = readFileSync(join(import.meta.dirname, '../../.github/workflows/deploy.yml'), 'utf8');
/** The steps of all jobs, as they are written. */
const steps = workflow.split(/^ {6}- /m).slice(1);
const stepsOf = (action: string) => steps.filter((step) => step.startsWith(`uses: ${action}@`));

test('the second job gets the whole site, including hidden files such as .well-known', () => {
  expect(stepsOf('actions/upload-artifact')).toEqual([expect.stringContaining('include-hidden-files: true')]);
});

test('no job has an AWS key: each gets a role by its token', () => {
  expect(workflow).not.toContain('secrets.');
  const roles = stepsOf('aws-actions/configure-aws-credentials');
  expect(roles).toHaveLength(2);
  for (const step of roles) expect(step).toMatch(/role-to-assume: \$\{\{ vars\[format\('AWS_\w+_ROLE_\{0\}'/);
  expect(workflow.match(/id-token: write/g)).toHaveLength(2);
});
