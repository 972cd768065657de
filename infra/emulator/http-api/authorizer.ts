import { randomUUID } from 'node:crypto';
import { type HttpRequest, type HttpResponse, jsonResponse } from '../http/http-message.ts';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Stack } from '../template/stack.ts';
import { type ApiIdentity, toEvent } from './event.ts';
import { internalServerError } from './result.ts';
import type { RouteMatch } from './routes.ts';

interface AuthorizerProperties {
  readonly Name: string;
  readonly ApiId: string;
  readonly AuthorizerType: string;
  readonly AuthorizerUri?: string;
  readonly AuthorizerPayloadFormatVersion?: string;
  readonly EnableSimpleResponses?: boolean;
  readonly AuthorizerResultTtlInSeconds?: number;
  readonly IdentitySource?: readonly string[];
}

const known = new Set<string>([
  'Name',
  'ApiId',
  'AuthorizerType',
  'AuthorizerUri',
  'AuthorizerPayloadFormatVersion',
  'EnableSimpleResponses',
  'AuthorizerResultTtlInSeconds',
  'IdentitySource',
] satisfies (keyof AuthorizerProperties)[]);

interface PermissionProperties {
  readonly FunctionName: string;
  readonly Principal: string;
}

/** Refuses a request, or returns `undefined` to let it through. */
export type Authorizer = (
  request: HttpRequest,
  route: RouteMatch<unknown>,
  identity: ApiIdentity,
) => Promise<HttpResponse | undefined>;

/** The HTTP API's default, in seconds. */
const usualTtl = 300;
/** How many answers are kept, so that a flood of guesses takes no memory. */
const maxKept = 10_000;

/** Reads the authorizers of a stack by their id. Throws one sentence about one that is not emulated. */
export function readAuthorizers(
  stack: Stack,
  functions: ReadonlyMap<string, Pick<LambdaFunction, 'invoke'>>,
): Map<string, Authorizer> {
  const permissions = stack.resources<PermissionProperties>('AWS::Lambda::Permission');
  return new Map(
    stack.resources<AuthorizerProperties>('AWS::ApiGatewayV2::Authorizer').map(({ name, properties }) => {
      const strange = Object.keys(properties).find((property) => !known.has(property));
      if (strange) throw new Error(`${strange} of ${name} is not known locally.`);
      const arn = /\/functions\/(arn:.+)\/invocations$/.exec(properties.AuthorizerUri ?? '')?.[1] ?? '';
      const lambda = functions.get(arn);
      const isSimple =
        properties.AuthorizerType === 'REQUEST' &&
        properties.AuthorizerPayloadFormatVersion === '2.0' &&
        properties.EnableSimpleResponses === true;
      if (!lambda || !isSimple)
        throw new Error(
          `The authorizer ${name} is not one with a Node.js function, payload format 2.0 and simple responses.`,
        );
      const mayCall = permissions.some(
        ({ properties: { FunctionName, Principal } }) =>
          FunctionName === arn && Principal === 'apigateway.amazonaws.com',
      );
      if (!mayCall) throw new Error(`The API may not call the function of the authorizer ${name}.`);
      return [name, authorizer(properties, lambda, name)];
    }),
  );
}

function authorizer(
  { IdentitySource = [], AuthorizerResultTtlInSeconds: ttl = usualTtl }: AuthorizerProperties,
  lambda: Pick<LambdaFunction, 'invoke'>,
  name: string,
): Authorizer {
  if (ttl > 0 && IdentitySource.length === 0)
    throw new Error(`The authorizer ${name} keeps answers, which takes an identity source.`);
  const headers = IdentitySource.map((source) => {
    const header = /^\$request\.header\.([\w-]+)$/.exec(source)?.[1];
    if (!header) throw new Error(`The identity source ${source} of ${name} is not known locally.`);
    return header.toLowerCase();
  });
  const answers = new Map<string, { readonly isAuthorized: boolean; readonly until: number }>();
  return async (request, route, identity) => {
    const sources = headers.map((header) => request.headers.get(header)?.join(',') ?? '');
    // As on AWS, the function is not called if an identity source is missing.
    if (sources.includes('')) return jsonResponse(401, { message: 'Unauthorized' });
    const key = JSON.stringify(sources);
    const kept = answers.get(key);
    if (kept && kept.until > Date.now()) return kept.isAuthorized ? undefined : forbidden();
    const { body: _, isBase64Encoded: __, ...event } = toEvent(request, route, identity, randomUUID());
    const outcome = await lambda.invoke({
      ...event,
      type: 'REQUEST',
      routeArn: `arn:aws:execute-api:us-east-1:${identity.accountId}:${identity.apiId}/$default/${request.method}${request.path}`,
      identitySource: sources,
    });
    const isAuthorized = 'result' in outcome ? readAnswer(outcome.result) : undefined;
    if (isAuthorized === undefined) return internalServerError();
    if (answers.size >= maxKept) answers.clear();
    if (ttl > 0) answers.set(key, { isAuthorized, until: Date.now() + ttl * 1000 });
    return isAuthorized ? undefined : forbidden();
  };
}

function forbidden(): HttpResponse {
  return jsonResponse(403, { message: 'Forbidden' });
}

/**
 * Returns whether the request is authorized. Any other response is a mistake of the function, which the API answers with 500.
 */
function readAnswer(result: string): boolean | undefined {
  try {
    const { isAuthorized } = Object(JSON.parse(result));
    return typeof isAuthorized === 'boolean' ? isAuthorized : undefined;
  } catch {
    return undefined;
  }
}
