import { CfnResource, type Stack, Stage } from 'aws-cdk-lib';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { isReported, type NamedMetric } from './testing/service-spec.ts';
import { resourcesOf, stackOf, templateOf, watchTemplateOf } from './testing/synthesize.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/11111111-2222-3333-4444-555555555555';
const alarmEmail = 'ops@shop.test';
const everything = {
  ...{ alarmEmail, backups: true, secretRotation: 2, hstsIncludeSubdomains: true, release: 'abc123' },
  ...{ edgeLimit: 40_000 },
  ...{ domainName: 'www.shop.test,shop.test', certificateArn, githubRepository: 'shop/site' },
};

/**
 * Synthesizes all stacks. This checks each resource against CloudFormation's schemas, and throws for what CloudFormation would
 * refuse.
 */
const synthesize = (stack: Stack) => Stage.of(stack)?.synth();

describe('CloudFormation accepts the stacks of', () => {
  test.each<[string, Record<string, unknown>]>([
    ['production with everything', everything],
    ['production with as little as possible', { mailFrom: 'none', alarmEmail: 'none', webAcl: false }],
    [
      'production with identities that exist',
      { ...everything, mailIdentity: 'existing', githubProvider: 'existing' },
    ],
    ['a trial', { stage: 'staging', alarmEmail }],
  ])('%s', { timeout: 120_000 }, (_name, context) => {
    expect(synthesize(stackOf(context))?.stacks.length).toBeGreaterThan(0);
  });
});

describe('synthesis fails on', () => {
  test.each<[string, string, Record<string, unknown>, string]>([
    ['an unknown property', 'AWS::SQS::Queue', { RetentionPeriod: 1 }, 'RetentionPeriod'],
    ['a missing one', 'AWS::SNS::Subscription', { Protocol: 'email' }, 'TopicArn'],
    ['a value that is not allowed', 'AWS::SQS::Queue', { MessageRetentionPeriod: 5 }, '5'],
    ['a value of another type', 'AWS::SQS::Queue', { MessageRetentionPeriod: 'long' }, 'long'],
  ])('%s', (_name, type, properties, named) => {
    const stack = stackOf();
    new CfnResource(stack, 'One', { type, properties });
    expect(() => synthesize(stack)).toThrow(named);
  });
});

/** Metrics that are missing in AWS's machine-readable description, but documented in the guide of their service. */
const inGuides = [
  'AWS/ApiGateway 4xx ApiId Stage',
  'AWS/ApiGateway 5xx ApiId Stage',
  'AWS/ApiGateway Count ApiId Stage',
  'AWS/CertificateManager DaysToExpiry CertificateArn',
];

/** Returns the metrics of AWS's services that the alarms of a template watch. */
function watchedBy(template: Template): NamedMetric[] {
  const alarms = Object.values(resourcesOf(template, 'AWS::CloudWatch::Alarm'));
  return alarms
    .flatMap(({ Properties: { Metrics, ...single } }): NamedMetric[] =>
      Metrics
        ? Metrics.flatMap(
            ({ MetricStat }: { MetricStat?: { Metric: NamedMetric } }) => MetricStat?.Metric ?? [],
          )
        : [single as NamedMetric],
    )
    .filter(({ Namespace }) => String(Namespace).startsWith('AWS/'));
}

/** A metric in the body of a dashboard: namespace, name, pairs of name and value of each dimension, options. */
type Drawn = readonly [string, string, ...(string | object)[]];

/** Returns the metrics that the dashboard of a template draws. The values of dimensions are not resolved. */
function drawnBy(template: Template): NamedMetric[] {
  const [dashboard] = Object.values(resourcesOf(template, 'AWS::CloudWatch::Dashboard'));
  const parts: unknown[] = dashboard?.Properties.DashboardBody['Fn::Join'][1];
  const { widgets } = JSON.parse(parts.map((part) => (typeof part === 'string' ? part : 'x')).join(''));
  return widgets
    .flatMap(({ properties }: { properties: { metrics?: readonly Drawn[] } }) => properties.metrics ?? [])
    .map(([Namespace, MetricName, ...rest]: Drawn): NamedMetric => {
      const dimensions = rest.filter((one) => typeof one === 'string');
      return {
        ...{ Namespace, MetricName },
        Dimensions: dimensions.flatMap((Name, index) => (index % 2 === 0 ? { Name } : [])),
      };
    });
}

test('every metric in alarms and dashboard is one that AWS reports with these dimensions', () => {
  const [site, watch] = [templateOf(everything), watchTemplateOf(everything)];
  const drawn = drawnBy(site);
  expect(drawn.length).toBeGreaterThan(20);
  const watched = [...watchedBy(site), ...watchedBy(watch), ...drawn];
  const unknown = watched.flatMap((metric) => {
    const names = (metric.Dimensions ?? []).map(({ Name }) => Name);
    const written = [metric.Namespace, metric.MetricName, ...names].join(' ');
    return isReported(metric) || inGuides.includes(written) ? [] : [written];
  });
  expect(unknown).toEqual([]);
});

test('finds a metric that AWS does not report', () => {
  const by = (Name: string) => ({ Namespace: 'AWS/Lambda', MetricName: 'Errors', Dimensions: [{ Name }] });
  expect(isReported(by('FunctionName'))).toBe(true);
  expect(isReported(by('Function'))).toBe(false);
  expect(isReported({ ...by('FunctionName'), MetricName: 'Mistakes' })).toBe(false);
  expect(isReported({ Namespace: 'AWS/Nothing', MetricName: 'Errors' })).toBeUndefined();
});
