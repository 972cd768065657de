import { Aws, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import {
  AllowedMethods,
  type BehaviorOptions,
  CacheCookieBehavior,
  CachePolicy,
  CacheQueryStringBehavior,
  FunctionEventType,
  OriginProtocolPolicy,
  OriginRequestCookieBehavior,
  OriginRequestHeaderBehavior,
  OriginRequestPolicy,
  OriginRequestQueryStringBehavior,
  OriginSslPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { HttpOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { Construct } from 'constructs';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { idempotencyKeyHeader } from '#shared/api/endpoint/idempotency.ts';
import { schemasOf } from '#shared/api/endpoint/schemas-of.ts';
import { sessionCookieName } from '#shared/session/session-cookie.ts';
import { type OriginSecret, originVerifyHeader } from '../origin-secret.ts';
import { EdgeFunction } from './edge-function.ts';

/** Returns the distribution's behaviour for the API: every method, nothing cached unless the answer says so. */
export function apiBehavior(
  scope: Construct,
  api: HttpApi,
  originSecret: OriginSecret,
  endpoints: readonly Endpoint[],
): Omit<BehaviorOptions, 'responseHeadersPolicy'> {
  return {
    origin: new HttpOrigin(`${api.apiId}.execute-api.${Aws.REGION}.${Aws.URL_SUFFIX}`, {
      protocolPolicy: OriginProtocolPolicy.HTTPS_ONLY,
      originSslProtocols: [OriginSslPolicy.TLS_V1_2],
      customHeaders: { [originVerifyHeader]: originSecret.sent },
    }),
    allowedMethods: AllowedMethods.ALLOW_ALL,
    cachePolicy: cachePolicy(scope),
    originRequestPolicy: originRequestPolicy(scope),
    functionAssociations: [
      {
        eventType: FunctionEventType.VIEWER_REQUEST,
        function: new EdgeFunction(scope, 'ApiRequest', {
          module: 'api-request.ts',
          comment: 'Tells the API the host the viewer asked for',
          writtenIn: { queryNames: queryNames(endpoints) },
        }),
      },
    ],
  };
}

/**
 * Caches only answers with `s-maxage`, for a minute at most. The session is part of the key: CloudFront gives one answer to all
 * who request the same key at the same moment, before it knows that the answer is `no-store`, so without it an administrator's
 * answer could reach another user. Visitors have no session and share one entry. All query parameters are part of the key,
 * because a policy can name only ten of them. The edge function removes those that no endpoint reads, so that a made-up
 * parameter does not bypass the cache.
 */
function cachePolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ApiCache', {
    cachePolicyName: `${Stack.of(scope).stackName}-${Aws.REGION}`,
    minTtl: Duration.seconds(0),
    defaultTtl: Duration.seconds(0),
    maxTtl: Duration.minutes(1),
    queryStringBehavior: CacheQueryStringBehavior.all(),
    cookieBehavior: CacheCookieBehavior.allowList(sessionCookieName),
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}

/**
 * Returns the policy that says which headers and parameters the API receives. CloudFront allows ten headers; one is still free.
 * `Host` must not be among them (the HTTP API would not recognize itself), nor `If-None-Match` (a 304 cannot be cached;
 * CloudFront answers it from its cache).
 */
function originRequestPolicy(scope: Construct): OriginRequestPolicy {
  return new OriginRequestPolicy(scope, 'ApiRequestPolicy', {
    // Names are unique in the account, across regions.
    originRequestPolicyName: `${Stack.of(scope).stackName}-${Aws.REGION}`,
    headerBehavior: OriginRequestHeaderBehavior.allowList(
      'Content-Type',
      'Origin',
      'Sec-Fetch-Site',
      idempotencyKeyHeader,
      'CloudFront-Forwarded-Proto',
      'CloudFront-Viewer-Address',
      // The country of a sign-in, for the list of sessions.
      'CloudFront-Viewer-Country',
      'User-Agent',
      'x-viewer-host',
    ),
    cookieBehavior: OriginRequestCookieBehavior.all(),
    // The parameters of the cache key reach the API anyway; endpoints read no others.
    queryStringBehavior: OriginRequestQueryStringBehavior.none(),
  });
}

/** Returns the query parameters that the endpoints read. */
function queryNames(endpoints: readonly Endpoint[]): string[] {
  return [...new Set(endpoints.flatMap((endpoint) => Object.keys(schemasOf(endpoint).query?.shape ?? {})))];
}
