import type { APIGatewayProxyEventV2, APIGatewayProxyStructuredResultV2, Context } from 'aws-lambda';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import type { HttpHandler } from '../serve.ts';

/** The parts of a request that a test sets; the rest is as the HTTP API sends it. `json` also sets the content type. */
export interface TestRequest {
  json?: unknown;
  body?: string;
  isBase64Encoded?: boolean;
  headers?: Record<string, string | undefined>;
  params?: Record<string, string>;
  query?: string;
  sessionToken?: string;
  deviceToken?: string;
  challengeToken?: string;
  sourceIp?: string;
}

/**
 * Returns a request to an endpoint that came through the distribution, as an event of the HTTP API, payload format 2.0.
 */
export function eventFor({ method, path }: Endpoint, request: TestRequest = {}): APIGatewayProxyEventV2 {
  const { json, params, sessionToken, deviceToken, challengeToken, sourceIp = '192.0.2.1' } = request;
  const cookies = [
    ...(sessionToken === undefined ? [] : [`__Host-session=${sessionToken}`]),
    ...(deviceToken === undefined ? [] : [`__Host-device=${deviceToken}`]),
    ...(challengeToken === undefined ? [] : [`__Host-challenge=${challengeToken}`]),
  ];
  const body = json === undefined ? request.body : JSON.stringify(json);
  const rawPath = path.replace(/\{(\w+)\}/g, (_, name) => params?.[name] ?? name);
  return {
    version: '2.0',
    routeKey: `${method} ${path}`,
    rawPath,
    rawQueryString: request.query ?? '',
    ...(cookies.length > 0 && { cookies }),
    headers: {
      'x-origin-verify': process.env.ORIGIN_VERIFY,
      ...(json !== undefined && { 'content-type': 'application/json' }),
      ...request.headers,
    },
    requestContext: {
      accountId: '',
      apiId: '',
      domainName: '',
      domainPrefix: '',
      http: { method, path: rawPath, protocol: 'HTTP/1.1', sourceIp, userAgent: '' },
      requestId: 'api-request',
      routeKey: `${method} ${path}`,
      stage: '$default',
      time: '',
      timeEpoch: 0,
    },
    ...(params && { pathParameters: params }),
    ...(body !== undefined && { body }),
    isBase64Encoded: request.isBase64Encoded ?? false,
  };
}

/** A response; `body` is the parsed value if it is JSON. */
export interface TestAnswer {
  status: number | undefined;
  headers: Record<string, unknown>;
  cookies: string[];
  text: string;
  body: unknown;
}

/** Sends a request to the handler of an endpoint, and returns its response. */
export async function send(
  handler: HttpHandler,
  endpoint: Endpoint,
  request?: TestRequest,
): Promise<TestAnswer> {
  return answerOf(await handler(eventFor(endpoint, request), testContext));
}

/** @throws for a failure without a sentence, which every test of a refusal would overlook */
export function answerOf(result: APIGatewayProxyStructuredResultV2): TestAnswer {
  const text = result.body ?? '';
  const isJson = String(result.headers?.['Content-Type']).startsWith('application/json');
  const body = isJson ? JSON.parse(text) : undefined;
  const isFailure = (result.statusCode ?? 200) >= 400 && isJson;
  if (isFailure && !/^[\p{Lu}\p{N}].*\.$/u.test(body.error ?? body.message))
    throw new Error(`A failure says nothing: ${text}`);
  return {
    status: result.statusCode,
    headers: result.headers ?? {},
    cookies: result.cookies ?? [],
    text,
    body,
  };
}

export const testContext: Context = {
  callbackWaitsForEmptyEventLoop: false,
  functionName: 'test',
  functionVersion: '$LATEST',
  invokedFunctionArn: '',
  memoryLimitInMB: '1769',
  awsRequestId: 'lambda-request',
  logGroupName: '',
  logStreamName: '',
  getRemainingTimeInMillis: () => 10_000,
  done: () => {},
  fail: () => {},
  succeed: () => {},
};
