import { Duration } from 'aws-cdk-lib';
import { Rule, Schedule } from 'aws-cdk-lib/aws-events';
import { LambdaFunction } from 'aws-cdk-lib/aws-events-targets';
import type { RetentionDays } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { handlerCode } from '../handler-code.ts';
import { HandlerFunction } from '../handler-function.ts';

export interface CanaryProps {
  /** Folder with `canary/handler.ts`. */
  readonly functionsDir: string;
  /** Where visitors reach the site. */
  readonly siteAddress: string;
  readonly logRetention: RetentionDays;
}

/** Reads the site from outside every five minutes. */
export class Canary extends Construct {
  readonly handlerFunction: HandlerFunction;

  constructor(scope: Construct, id: string, { functionsDir, siteAddress, logRetention }: CanaryProps) {
    super(scope, id);
    this.handlerFunction = new HandlerFunction(this, 'Function', {
      code: handlerCode(functionsDir, 'canary'),
      memorySize: 128,
      timeout: Duration.seconds(30),
      // No retry: the next call would report the same.
      retryAttempts: 0,
      maxEventAge: Duration.minutes(1),
      logRetention,
      environment: { SITE_ADDRESS: siteAddress },
    });
    new Rule(this, 'Often', {
      description: 'Reads the site from outside',
      schedule: Schedule.rate(Duration.minutes(5)),
      targets: [new LambdaFunction(this.handlerFunction, { retryAttempts: 0 })],
    });
  }
}
