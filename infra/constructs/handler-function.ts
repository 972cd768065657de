import { type Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  type Code,
  type EventInvokeConfigOptions,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import { handlerName } from './handler-code.ts';

/** What whoever waits for no answer can expect is in the options: schedules, rules and deployments. @default Lambda's own, two more tries in six hours */
export interface HandlerFunctionProps extends EventInvokeConfigOptions {
  /** Made by `handlerCode`. */
  readonly code: Code;
  /** In MB; the processor's share grows with it, a full one at 1769. */
  readonly memorySize: number;
  readonly timeout: Duration;
  readonly logRetention: RetentionDays;
  /** Variables its code reads; grants add their own. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A Lambda function of ours, with its own role and log group. */
export class HandlerFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, { logRetention, environment, ...props }: HandlerFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The role that Lambda would make by itself may write to every log group of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      ...props,
      handler: handlerName,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Nothing at the start and the end of every call, which would be most of the log and of its cost.
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
    });
  }
}
