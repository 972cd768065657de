import { describe, expect, test } from 'vitest';
import { alarmsOf, watchedTemplates } from '#infra/testing/alarms.ts';
import { type Properties, resourcesOf } from '#infra/testing/synthesize.ts';

/**
 * The metrics of AWS that are used here: names and dimensions by namespace, according to the services' documentation. An alarm
 * on another name or with another set of dimensions never gets data.
 */
const published: Readonly<Record<string, Readonly<Record<string, readonly (readonly string[])[]>>>> = {
  'AWS/Lambda': {
    // The empty list stands for metrics without dimensions: those of all functions of the account in a region.
    Throttles: [[], ['FunctionName']],
    ConcurrentExecutions: [[], ['FunctionName']],
    Errors: [[], ['FunctionName']],
    IteratorAge: [['FunctionName']],
  },
  'AWS/ApiGateway': {
    '4xx': [['ApiId'], ['ApiId', 'Stage']],
    '5xx': [['ApiId'], ['ApiId', 'Stage']],
    Count: [['ApiId'], ['ApiId', 'Stage']],
  },
  'AWS/SQS': { ApproximateNumberOfMessagesVisible: [['QueueName']] },
  'AWS/SES': { 'Reputation.BounceRate': [[]], 'Reputation.ComplaintRate': [[]] },
  // These metrics exist in us-east-1 only.
  'AWS/CloudFront': {
    '4xxErrorRate': [['DistributionId', 'Region']],
    '5xxErrorRate': [['DistributionId', 'Region']],
    BytesDownloaded: [['DistributionId', 'Region']],
  },
  'AWS/CertificateManager': { DaysToExpiry: [['CertificateArn']] },
  'AWS/DynamoDB': {
    ReadThrottleEvents: [['TableName'], ['GlobalSecondaryIndexName', 'TableName']],
    WriteThrottleEvents: [['TableName'], ['GlobalSecondaryIndexName', 'TableName']],
  },
};

const alarms = watchedTemplates.flatMap((template) =>
  [...alarmsOf(template)].map(([name, alarm]) => ({ name, alarm, template })),
);
const dimensionsOf = ({ Dimensions = [] }: Properties): string[] =>
  Dimensions.map(({ Name }: { Name: string }) => Name).sort();

describe.each(alarms)('$name', ({ alarm, template }) => {
  test('watches a metric that is published, with its dimensions', () => {
    const { Namespace, MetricName } = alarm;
    if (typeof Namespace === 'string') {
      expect(published[Namespace]?.[MetricName]).toContainEqual(dimensionsOf(alarm));
      return;
    }
    const transformations = Object.values(resourcesOf(template, 'AWS::Logs::MetricFilter')).flatMap(
      ({ Properties }) => Properties.MetricTransformations,
    );
    expect(transformations).toContainEqual(
      expect.objectContaining({ MetricName, MetricNamespace: Namespace, MetricValue: '1' }),
    );
    expect(dimensionsOf(alarm)).toEqual([]);
  });

  test('costs exactly one metric', () => {
    expect(alarm.Metrics).toBeUndefined();
    // Shorter periods cost three times as much.
    expect(alarm.Period % 60).toBe(0);
  });

  test('has a period and a number of periods that CloudWatch accepts', () => {
    const whole = alarm.Period * alarm.EvaluationPeriods;
    expect(whole).toBeLessThanOrEqual(alarm.Period >= 3600 ? 7 * 86_400 : 86_400);
  });

  test('sends mail when it starts and ends, through a topic that it may publish to', () => {
    expect(alarm.AlarmActions).toEqual(alarm.OKActions);
    expect(alarm.AlarmActions).toHaveLength(1);
    expect(alarm.ActionsEnabled ?? true).toBe(true);
    const [{ Ref: topic }] = alarm.AlarmActions;
    expect(resourcesOf(template, 'AWS::SNS::Topic')).toHaveProperty(topic);
    const statements = Object.values(resourcesOf(template, 'AWS::SNS::TopicPolicy'))
      .filter(({ Properties }) => Properties.Topics.some((one: { Ref: string }) => one.Ref === topic))
      .flatMap(({ Properties }) => Properties.PolicyDocument.Statement);
    expect(statements).toContainEqual({
      Sid: 'AllowAlarms',
      Effect: 'Allow',
      Action: 'sns:Publish',
      Principal: { Service: 'cloudwatch.amazonaws.com' },
      Resource: { Ref: topic },
      Condition: { StringEquals: { 'aws:SourceAccount': { Ref: 'AWS::AccountId' } } },
    });
    const subscriptions = Object.values(resourcesOf(template, 'AWS::SNS::Subscription')).map(
      ({ Properties: { Protocol, Endpoint, TopicArn } }) => [Protocol, Endpoint, TopicArn.Ref],
    );
    expect(subscriptions).toContainEqual(['email', 'ops@example.com', topic]);
  });
});

test('metrics of CloudFront and of its certificate are watched in their region', () => {
  const [site, watch] = watchedTemplates;
  const namespaces = (template = site) =>
    new Set([...(template ? alarmsOf(template) : [])].map(([, { Namespace }]) => Namespace));
  expect(namespaces(watch)).toContain('AWS/CloudFront');
  expect(namespaces(site)).not.toContain('AWS/CloudFront');
  expect(namespaces(site)).not.toContain('AWS/CertificateManager');
});
