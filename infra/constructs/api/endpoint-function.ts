import { Duration } from 'aws-cdk-lib';
import type { Code } from 'aws-cdk-lib/aws-lambda';
import type { Construct } from 'constructs';
import type { BuiltRenderer } from '#infra/built-renderer.ts';
import type { Group } from '#shared/api/endpoint/endpoint.ts';
import { type HandlerExtras, handlerCode } from '../handler-code.ts';
import { HandlerFunction, type HandlerFunctionProps } from '../handler-function.ts';
import { copyPictureCodecs } from '../picture-codecs.ts';

/** The longest time of a request. The HTTP API waits a second longer, so that the function's own timeout is logged. */
export const functionTimeout = Duration.seconds(15);

/** The files beside a group's handler: the codecs that decode pictures, and the renderer that previews pages. */
const extrasOf = (renderer: Pick<BuiltRenderer, 'file'>): Partial<Record<Group, HandlerExtras>> => ({
  images: { packages: copyPictureCodecs },
  previews: { beside: { 'renderer.mjs': renderer.file } },
});

/** Returns the code of a group's function: its bundled handler, and the files beside it. */
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
  /** The renderer of the build's documents. */
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
