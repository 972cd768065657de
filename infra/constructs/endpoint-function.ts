import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import type { Group } from '#shared/api/endpoint.ts';
import { handlerCode } from './handler-code.ts';
import { HandlerFunction, type HandlerFunctionProps } from './handler-function.ts';

/** Longest a request may take; the HTTP API waits a second more, so that the function's own end is what is logged. */
export const functionTimeout = Duration.seconds(15);

export interface EndpointFunctionProps extends Omit<HandlerFunctionProps, 'code' | 'timeout'> {
  readonly group: Group;
  /** Folder with a `<group>/handler.ts` for each group. */
  readonly functionsDir: string;
}

/** The Lambda function that answers the endpoints of one group. */
export class EndpointFunction extends HandlerFunction {
  constructor(scope: Construct, id: string, { group, functionsDir, ...props }: EndpointFunctionProps) {
    super(scope, id, { ...props, code: handlerCode(functionsDir, group), timeout: functionTimeout });
  }
}
