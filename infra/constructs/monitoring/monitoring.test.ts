import { expect, test } from 'vitest';
import { alarmMetrics } from '#infra/costs/count.ts';
import { alarmsOf, watchedTemplates } from '#infra/testing/alarms.ts';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { groups } from '#shared/api/endpoint/endpoint.ts';
import { type FailureAlarm, failuresByAlarm, type Heartbeat } from '#shared/failures.ts';

const [site, watch] = watchedTemplates as [(typeof watchedTemplates)[0], (typeof watchedTemplates)[0]];
const alarms = alarmsOf(site);
const filters = watchedTemplates.flatMap((template) =>
  Object.values(resourcesOf(template, 'AWS::Logs::MetricFilter')).map(({ Properties }) => Properties),
);

test('without an alarm address nothing is watched', () => {
  const unwatched = templateOf();
  unwatched.resourceCountIs('AWS::CloudWatch::Alarm', 0);
  unwatched.resourceCountIs('AWS::SNS::Topic', 0);
  unwatched.resourceCountIs('AWS::CloudWatch::Dashboard', 0);
});

test('lists the alarms of a site with mail and a domain of its own', () => {
  expect([...alarms.keys()].sort()).toEqual([
    ...['api-errors', 'api-refusals', 'concurrency-near-quota', 'digest-silent'],
    ...['follow-up-lag', 'forms-failed', 'function-crashed', 'functions-throttled', 'gave-up', 'left-undone'],
    ...['mail-account-refused', 'mails-bounce', 'mails-called-spam', 'mails-not-sent', 'pages-behind'],
    ...['publication-silent', 'publisher-lag', 'scheduler-silent', 'table-throttled', 'walk-silent'],
  ]);
  expect([...alarmsOf(watch).keys()].sort()).toEqual([
    ...['canary-silent', 'certificate-expiring', 'site-errors', 'site-refusals', 'traffic'],
  ]);
});

test('costs are computed with the same number of alarms', () => {
  expect(alarms.size + alarmsOf(watch).size).toBe(alarmMetrics);
});

test('a site without mail has no alarms for mail', () => {
  const silent = alarmsOf(templateOf({ alarmEmail: 'ops@example.com', mailFrom: 'none' }));
  expect([...alarms.keys()].filter((name) => !silent.has(name)).sort()).toEqual([
    ...['digest-silent', 'mail-account-refused', 'mails-bounce', 'mails-called-spam'],
  ]);
});

/** The log groups whose lines are counted: the beginnings of their ids. */
const endpointLogs = groups.map((group) => `${group}functionLogs`);
const followUpLogs = ['FollowUpFunctionLogs'];
const publisherLogs = ['PublisherFunctionLogs'];
const schedulerLogs = ['SchedulerFunctionLogs'];
const backupRunnerLogs = ['BackupRunnerFunctionLogs'];
const everywhere = [
  ...endpointLogs,
  ...followUpLogs,
  ...publisherLogs,
  ...schedulerLogs,
  ...backupRunnerLogs,
];
const countedIn: Record<FailureAlarm, readonly string[]> = {
  'forms-failed': ['messagesfunctionLogs', 'newsletterfunctionLogs', 'cvsfunctionLogs'],
  'pages-behind': [...publisherLogs, ...schedulerLogs],
  'mail-account-refused': followUpLogs,
  'mails-not-sent': followUpLogs,
  'table-throttled': everywhere,
  'left-undone': everywhere,
};

const patternsOf = (metricName: string) =>
  new Map(
    filters
      .filter(({ MetricTransformations: [one] }) => one.MetricName === metricName)
      .map(({ LogGroupName, FilterPattern, MetricTransformations }) => {
        expect(MetricTransformations).toMatchObject([{ MetricValue: '1' }]);
        // CloudWatch accepts no longer pattern.
        expect(FilterPattern.length).toBeLessThanOrEqual(1024);
        return [LogGroupName.Ref.replace(/[0-9A-F]{8}$/, ''), FilterPattern];
      }),
  );

test.each(Object.entries(countedIn))(
  'one line of %s raises the alarm, whichever function logs it',
  (name, logs) => {
    expect(alarms.get(name)).toMatchObject({ MetricName: name, Threshold: 1, Statistic: 'Sum', Period: 300 });
    const patterns = patternsOf(name);
    expect([...patterns.keys()].sort()).toEqual([...logs].sort());
    const lines = failuresByAlarm[name as FailureAlarm].map((failure) => `$.message.failure = "${failure}"`);
    const pattern =
      lines.length === 1 ? `{ ${lines} }` : `{ ${lines.map((one) => `(${one})`).join(' || ')} }`;
    expect(new Set(patterns.values())).toEqual(new Set([pattern]));
  },
);

test('a crash or time-out of any function is counted by the line that Lambda logs', () => {
  const patterns = patternsOf('function-crashed');
  const all = [...everywhere, 'HttpAuthorizerLogs'];
  expect([...patterns.keys()].sort()).toEqual([...all].sort());
  expect(new Set(patterns.values())).toEqual(
    new Set(['{ ($.type = "platform.report") && ($.record.status != "success") }']),
  );
  const functions = Object.entries(resourcesOf(site, 'AWS::Lambda::Function'));
  const own = functions.filter(([, { Properties }]) =>
    all.some((log) => Properties.LoggingConfig?.LogGroup?.Ref?.startsWith(log)),
  );
  expect(own).toHaveLength(all.length);
  for (const [id, { Properties }] of own) {
    expect(Properties.LoggingConfig, id).toMatchObject({ LogFormat: 'JSON', SystemLogLevel: 'WARN' });
  }
});

test.each([
  ['scheduler', 'SchedulerFunctionLogs', 300, 1],
  ['publication', 'PublisherFunctionLogs', 2700, 1],
  ['walk', 'FollowUpFunctionLogs', 900, 1],
  ['digest', 'FollowUpFunctionLogs', 3600, 25],
  ['canary', 'CanaryFunctionLogs', 900, 1],
] satisfies [Heartbeat, string, number, number][])(
  'the silence of %s raises the alarm: missing data count as failure',
  (heartbeat, log, Period, EvaluationPeriods) => {
    const alarm = alarms.get(`${heartbeat}-silent`) ?? alarmsOf(watch).get(`${heartbeat}-silent`);
    expect(alarm).toMatchObject({
      ...{ MetricName: `${heartbeat}-done`, Statistic: 'Sum', Period, EvaluationPeriods },
      ...{ ComparisonOperator: 'LessThanThreshold', Threshold: 1, TreatMissingData: 'breaching' },
    });
    expect([...patternsOf(`${heartbeat}-done`)]).toEqual([[log, `{ $.message.done = "${heartbeat}" }`]]);
  },
);

test('all other alarms ignore missing data', () => {
  const others = [...alarms, ...alarmsOf(watch)].filter(([name]) => !name.endsWith('-silent'));
  expect(others.filter(([, { TreatMissingData }]) => TreatMissingData !== 'notBreaching')).toEqual([]);
});

test('raises alarms for a save unpublished after a minute, follow-up work waiting five minutes, and work given up', () => {
  expect(alarms.get('publisher-lag')).toMatchObject({ Threshold: 60_000, Statistic: 'Maximum', Period: 60 });
  expect(alarms.get('follow-up-lag')).toMatchObject({ Threshold: 300_000, Statistic: 'Maximum', Period: 60 });
  expect(alarms.get('gave-up')).toMatchObject({ Threshold: 1, Statistic: 'Maximum' });
});

test('raises an alarm at four fifths of the account’s concurrency quota', () => {
  expect(alarms.get('concurrency-near-quota')).toMatchObject({ Threshold: 8 });
  const more = templateOf({ alarmEmail: 'ops@example.com', concurrency: 1000 });
  expect(alarmsOf(more).get('concurrency-near-quota')).toMatchObject({ Threshold: 800 });
});

test('a dashboard shows all parts, with no more metrics than are free', () => {
  const [dashboard] = Object.values(resourcesOf(site, 'AWS::CloudWatch::Dashboard'));
  const body = JSON.stringify(dashboard?.Properties.DashboardBody);
  const metrics = body.match(/\[\\+"AWS\//g) ?? [];
  expect(metrics.length).toBeGreaterThan(20);
  expect(metrics.length).toBeLessThanOrEqual(50);
  for (const group of groups) expect(body).toContain(`${group}function`);
});

test('spending is reported at three amounts, to the same address', () => {
  const [budget] = Object.values(resourcesOf(watch, 'AWS::Budgets::Budget'));
  expect(budget?.Properties.Budget).toMatchObject({
    TimeUnit: 'MONTHLY',
    BudgetLimit: { Amount: 25, Unit: 'USD' },
  });
  const steps = budget?.Properties.NotificationsWithSubscribers;
  expect(
    steps.map(({ Notification }: { Notification: { Threshold: number } }) => Notification.Threshold),
  ).toEqual([100, 200, 400]);
  for (const { Subscribers } of steps) {
    expect(Subscribers).toEqual([{ SubscriptionType: 'EMAIL', Address: 'ops@example.com' }]);
  }
});

test('access logs are kept for seven days, without the requested paths, in a private bucket', () => {
  const [delivery] = Object.values(resourcesOf(watch, 'AWS::Logs::Delivery'));
  const fields: string[] = delivery?.Properties.RecordFields;
  expect(fields).toEqual(expect.arrayContaining(['timestamp', 'c-ip', 'sc-status', 'sc-bytes']));
  expect(fields.filter((field) => /uri|query|cookie|referer/i.test(field))).toEqual([]);
  const [bucket] = Object.values(resourcesOf(watch, 'AWS::S3::Bucket'));
  expect(bucket?.Properties).toMatchObject({
    LifecycleConfiguration: { Rules: [{ ExpirationInDays: 7, Status: 'Enabled' }] },
    PublicAccessBlockConfiguration: { BlockPublicAcls: true, RestrictPublicBuckets: true },
  });
});
