import { createServer, type IncomingMessage, type Server } from 'node:http';
import { readBody } from '../http/listen.ts';
import type { Callers } from '../iam/principals.ts';
import { signatureMessages, signerOf } from '../iam/signature.ts';
import type { LambdaFunction } from './lambda-function.ts';

/** Lambda's limit for the event of an asynchronous call, in bytes. */
const bodyLimit = 1024 * 1024;

export interface LambdaGatewayOptions {
  readonly callers: Callers;
  /** The ARN of a function by its name. */
  readonly arnOf: (name: string) => string;
  /**
   * Functions by ARN, with Lambda's retries of asynchronous calls. It is a function, because the functions may be known only
   * after the gateway has started.
   */
  readonly functions: () => ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>;
}

/** Lambda's API for functions: begins asynchronous calls of a function, for roles that may call it. */
export function createLambdaGateway(options: LambdaGatewayOptions): Server {
  return createServer(async (request, response) => {
    try {
      await accept(request, options);
      response.writeHead(202).end();
    } catch (error) {
      if (request.destroyed && !request.complete) return;
      const refusal =
        error instanceof Refusal ? error : new Refusal(500, 'ServiceException', 'Internal failure.');
      response
        .writeHead(refusal.status, { 'content-type': 'application/json', 'x-amzn-errortype': refusal.code })
        .end(JSON.stringify({ Message: refusal.message }));
    }
  });
}

class Refusal extends Error {
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string, message: string) {
    super(message);
    this.status = status;
    this.code = code;
  }
}

async function accept(
  request: IncomingMessage,
  { callers, arnOf, functions }: LambdaGatewayOptions,
): Promise<void> {
  const body = await readBody(request, bodyLimit);
  const principal = signerOf(request, body, 'lambda', callers);
  if (typeof principal === 'string') throw new Refusal(403, principal, signatureMessages[principal]);
  if (request.headers.origin !== undefined)
    throw new Refusal(403, 'AccessDeniedException', 'Pages are not let in.');
  const [, name = ''] = /^\/2015-03-31\/functions\/([\w-]+)\/invocations$/.exec(request.url ?? '') ?? [];
  if (request.method !== 'POST' || name === '' || request.headers['x-amz-invocation-type'] !== 'Event')
    throw new Refusal(404, 'UnknownOperationException', 'Only asynchronous calls are known locally.');
  const arn = arnOf(name);
  if (!principal.allows({ action: 'lambda:InvokeFunction', resource: arn, context: {} }))
    throw new Refusal(
      403,
      'AccessDeniedException',
      `${principal.arn} may not lambda:InvokeFunction on ${arn}.`,
    );
  const lambda = functions().get(arn);
  if (!lambda) throw new Refusal(404, 'ResourceNotFoundException', `Function not found: ${arn}`);
  if (body.length > bodyLimit) throw new Refusal(413, 'RequestTooLargeException', 'The event is too large.');
  // Not awaited: the call is asynchronous, and the function logs its own failure.
  void lambda.invoke(parse(body));
}

function parse(body: Buffer): unknown {
  if (body.length === 0) return {};
  try {
    return JSON.parse(body.toString('utf8'));
  } catch {
    throw new Refusal(400, 'InvalidRequestContentException', 'The event is no JSON.');
  }
}
