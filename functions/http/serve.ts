import middy from '@middy/core';
import urlencodePathParser from '@middy/http-urlencode-path-parser';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import { logFailure } from '#functions/data/log-failure.ts';
import type { Endpoint, Group } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import type { Role } from '#shared/session/session.ts';
import { answer, errorAnswer, toVisibleError } from './answer.ts';
import { auditing } from './audit.ts';
import { NotFound } from './errors.ts';
import { type FormReader, type Input, readInput } from './input.ts';
import type { Facts, OperationRequest, Operations, Reply } from './operation.ts';
import { checkDistribution, checkOrigin, headerOf, viewerAddress } from './origin.ts';
import { hasSealedCursor, walkOf } from './pages/sealed-cursor.ts';
import {
  challengeTokenOf,
  deviceTokenOf,
  isSignedIn,
  requireAdministrator,
  type SignedIn,
  sessionTokenOf,
} from './session.ts';

/** A Lambda handler for the HTTP API, payload format 2.0. It never rejects. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

interface AnyRequest
  extends Input,
    Pick<
      OperationRequest<Endpoint>,
      'viewerAddress' | 'sessionToken' | 'deviceToken' | 'challengeToken' | 'isSignedIn' | 'header' | 'note'
    > {
  readonly administrator: SignedIn | undefined;
}

type AnyOperation = (request: AnyRequest) => Promise<Reply<unknown>>;

/** Facts about a request that middlewares find out and pass on in `request.internal`. */
type Learned = { administrator?: SignedIn; input?: Input; facts?: Facts };
/** Middy passes `request.internal` to middlewares only; {@link handingOver} copies it into Lambda's context for the handler. */
type HttpContext = Context & Learned;
type Middleware = middy.MiddlewareFn<
  APIGatewayProxyEventV2,
  APIGatewayProxyStructuredResultV2,
  Error,
  HttpContext,
  Learned
>;

const distributionCheck: Middleware = ({ event }) => checkDistribution(event);
const originCheck: Middleware = ({ event }) => checkOrigin(event);

const sessionCheck =
  (needed: Role, isUse: boolean): Middleware =>
  async ({ event, internal }) => {
    internal.administrator = await requireAdministrator(
      sessionTokenOf(event),
      needed,
      new Date(),
      isUse,
      (who) => {
        internal.administrator = who;
      },
    );
  };

const inputReading =
  (endpoint: Endpoint, readForm?: FormReader): Middleware =>
  async ({ event, internal }) => {
    internal.input = await readInput(endpoint, event, readForm);
  };

const handingOver: Middleware = (request) => {
  request.context = { ...request.context, ...request.internal };
};

const errorAnswering =
  (endpoint?: Endpoint): Middleware =>
  ({ event, context, error: cause }) => {
    const error = toVisibleError(cause);
    if (error.status >= 500) {
      logFailure('Request failed', cause, {
        requestId: context?.awsRequestId,
        apiRequestId: event.requestContext?.requestId,
        route: endpoint && routeKeyOf(endpoint),
        status: error.status,
      });
    }
    return errorAnswer(error, endpoint);
  };

/** Returns the middlewares of every request, also of one to an unknown address. */
function stackOf(endpoint?: Endpoint) {
  return middy<APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Error, HttpContext, Learned>()
    .before(distributionCheck)
    .onError(errorAnswering(endpoint));
}

/**
 * Returns the middlewares and the operation of an endpoint, by its entry in the table of endpoints. A request without a session
 * of a sufficient role reveals and changes nothing.
 */
function endpointStack(endpoint: Endpoint, operation: AnyOperation, readForm?: FormReader): HttpHandler {
  const stack = stackOf(endpoint);
  if (endpoint.method !== 'GET') stack.before(originCheck);
  if (endpoint.audited) stack.use(auditing(endpoint.audited));
  if (endpoint.access !== 'public') stack.before(sessionCheck(endpoint.access, !endpoint.background));
  const sealed = hasSealedCursor(endpoint);
  return stack
    .use(urlencodePathParser())
    .before(inputReading(endpoint, readForm))
    .before(handingOver)
    .handler(async (event: APIGatewayProxyEventV2, { administrator, input = noInput, facts = {} }) => {
      const walk = sealed ? walkOf(endpoint, input, administrator?.accountId ?? '', new Date()) : undefined;
      const reply = await operation({
        ...(walk?.input ?? input),
        administrator,
        viewerAddress: viewerAddress(event),
        sessionToken: sessionTokenOf(event),
        deviceToken: deviceTokenOf(event),
        challengeToken: challengeTokenOf(event),
        isSignedIn: () => isSignedIn(sessionTokenOf(event), new Date()),
        header: (name) => headerOf(event, name),
        note: (more) => void Object.assign(facts, more),
      });
      return answer(endpoint, walk?.seal(reply) ?? reply, headerOf(event, 'if-none-match'));
    });
}

const noInput: Input = { params: {}, query: undefined, body: undefined };

const unknownRoute: HttpHandler = stackOf().handler(() => {
  throw new NotFound('There is nothing at this address; check its spelling.');
});

/**
 * Makes the Lambda handler of a group of endpoints: it checks, parses and answers as the table of endpoints says. A
 * group whose endpoints take forms passes the form reader, so that other bundles do not contain it.
 */
export function serve<G extends Group>(
  group: G,
  operations: Operations<G>,
  readForm?: FormReader,
): HttpHandler {
  const routes = new Map<string, HttpHandler>();
  for (const [name, endpoint] of Object.entries<Endpoint>(endpoints)) {
    if (endpoint.group !== group) continue;
    const operation = operations[name as keyof Operations<G>] as AnyOperation;
    routes.set(routeKeyOf(endpoint), endpointStack(endpoint, operation, readForm));
  }
  return (event, context) => (routes.get(event.routeKey) ?? unknownRoute)(event, context);
}

/** Returns the HTTP API's name for the route of an endpoint. */
function routeKeyOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
