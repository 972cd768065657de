import type { Stack } from '../template/stack.ts';

/** Which header, cookie or query parameter names are let through. */
export type Selection =
  | 'none'
  | 'all'
  | { readonly only: ReadonlySet<string> }
  | { readonly except: ReadonlySet<string> };

/**
 * The parts of the request in a cache key, which therefore reach the origin, and how long responses are cached, in
 * seconds.
 */
export interface CachePolicy {
  readonly minTtl: number;
  readonly defaultTtl: number;
  readonly maxTtl: number;
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly queryStrings: Selection;
  /** Content codings that are negotiated, best first. */
  readonly encodings: readonly ('br' | 'gzip')[];
}

/** The other parts of the request that reach the origin. */
export interface OriginRequestPolicy {
  readonly headers: Selection;
  readonly cookies: Selection;
  readonly queryStrings: Selection;
}

interface Parameters {
  readonly HeadersConfig: { readonly HeaderBehavior: string; readonly Headers?: readonly string[] };
  readonly CookiesConfig: { readonly CookieBehavior: string; readonly Cookies?: readonly string[] };
  readonly QueryStringsConfig: {
    readonly QueryStringBehavior: string;
    readonly QueryStrings?: readonly string[];
  };
}
interface CachePolicyProperties {
  readonly CachePolicyConfig: {
    readonly MinTTL: number;
    readonly DefaultTTL: number;
    readonly MaxTTL: number;
    readonly ParametersInCacheKeyAndForwardedToOrigin: Parameters & {
      readonly EnableAcceptEncodingBrotli?: boolean;
      readonly EnableAcceptEncodingGzip?: boolean;
    };
  };
}
interface OriginRequestPolicyProperties {
  readonly OriginRequestPolicyConfig: Parameters;
}

/** How many headers, cookies or query parameters a policy may name. */
const maxNames = 10;
const year = 31_536_000;
const nothing = { headers: 'none', cookies: 'none', queryStrings: 'none' } as const;
const viewerHeadersWithoutHost: Selection = { except: new Set(['host']) };

/** AWS's own policies, by the ids it publishes. */
const managedCachePolicies: Readonly<Record<string, CachePolicy>> = {
  // CachingOptimized
  '658327ea-f89d-4fab-a63d-7e88639e58f6': {
    ...nothing,
    minTtl: 1,
    defaultTtl: 86_400,
    maxTtl: year,
    encodings: ['br', 'gzip'],
  },
  // CachingDisabled
  '4135ea2d-6df8-44a3-9df3-4b5a84be39ad': { ...nothing, minTtl: 0, defaultTtl: 0, maxTtl: 0, encodings: [] },
};
const managedOriginRequestPolicies: Readonly<Record<string, OriginRequestPolicy>> = {
  // AllViewerExceptHostHeader
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': {
    headers: viewerHeadersWithoutHost,
    cookies: 'all',
    queryStrings: 'all',
  },
};

function selection(behavior: string, names: readonly string[] = [], lowerCase = false): Selection {
  if (names.length > maxNames)
    throw new Error(`A policy names ${names.length} of a sort, and CloudFront allows ${maxNames}.`);
  const set = new Set(lowerCase ? names.map((name) => name.toLowerCase()) : names);
  switch (behavior) {
    case 'none':
    case 'all':
      return behavior;
    case 'whitelist':
      return { only: set };
    case 'allExcept':
      return { except: set };
    case 'allViewer':
      return 'all';
    default:
      throw new Error(`The policy behaviour ${behavior} is not known locally.`);
  }
}

function readParameters({
  HeadersConfig,
  CookiesConfig,
  QueryStringsConfig,
}: Parameters): OriginRequestPolicy {
  return {
    headers: selection(HeadersConfig.HeaderBehavior, HeadersConfig.Headers, true),
    cookies: selection(CookiesConfig.CookieBehavior, CookiesConfig.Cookies),
    queryStrings: selection(QueryStringsConfig.QueryStringBehavior, QueryStringsConfig.QueryStrings),
  };
}

/** Returns a cache policy by its id: AWS's own or the stack's. */
export function cachePolicy(stack: Stack, id: string): CachePolicy {
  const managed = managedCachePolicies[id];
  if (managed) return managed;
  const own = stack
    .resources<CachePolicyProperties>('AWS::CloudFront::CachePolicy')
    .find(({ name }) => name === id);
  if (!own) throw new Error(`The cache policy ${id} is not known locally.`);
  const {
    MinTTL,
    DefaultTTL,
    MaxTTL,
    ParametersInCacheKeyAndForwardedToOrigin: parameters,
  } = own.properties.CachePolicyConfig;
  return {
    ...readParameters(parameters),
    minTtl: MinTTL,
    defaultTtl: DefaultTTL,
    maxTtl: MaxTTL,
    encodings: [
      ...(parameters.EnableAcceptEncodingBrotli ? (['br'] as const) : []),
      ...(parameters.EnableAcceptEncodingGzip ? (['gzip'] as const) : []),
    ],
  };
}

/** Returns an origin request policy by its id; without an id, nothing is sent beyond the cache key. */
export function originRequestPolicy(stack: Stack, id: string | undefined): OriginRequestPolicy {
  if (id === undefined) return nothing;
  const managed = managedOriginRequestPolicies[id];
  if (managed) return managed;
  const own = stack
    .resources<OriginRequestPolicyProperties>('AWS::CloudFront::OriginRequestPolicy')
    .find(({ name }) => name === id);
  if (!own) throw new Error(`The origin request policy ${id} is not known locally.`);
  return readParameters(own.properties.OriginRequestPolicyConfig);
}

/** True if a selection lets a name through. */
export function selects(chosen: Selection, name: string): boolean {
  if (typeof chosen === 'string') return chosen === 'all';
  return 'only' in chosen ? chosen.only.has(name) : !chosen.except.has(name);
}
