import type { Stack } from '../template/stack.ts';
import { isStatistic, type MetricName, type Metrics } from './metrics.ts';

interface AlarmProperties {
  readonly AlarmName?: string;
  readonly AlarmDescription?: string;
  readonly AlarmActions?: readonly string[];
  readonly OKActions?: readonly string[];
  readonly Namespace: string;
  readonly MetricName: string;
  readonly Dimensions?: readonly { readonly Name: string; readonly Value: string }[];
  readonly Statistic: string;
  readonly Period: number;
  readonly EvaluationPeriods: number;
  readonly Threshold: number;
  readonly ComparisonOperator: string;
  readonly TreatMissingData?: string;
}

const known = new Set<string>([
  'AlarmName',
  'AlarmDescription',
  'AlarmActions',
  'OKActions',
  'Namespace',
  'MetricName',
  'Dimensions',
  'Statistic',
  'Period',
  'EvaluationPeriods',
  'Threshold',
  'ComparisonOperator',
  'TreatMissingData',
] satisfies (keyof AlarmProperties)[]);

const comparisons: Readonly<Record<string, (value: number, threshold: number) => boolean>> = {
  GreaterThanOrEqualToThreshold: (value, threshold) => value >= threshold,
  GreaterThanThreshold: (value, threshold) => value > threshold,
  LessThanOrEqualToThreshold: (value, threshold) => value <= threshold,
  LessThanThreshold: (value, threshold) => value < threshold,
};

/** An alarm of a template. */
export interface Alarm {
  readonly name: string;
  readonly description: string;
  /** True if it is raised at an instant, in milliseconds since 1970. */
  isRaised(at: number): boolean;
}

/**
 * Reads the alarms of a stack. Their periods end at the instant of the call, so that a breach is seen at once; CloudWatch
 * evaluates a minute or two later. The time before `begun` does not count as missing data. Throws one sentence about an alarm
 * that is not emulated.
 */
export function readAlarms(stack: Stack, metrics: Metrics, begun: number): Alarm[] {
  return stack
    .resources<AlarmProperties>('AWS::CloudWatch::Alarm')
    .map(({ name, properties }) => readAlarm(name, properties, metrics, begun));
}

function readAlarm(name: string, properties: AlarmProperties, metrics: Metrics, begun: number): Alarm {
  const strange = Object.keys(properties).find((property) => !known.has(property));
  if (strange) throw new Error(`${strange} of the alarm ${name} is not known locally.`);
  const {
    Statistic,
    ComparisonOperator,
    TreatMissingData = 'missing',
    Period,
    EvaluationPeriods,
  } = properties;
  const compare = comparisons[ComparisonOperator];
  if (!compare || !isStatistic(Statistic) || !/^(notB|b)reaching$/.test(TreatMissingData))
    throw new Error(
      `The alarm ${name} with ${Statistic}, ${ComparisonOperator} and ${TreatMissingData} data is not known locally.`,
    );
  const metric: MetricName = {
    namespace: properties.Namespace,
    name: properties.MetricName,
    dimensions: Object.fromEntries((properties.Dimensions ?? []).map(({ Name, Value }) => [Name, Value])),
  };
  const periodMs = Period * 1000;
  const isBreached = (to: number) => {
    const from = to - periodMs;
    const value = metrics.statistic(metric, Statistic, from, to);
    if (value === undefined) return TreatMissingData === 'breaching' && from >= begun;
    return compare(value, properties.Threshold);
  };
  return {
    name,
    description: properties.AlarmDescription ?? '',
    isRaised: (at) =>
      Array.from({ length: EvaluationPeriods }, (_, back) => at - back * periodMs).every(isBreached),
  };
}
