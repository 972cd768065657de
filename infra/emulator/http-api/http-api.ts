import { randomUUID } from 'node:crypto';
import type { Watch } from '../cloudwatch/watch.ts';
import { type HttpRequest, type HttpResponse, jsonResponse } from '../http/http-message.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Stack } from '../template/stack.ts';
import { type Authorizer, readAuthorizers } from './authorizer.ts';
import { type ApiIdentity, toEvent } from './event.ts';
import { internalServerError, toResponse } from './result.ts';
import { findRoute, type Route, type RouteMatch } from './routes.ts';
import { createStageThrottle, type RouteSettings } from './throttle.ts';

interface RouteProperties {
  readonly RouteKey: string;
  readonly Target: string;
  readonly AuthorizationType?: string;
  readonly AuthorizerId?: string;
}
interface IntegrationProperties {
  readonly IntegrationType: string;
  readonly IntegrationUri: string;
  readonly PayloadFormatVersion: string;
  readonly TimeoutInMillis?: number;
}
interface StageProperties {
  readonly StageName: string;
  readonly DefaultRouteSettings?: RouteSettings;
  /** The settings by route key. */
  readonly RouteSettings?: Readonly<Record<string, RouteSettings>>;
}
interface Integration {
  readonly lambda: LambdaFunction;
  readonly timeout: number;
}
interface Guarded extends Integration {
  readonly authorize: Authorizer | undefined;
}

/** The maximum size of a request's body, in bytes. */
export const payloadLimit = 10 * 1024 * 1024;
/** Lambda's limit for an event as JSON, in bytes. */
const eventLimit = 6 * 1024 * 1024;
/** The maximum size of a request's first line and headers, in bytes. */
const headerLimit = 10 * 1024;

/** The HTTP API of the stack, called in process. */
export interface HttpApi {
  /** The host name by which the distribution refers to the API. */
  readonly domainName: string;
  handle(request: HttpRequest): Promise<HttpResponse>;
}

/** Makes the API from the stack's routes, integrations and stage. Throws when there is not exactly one of each kind. */
export function createHttpApi(
  stack: Stack,
  functions: ReadonlyMap<string, LambdaFunction>,
  watch?: Pick<Watch, 'answered'>,
): HttpApi {
  const { region, accountId } = stack.place;
  const [api, ...others] = stack.resources<{ CorsConfiguration?: object }>('AWS::ApiGatewayV2::Api');
  const [stage] = stack.resources<StageProperties>('AWS::ApiGatewayV2::Stage');
  if (!api || others.length > 0 || stage?.properties.StageName !== '$default') {
    throw new Error('The template has to have one HTTP API with the stage $default.');
  }
  if (api.properties.CorsConfiguration)
    throw new Error('The CORS configuration of an HTTP API is not known locally.');
  const routes = readRoutes(stack, functions);
  const identity = {
    apiId: api.name,
    accountId,
    domainName: `${api.name}.execute-api.${region}.amazonaws.com`,
  };
  const admit = createStageThrottle(
    routes.map(({ key }) => key),
    stage.properties.DefaultRouteSettings,
    stage.properties.RouteSettings,
  );
  const answer = async (request: HttpRequest) => {
    const route = findRoute(routes, request.method, request.path);
    if (!route) return jsonResponse(404, { message: 'Not Found' });
    if (!admit(route.key, Date.now())) return jsonResponse(429, { message: 'Too Many Requests' });
    return (await route.target.authorize?.(request, route, identity)) ?? invoke(request, route, identity);
  };
  return {
    domainName: identity.domainName,
    async handle(request) {
      const response = refusal(request) ?? (await answer(request));
      watch?.answered(api.name, '$default', response.status);
      return { ...response, headers: new Map([...response.headers, ['apigw-requestid', [randomUUID()]]]) };
    },
  };
}

function readRoutes(stack: Stack, functions: ReadonlyMap<string, LambdaFunction>): Route<Guarded>[] {
  const authorizers = readAuthorizers(stack, functions);
  const integrations = new Map(
    stack.resources<IntegrationProperties>('AWS::ApiGatewayV2::Integration').map(({ name, properties }) => {
      const lambda = functions.get(properties.IntegrationUri);
      if (
        properties.IntegrationType !== 'AWS_PROXY' ||
        properties.PayloadFormatVersion !== '2.0' ||
        !lambda
      ) {
        throw new Error(`Integration ${name} is not one with a Node.js function and payload format 2.0.`);
      }
      return [name, { lambda, timeout: properties.TimeoutInMillis ?? 30_000 }] as const;
    }),
  );
  return stack.resources<RouteProperties>('AWS::ApiGatewayV2::Route').map(({ properties }) => {
    const target = integrations.get(properties.Target.replace('integrations/', ''));
    if (!target) throw new Error(`Route ${properties.RouteKey} has no integration.`);
    const { AuthorizationType = 'NONE', AuthorizerId = '' } = properties;
    const authorize = AuthorizationType === 'CUSTOM' ? authorizers.get(AuthorizerId) : undefined;
    if (AuthorizationType !== 'NONE' && !authorize)
      throw new Error(`The authorizer of the route ${properties.RouteKey} is not known locally.`);
    return { key: properties.RouteKey, target: { ...target, authorize } };
  });
}

function refusal(request: HttpRequest): HttpResponse | undefined {
  const headerBytes = [...request.headers]
    .flat(2)
    .reduce((sum, text) => sum + text.length, request.path.length);
  if (headerBytes > headerLimit) return jsonResponse(431, { message: 'Request Header Fields Too Large' });
  if (request.body.length > payloadLimit) return tooLarge();
  if (!isWellFormed(request.path)) return jsonResponse(400, { message: 'Bad Request' });
  return undefined;
}

function tooLarge(): HttpResponse {
  return jsonResponse(413, { message: 'Request Entity Too Large' });
}

function isWellFormed(path: string): boolean {
  try {
    decodeURIComponent(path);
    return true;
  } catch {
    return false;
  }
}

async function invoke(
  request: HttpRequest,
  route: RouteMatch<Integration>,
  identity: ApiIdentity,
): Promise<HttpResponse> {
  const event = toEvent(request, route, identity, randomUUID());
  if (Buffer.byteLength(JSON.stringify(event)) > eventLimit) return tooLarge();
  const { lambda, timeout } = route.target;
  let timer: ReturnType<typeof setTimeout> | undefined;
  const timedOut = new Promise<undefined>((resolve) => {
    timer = setTimeout(() => resolve(undefined), timeout);
  });
  const outcome = await Promise.race([lambda.invoke(event), timedOut]);
  clearTimeout(timer);
  if (!outcome || ('error' in outcome && outcome.isThrottled))
    return jsonResponse(503, { message: 'Service Unavailable' });
  return 'result' in outcome ? toResponse(outcome.result) : internalServerError();
}
