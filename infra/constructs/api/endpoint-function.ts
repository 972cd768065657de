import { Duration } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { BuiltRenderer } from '#infra/built-renderer.ts';
import type { Group } from '#shared/api/endpoint/endpoint.ts';
import { type HandlerExtras, handlerCode } from '../handler-code.ts';
import { HandlerFunction, type HandlerFunctionProps } from '../handler-function.ts';
import { layPictureCodecs } from '../picture-codecs.ts';

/** Longest a request may take; the HTTP API waits a second more, so that the function's own end is what is logged. */
export const functionTimeout = Duration.seconds(15);

/** What lies beside a group's handler, of which one shows pages as the build makes them. */
const extrasOf = (renderer: Pick<BuiltRenderer, 'file'>): Partial<Record<Group, HandlerExtras>> => ({
  images: { packages: layPictureCodecs },
  previews: { beside: { 'renderer.mjs': renderer.file } },
});

/** The code of a group, with all it needs. */
export function endpointCode(
  functionsDir: string,
  group: Group,
  renderer: Pick<BuiltRenderer, 'file'>,
): Code {
  return handlerCode(functionsDir, group, extrasOf(renderer)[group]);
}

export interface EndpointFunctionProps extends Omit<HandlerFunctionProps, 'code' | 'timeout'> {
  readonly group: Group;
  /** Folder with a `<group>/handler.ts` for each group. */
  readonly functionsDir: string;
  /** What makes the documents of the build. */
  readonly renderer: BuiltRenderer;
}

/** The Lambda function that answers the endpoints of one group. */
export class EndpointFunction extends HandlerFunction {
  constructor(
    scope: Construct,
    id: string,
    { group, functionsDir, renderer, ...props }: EndpointFunctionProps,
  ) {
    super(scope, id, {
      ...props,
      code: endpointCode(functionsDir, group, renderer),
      timeout: functionTimeout,
    });
  }
}
