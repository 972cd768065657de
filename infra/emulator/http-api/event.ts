import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import type { Headers, HttpRequest } from '../http/http-message.ts';
import type { RouteMatch } from './routes.ts';

/** The identifiers of the API in an event. */
export interface ApiIdentity {
  readonly apiId: string;
  readonly accountId: string;
  readonly domainName: string;
}

const textTypes = /^(text\/|application\/(json|javascript|xml)\b|[^;]*\+(json|xml)\b)/i;

/** Returns the event of a request in payload format 2.0: the path is decoded, the query string is not. */
export function toEvent(
  request: HttpRequest,
  route: RouteMatch<unknown>,
  { apiId, accountId, domainName }: ApiIdentity,
  requestId: string,
): APIGatewayProxyEventV2 {
  const { method, path, query, headers, body, sourceIp } = request;
  const { cookie, ...joined } = joinHeaders(headers);
  const rawPath = decodeURIComponent(path);
  const now = new Date();
  const isText = textTypes.test(joined['content-type'] ?? '');
  return {
    version: '2.0',
    routeKey: route.key,
    rawPath,
    rawQueryString: query,
    ...(cookie && { cookies: cookie.split(/;\s*/).filter(Boolean) }),
    headers: { ...joined, 'content-length': String(body.length), host: domainName },
    ...(query && { queryStringParameters: joinParameters(query) }),
    ...(Object.keys(route.parameters).length > 0 && { pathParameters: route.parameters }),
    requestContext: {
      accountId,
      apiId,
      domainName,
      domainPrefix: apiId,
      http: {
        method,
        path: rawPath,
        protocol: 'HTTP/1.1',
        sourceIp,
        userAgent: joined['user-agent'] ?? '',
      },
      requestId,
      routeKey: route.key,
      stage: '$default',
      time: accessLogTime(now),
      timeEpoch: now.getTime(),
    },
    ...(body.length > 0 && { body: body.toString(isText ? 'utf8' : 'base64') }),
    isBase64Encoded: body.length > 0 && !isText,
  };
}

function joinHeaders(headers: Headers): Record<string, string> {
  return Object.fromEntries(
    [...headers].map(([name, values]) => [name, values.join(name === 'cookie' ? '; ' : ',')]),
  );
}

function joinParameters(query: string): Record<string, string> {
  const joined = new Map<string, string>();
  for (const [name, value] of new URLSearchParams(query)) {
    const before = joined.get(name);
    joined.set(name, before === undefined ? value : `${before},${value}`);
  }
  return Object.fromEntries(joined);
}

/** Returns a time in the form of access logs, such as `21/Nov/2026:08:30:00 +0000`. */
function accessLogTime(date: Date): string {
  const [, day, month, year, time] = date.toUTCString().split(' ');
  return `${day}/${month}/${year}:${time} +0000`;
}
