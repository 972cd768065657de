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

/**
 * The options for asynchronous calls: schedules, rules and deployments. @default Lambda's own, two more tries within six
 * hours
 */
export interface HandlerFunctionProps extends EventInvokeConfigOptions {
  /** Made by `handlerCode`. */
  readonly code: Code;
  /** In MB. The share of a processor grows with the memory: 1769 MB get a whole processor. */
  readonly memorySize: number;
  readonly timeout: Duration;
  readonly logRetention: RetentionDays;
  /** The environment variables that the function's code reads. Grants add further ones. */
  readonly environment: Readonly<Record<string, string>>;
}

/** A Lambda function of this repository, with a role and log group of its own. */
export class HandlerFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, { logRetention, environment, ...props }: HandlerFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The default role would have access to every log group of the account.
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
      // This leaves out the lines at the start and end of every call, which would be most of the log and of its cost.
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...environment },
    });
  }
}
