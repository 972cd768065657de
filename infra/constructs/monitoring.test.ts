import { expect, test } from 'vitest';
import { groups } from '../../shared/api/endpoint.ts';
import { resourcesOf, templateOf } from '../testing/synthesize.ts';

const unwatched = templateOf();
const watched = templateOf({ alarmEmail: 'ops@example.com' });
const alarms = Object.values(resourcesOf(watched, 'AWS::CloudWatch::Alarm')).map(
  ({ Properties }) => Properties,
);

test('without somebody to tell, nothing is watched', () => {
  unwatched.resourceCountIs('AWS::CloudWatch::Alarm', 0);
  unwatched.resourceCountIs('AWS::SNS::Topic', 0);
});

test('errors and throttling of functions, API and table are', () => {
  expect(alarms.map(({ MetricName }) => MetricName).sort()).toEqual(
    [
      ...groups.flatMap(() => ['Errors', 'Throttles']),
      '5xx',
      'ReadThrottleEvents',
      'WriteThrottleEvents',
    ].sort(),
  );
});

test('every alarm tells when it begins and when it is over, and what to do', () => {
  for (const alarm of alarms) {
    expect(alarm.AlarmActions).toEqual(alarm.OKActions);
    expect(alarm.AlarmActions).toHaveLength(1);
    expect(JSON.stringify(alarm.AlarmDescription)).toMatch(/Means: .* Look: .* Mend: /);
    expect(alarm.TreatMissingData).toBe('notBreaching');
  }
});

test('the message goes to the one who asked for it', () => {
  watched.hasResourceProperties('AWS::SNS::Subscription', { Protocol: 'email', Endpoint: 'ops@example.com' });
});
