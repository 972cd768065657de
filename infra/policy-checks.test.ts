import { type Stack, Stage } from 'aws-cdk-lib';
import { Bucket } from 'aws-cdk-lib/aws-s3';
import { AwsSolutionsChecks } from 'cdk-nag';
import { expect, test } from 'vitest';
import { stackOf } from '#infra/testing/synthesize.ts';
import { addPolicyChecks } from './policy-checks.ts';

function findingsOf(context: Record<string, unknown>, change = (_stack: Stack) => {}) {
  const stack = stackOf(context);
  change(stack);
  addPolicyChecks(stack);
  return new AwsSolutionsChecks().validateScope(stack.node.root).violations.map(({ ruleName }) => ruleName);
}

/** In milliseconds. A synthesis with its checks takes seconds. */
const timeout = 60_000;

const everything = { alarmEmail: 'ops@example.com', backups: true, githubRepository: 'shop/site' };

test.each(['production', 'staging'])('%s has no finding that is not acknowledged', { timeout }, (stage) => {
  expect(findingsOf({ ...everything, stage })).toEqual([]);
});

test('another bootstrap qualifier changes nothing', { timeout }, () => {
  expect(findingsOf({ ...everything, '@aws-cdk/core:bootstrapQualifier': 'another' })).toEqual([]);
});

test('an acknowledgement applies to one construct only', { timeout }, () => {
  const findings = findingsOf(everything, (stack) => {
    new Bucket(stack, 'AnotherBucket');
  });
  expect(findings).toContain('AwsSolutions-S1');
  expect(findings).toContain('AwsSolutions-S10');
});

test('synthesis fails on a finding', { timeout }, () => {
  const stack = stackOf();
  new Bucket(stack, 'AnotherBucket');
  addPolicyChecks(stack);
  expect(() => Stage.of(stack)?.synth()).toThrow('AwsSolutions-S10');
});
