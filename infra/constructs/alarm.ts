import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** A metric, and the value from which on somebody is alerted. */
export interface AlarmProps {
  readonly metric: Metric;
  readonly threshold: number;
  /** What it means, where to look, how to mend it. */
  readonly alarmDescription: string;
}
