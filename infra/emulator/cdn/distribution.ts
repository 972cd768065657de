import type { Headers, HttpRequest, HttpResponse } from '../http/http-message.ts';
import type { HttpApi } from '../http-api/http-api.ts';
import type { Statement } from '../iam/policy.ts';
import type { Objects } from '../s3/objects.ts';
import type { Stack } from '../template/stack.ts';
import { readWebAcl, type WebAcl } from '../waf/web-acl.ts';
import { compileEdgeFunction, type EdgeFunction } from './edge-function.ts';
import { type CachePolicy, cachePolicy, type OriginRequestPolicy, originRequestPolicy } from './policies.ts';
import { type ResponseHeadersPolicy, responseHeadersPolicy } from './response-headers.ts';
import { createS3Origin } from './s3-origin.ts';

export interface Origin {
  readonly customHeaders: Headers;
  fetch(request: HttpRequest): Promise<HttpResponse>;
}

/** The distribution's behaviour for the paths that match a pattern. */
export interface Behavior {
  readonly pathPattern: string;
  readonly origin: Origin;
  readonly allowedMethods: readonly string[];
  readonly compress: boolean;
  readonly cachePolicy: CachePolicy;
  readonly originRequestPolicy: OriginRequestPolicy;
  readonly responseHeadersPolicy: ResponseHeadersPolicy;
  readonly viewerRequest: EdgeFunction | undefined;
}

export interface ErrorResponse {
  readonly status: number;
  readonly ttl: number | undefined;
  readonly page: { readonly path: string; readonly status: number } | undefined;
}

export interface Distribution {
  /** In order of evaluation; the last one matches every path. */
  readonly behaviors: readonly Behavior[];
  readonly errorResponses: readonly ErrorResponse[];
  /** The web ACL. It is evaluated before everything else. */
  readonly webAcl?: WebAcl | undefined;
}

interface BehaviorConfig {
  readonly PathPattern?: string;
  readonly TargetOriginId: string;
  readonly AllowedMethods?: readonly string[];
  readonly Compress?: boolean;
  readonly CachePolicyId: string;
  readonly OriginRequestPolicyId?: string;
  readonly ResponseHeadersPolicyId?: string;
  readonly FunctionAssociations?: readonly { readonly EventType: string; readonly FunctionARN: string }[];
  readonly LambdaFunctionAssociations?: readonly object[];
}
interface OriginConfig {
  readonly Id: string;
  readonly DomainName: string;
  readonly OriginPath?: string;
  readonly OriginCustomHeaders?: readonly { readonly HeaderName: string; readonly HeaderValue: string }[];
}
interface DistributionConfig {
  readonly DefaultCacheBehavior: BehaviorConfig;
  readonly CacheBehaviors?: readonly BehaviorConfig[];
  readonly Origins: readonly OriginConfig[];
  readonly CustomErrorResponses?: readonly {
    readonly ErrorCode: number;
    readonly ErrorCachingMinTTL?: number;
    readonly ResponseCode?: number;
    readonly ResponsePagePath?: string;
  }[];
  /** An ARN. */
  readonly WebACLId?: string;
}

/** Reads the stack's one distribution. Throws for what is not emulated, rather than leave it out. */
export function readDistribution(stack: Stack, objects: Objects, api: HttpApi): Distribution {
  const [resource, ...others] = stack.resources<{ DistributionConfig: DistributionConfig }>(
    'AWS::CloudFront::Distribution',
  );
  if (!resource || others.length > 0) throw new Error('The template has to have one distribution.');
  const config = resource.properties.DistributionConfig;
  const distributionArn = `arn:aws:cloudfront::${stack.place.accountId}:distribution/${resource.name}`;
  const origins = new Map(
    config.Origins.map((origin) => [
      origin.Id,
      readOrigin(origin, { stack, store: objects.store, api, distributionArn }),
    ]),
  );
  const edgeFunctions = readEdgeFunctions(stack);
  const behaviors = [...(config.CacheBehaviors ?? []), { ...config.DefaultCacheBehavior, PathPattern: '*' }];
  return {
    behaviors: behaviors.map((behavior) => ({
      ...readBehavior(behavior, stack, origins, edgeFunctions),
      responseHeadersPolicy: responseHeadersPolicy(stack, behavior.ResponseHeadersPolicyId, objects.origins),
    })),
    errorResponses: (config.CustomErrorResponses ?? []).map((response) => ({
      status: response.ErrorCode,
      ttl: response.ErrorCachingMinTTL,
      page: response.ResponsePagePath
        ? { path: response.ResponsePagePath, status: response.ResponseCode ?? response.ErrorCode }
        : undefined,
    })),
    webAcl: config.WebACLId === undefined ? undefined : readWebAcl(stack, config.WebACLId),
  };
}

interface OriginContext {
  readonly stack: Stack;
  readonly store: Objects['store'];
  readonly api: HttpApi;
  readonly distributionArn: string;
}

function readOrigin(config: OriginConfig, { stack, store, api, distributionArn }: OriginContext): Origin {
  if (config.OriginPath) throw new Error('Origin paths are not known locally.');
  const customHeaders: Headers = new Map(
    (config.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [
      HeaderName.toLowerCase(),
      [HeaderValue],
    ]),
  );
  if (config.DomainName === api.domainName) return { customHeaders, fetch: (request) => api.handle(request) };
  const { region } = stack.place;
  const bucket = stack
    .resources('AWS::S3::Bucket')
    .find(({ name }) => config.DomainName === `${name}.s3.${region}.amazonaws.com`);
  if (!bucket) throw new Error(`The origin ${config.DomainName} is not known locally.`);
  const policies = stack.resources<{ Bucket: string; PolicyDocument: { Statement: Statement[] } }>(
    'AWS::S3::BucketPolicy',
  );
  const policy = policies
    .filter(({ properties }) => properties.Bucket === bucket.name)
    .flatMap(({ properties }) => properties.PolicyDocument.Statement);
  return { customHeaders, fetch: createS3Origin({ store, bucket: bucket.name, policy, distributionArn }) };
}

function readEdgeFunctions(stack: Stack): Map<string, EdgeFunction> {
  const functions = stack.resources<{ FunctionCode: string }>('AWS::CloudFront::Function');
  return new Map(
    functions.map(({ name, properties }) => [
      `arn:aws:cloudfront::${stack.place.accountId}:function/${name}`,
      compileEdgeFunction(properties.FunctionCode),
    ]),
  );
}

function readBehavior(
  config: BehaviorConfig,
  stack: Stack,
  origins: ReadonlyMap<string, Origin>,
  edgeFunctions: ReadonlyMap<string, EdgeFunction>,
): Omit<Behavior, 'responseHeadersPolicy'> {
  const pathPattern = config.PathPattern ?? '*';
  const origin = origins.get(config.TargetOriginId);
  const associations = config.FunctionAssociations ?? [];
  const other = associations.find(({ EventType }) => EventType !== 'viewer-request');
  if (!origin || other || (config.LambdaFunctionAssociations ?? []).length > 0) {
    throw new Error(`The behaviour ${pathPattern} uses what is not known locally.`);
  }
  return {
    pathPattern,
    origin,
    allowedMethods: config.AllowedMethods ?? ['GET', 'HEAD'],
    compress: config.Compress ?? false,
    cachePolicy: cachePolicy(stack, config.CachePolicyId),
    originRequestPolicy: originRequestPolicy(stack, config.OriginRequestPolicyId),
    viewerRequest: associations[0] && edgeFunctions.get(associations[0].FunctionARN),
  };
}

/** True if a path pattern such as `/images/*` fits a path. */
export function fitsPath(pattern: string, path: string): boolean {
  const source = pattern
    .replace(/[.+^${}()|[\]\\]/g, '\\$&')
    .replaceAll('*', '.*')
    .replaceAll('?', '.');
  return new RegExp(`^/?${source.replace(/^\//, '')}$`, 's').test(path);
}
