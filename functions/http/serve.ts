import middy from '@middy/core';
import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Endpoint, Group } from '#shared/api/endpoint.ts';
import { requestFailed } from '#shared/api/error.ts';
import { endpoints } from '#shared/api/table.ts';
import { answer, errorAnswer, visible } from './answer.ts';
import { deviceTokenOf, sessionTokenOf } from './cookies.ts';
import { checkDistribution } from './distribution-check.ts';
import { NotFound } from './errors.ts';
import { type FormReader, type Input, readInput } from './input.ts';
import { logFailure } from './log.ts';
import type { OperationRequest, Operations, Reply } from './operation.ts';
import { checkOrigin } from './origin-check.ts';
import { isSignedIn, requireAdministrator, type SignedIn } from './session-check.ts';
import { headerOf, viewerAddress } from './viewer.ts';

/** A Lambda handler behind the HTTP API, payload format 2.0. It never rejects. */
export type HttpHandler = (
  event: APIGatewayProxyEventV2,
  context: Context,
) => Promise<APIGatewayProxyStructuredResultV2>;

/** What every operation's request has in common once its endpoint is not known by name. */
interface AnyRequest
  extends Input,
    Pick<
      OperationRequest<Endpoint>,
      'viewerAddress' | 'sessionToken' | 'deviceToken' | 'isSignedIn' | 'header'
    > {
  readonly administrator: SignedIn | undefined;
}

interface Route {
  readonly endpoint: Endpoint;
  readonly operation: (request: AnyRequest) => Promise<Reply<unknown>>;
}

/** A request on its way through the stack, which fills in what it finds out. */
interface Call {
  readonly event: APIGatewayProxyEventV2;
  readonly route: Route | undefined;
  readonly readForm: FormReader | undefined;
  administrator: SignedIn | undefined;
  input: Input;
}

type Middleware = middy.MiddlewareFn<Call, APIGatewayProxyStructuredResultV2>;

const noInput: Input = { params: {}, query: undefined, body: undefined };

const distributionCheck: Middleware = ({ event: { event } }) => checkDistribution(event);

const originCheck: Middleware = ({ event: { event, route } }) => {
  if (route?.endpoint.method !== 'GET') checkOrigin(event);
};

/** Before the input is read, so that without a session a request reveals and does nothing. */
const sessionCheck: Middleware = async ({ event: call }) => {
  if (call.route?.endpoint.access !== 'admin') return;
  call.administrator = await requireAdministrator(sessionTokenOf(call.event), new Date());
};

const inputReading: Middleware = async ({ event: call }) => {
  if (call.route) call.input = await readInput(call.route.endpoint, call.event, call.readForm);
};

const errorAnswering: Middleware = (request) => {
  const { event, route } = request.event;
  const error = visible(request.error);
  if (error !== request.error) {
    logFailure(requestFailed, request.error, {
      requestId: request.context?.awsRequestId,
      apiRequestId: event.requestContext?.requestId,
      route: route && routeKeyOf(route.endpoint),
      status: error.status,
    });
  }
  return errorAnswer(error, route?.endpoint);
};

async function runOperation({ event, route, administrator, input }: Call) {
  if (!route) throw new NotFound('There is nothing at this address; check its spelling.');
  const reply = await route.operation({
    ...input,
    administrator,
    viewerAddress: viewerAddress(event),
    sessionToken: sessionTokenOf(event),
    deviceToken: deviceTokenOf(event),
    isSignedIn: () => isSignedIn(sessionTokenOf(event), new Date()),
    header: (name) => headerOf(event, name),
  });
  return answer(route.endpoint, reply, headerOf(event, 'if-none-match'));
}

const stack = middy<Call, APIGatewayProxyStructuredResultV2>()
  .before(distributionCheck)
  .before(originCheck)
  .before(sessionCheck)
  .before(inputReading)
  .onError(errorAnswering)
  .handler(runOperation);

/**
 * The Lambda handler of a group of endpoints: checks, parses and answers as the table of endpoints says. A group whose
 * endpoints take forms brings what reads them, so that no other carries it.
 */
export function serve<G extends Group>(
  group: G,
  operations: Operations<G>,
  readForm?: FormReader,
): HttpHandler {
  const routes = new Map<string, Route>();
  for (const [name, endpoint] of Object.entries(endpoints)) {
    if (endpoint.group !== group) continue;
    const operation = operations[name as keyof Operations<G>] as Route['operation'];
    routes.set(routeKeyOf(endpoint), { endpoint, operation });
  }
  return (event, context) =>
    stack(
      { event, route: routes.get(event.routeKey), readForm, administrator: undefined, input: noInput },
      context,
    );
}

/** How the HTTP API names the route of an endpoint. */
function routeKeyOf({ method, path }: Endpoint): string {
  return `${method} ${path}`;
}
