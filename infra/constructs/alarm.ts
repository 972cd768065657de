import type { Metric } from 'aws-cdk-lib/aws-cloudwatch';

/** What is measured, and from which value on somebody is told. */
export interface AlarmProps {
  readonly metric: Metric;
  readonly threshold: number;
  /** What it means, how to look, how to mend. */
  readonly alarmDescription: string;
}
