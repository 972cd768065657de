import { expect, test } from 'vitest';
import { grantsOfFunction } from '#infra/testing/endpoint-functions.ts';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { postKinds } from '#shared/posts/kinds.ts';

const template = templateOf({ alarmEmail: 'us@shop.test' });
const own = (type: string) =>
  Object.entries(resourcesOf(template, type)).filter(([id]) => id.startsWith('Scheduler'));

test('it runs each minute', () => {
  const [[, { Properties: rule } = { Properties: {} }] = []] = own('AWS::Events::Rule');
  expect(rule).toMatchObject({ ScheduleExpression: 'rate(1 minute)', State: 'ENABLED' });
});

test('can publish scheduled posts and drafts, start newsletters, and read the time of the last backup, and nothing else', () => {
  const posts = postKinds.join(', ');
  expect(grantsOfFunction('SchedulerFunction').sort()).toEqual(
    [
      `dynamodb:GetItem on DataTable of ${posts}`,
      `dynamodb:UpdateItem on DataTable of ${posts}`,
      `dynamodb:Query on DataTable/index/gsi2 of ${posts}`,
      'dynamodb:Query on DataTable/index/gsi1 of backup',
      // The scheduler begins to send a post to the newsletter's readers.
      ...['GetItem', 'PutItem'].map((act) => `dynamodb:${act} on DataTable of sending`),
      'dynamodb:Query on DataTable/index/gsi1 of newsletter',
      ...['DeleteItem', 'GetItem', 'UpdateItem'].map(
        (act) => `dynamodb:${act} on DataTable of content-change`,
      ),
      'dynamodb:Query on DataTable/index/gsi2 of content-change',
      ...['DeleteItem', 'Query'].map((act) => `dynamodb:${act} on DataTable of content-draft`),
      ...['Query', 'UpdateItem'].map((act) => `dynamodb:${act} on DataTable of content`),
      ...['PutItem', 'UpdateItem'].map((act) => `dynamodb:${act} on DataTable of version`),
      'logs:CreateLogStream on SchedulerFunctionLogs',
      'logs:PutLogEvents on SchedulerFunctionLogs',
    ].sort(),
  );
});
