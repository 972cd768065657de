import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import {
  Architecture,
  Function as LambdaFunction,
  LoggingFormat,
  Runtime,
  SystemLogLevel,
} from 'aws-cdk-lib/aws-lambda';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { Construct } from 'constructs';
import type { Group } from '#shared/api/endpoint.ts';
import { handlerCode, handlerName } from './handler-code.ts';

/** Longest a request may take; the HTTP API waits a second more, so that the function's own end is what is logged. */
export const functionTimeout = Duration.seconds(15);

export interface EndpointFunctionProps {
  readonly group: Group;
  /** Folder with a `<group>/handler.ts` for each group. */
  readonly functionsDir: string;
  /** In MB; the processor's share grows with it, a full one at 1769. */
  readonly memorySize: number;
  readonly logRetention: RetentionDays;
  /** Variables every function needs; grants add their own. */
  readonly environment: Readonly<Record<string, string>>;
}

/** The Lambda function that answers the endpoints of one group, with its own role and log group. */
export class EndpointFunction extends LambdaFunction {
  constructor(scope: Construct, id: string, props: EndpointFunctionProps) {
    const logGroup = new LogGroup(scope, `${id}Logs`, {
      retention: props.logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    // The role that Lambda would make by itself may write to every log group of the account.
    const role = new Role(scope, `${id}Role`, { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    super(scope, id, {
      code: handlerCode(props.functionsDir, props.group),
      handler: handlerName,
      runtime: Runtime.NODEJS_24_X,
      architecture: Architecture.ARM_64,
      memorySize: props.memorySize,
      timeout: functionTimeout,
      role,
      logGroup,
      loggingFormat: LoggingFormat.JSON,
      // Nothing at the start and the end of every call, which would be most of the log and of its cost.
      systemLogLevelV2: SystemLogLevel.WARN,
      environment: { NODE_OPTIONS: '--enable-source-maps', ...props.environment },
    });
  }
}
