import { expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';

const template = templateOf({ alarmEmail: 'us@shop.test' });
const own = (type: string) =>
  Object.entries(resourcesOf(template, type)).filter(([id]) => id.startsWith('Clock'));

test('it is called each minute', () => {
  const [[, { Properties: rule } = { Properties: {} }] = []] = own('AWS::Events::Rule');
  expect(rule).toMatchObject({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
});

test('it reads and changes posts, and nothing else', () => {
  const [[, { Properties: policy } = { Properties: {} }] = []] = own('AWS::IAM::Policy');
  const statements = JSON.stringify(policy);
  expect(statements).toContain('"blog#*"');
  for (const other of ['message', 'administrator', 'content', 'newsletter'])
    expect(statements).not.toContain(`"${other}"`);
  for (const action of ['PutItem', 'DeleteItem', 'Scan'])
    expect(statements).not.toContain(`dynamodb:${action}`);
});
