import type { HttpResponse } from '../http/http-message.ts';
import type { Stack } from '../template/stack.ts';

interface Overridable {
  readonly Override: boolean;
}
interface PolicyConfig {
  readonly CorsConfig?: object;
  readonly ServerTimingHeadersConfig?: object;
  readonly CustomHeadersConfig?: {
    readonly Items: readonly (Overridable & { Header: string; Value: string })[];
  };
  readonly RemoveHeadersConfig?: { readonly Items: readonly { readonly Header: string }[] };
  readonly SecurityHeadersConfig?: {
    readonly ContentSecurityPolicy?: Overridable & { readonly ContentSecurityPolicy: string };
    readonly ContentTypeOptions?: Overridable;
    readonly FrameOptions?: Overridable & { readonly FrameOption: string };
    readonly ReferrerPolicy?: Overridable & { readonly ReferrerPolicy: string };
    readonly StrictTransportSecurity?: Overridable & {
      readonly AccessControlMaxAgeSec: number;
      readonly IncludeSubdomains?: boolean;
      readonly Preload?: boolean;
    };
    readonly XSSProtection?: Overridable & { readonly Protection: boolean; readonly ModeBlock?: boolean };
  };
}

interface PolicyHeader {
  readonly name: string;
  readonly value: string;
  readonly override: boolean;
}

/** The headers that a response headers policy adds and removes. */
export interface ResponseHeadersPolicy {
  readonly add: readonly PolicyHeader[];
  readonly remove: readonly string[];
}

/**
 * Returns a response headers policy of the stack by its id; without one, nothing is changed. In the values, `origins`
 * maps each AWS origin to its local replacement.
 */
export function responseHeadersPolicy(
  stack: Stack,
  id: string | undefined,
  origins: ReadonlyMap<string, string>,
): ResponseHeadersPolicy {
  if (id === undefined) return { add: [], remove: [] };
  const own = stack
    .resources<{ ResponseHeadersPolicyConfig: PolicyConfig }>('AWS::CloudFront::ResponseHeadersPolicy')
    .find(({ name }) => name === id);
  if (!own) throw new Error(`The response headers policy ${id} is not known locally.`);
  const config = own.properties.ResponseHeadersPolicyConfig;
  if (config.CorsConfig || config.ServerTimingHeadersConfig) {
    throw new Error('Response headers policies with CORS or server timing are not known locally.');
  }
  return {
    add: [...customHeaders(config), ...securityHeaders(config)].map((header) => ({
      ...header,
      value: [...origins].reduce((value, [there, here]) => value.replaceAll(there, here), header.value),
    })),
    remove: (config.RemoveHeadersConfig?.Items ?? []).map(({ Header }) => Header.toLowerCase()),
  };
}

function customHeaders({ CustomHeadersConfig }: PolicyConfig): PolicyHeader[] {
  return (CustomHeadersConfig?.Items ?? []).map(({ Header, Value, Override }) => ({
    name: Header.toLowerCase(),
    value: Value,
    override: Override,
  }));
}

function securityHeaders({ SecurityHeadersConfig: config = {} }: PolicyConfig): PolicyHeader[] {
  const { StrictTransportSecurity: transport, XSSProtection: protection } = config;
  const headers: [string, Overridable | undefined, string | undefined][] = [
    [
      'content-security-policy',
      config.ContentSecurityPolicy,
      config.ContentSecurityPolicy?.ContentSecurityPolicy,
    ],
    ['x-content-type-options', config.ContentTypeOptions, 'nosniff'],
    ['x-frame-options', config.FrameOptions, config.FrameOptions?.FrameOption],
    ['referrer-policy', config.ReferrerPolicy, config.ReferrerPolicy?.ReferrerPolicy],
    [
      'strict-transport-security',
      transport,
      [
        `max-age=${transport?.AccessControlMaxAgeSec}`,
        ...(transport?.IncludeSubdomains ? ['includeSubDomains'] : []),
        ...(transport?.Preload ? ['preload'] : []),
      ].join('; '),
    ],
    [
      'x-xss-protection',
      protection,
      protection?.Protection ? `1${protection.ModeBlock ? '; mode=block' : ''}` : '0',
    ],
  ];
  return headers.flatMap(([name, given, value]) =>
    given && value !== undefined ? [{ name, value, override: given.Override }] : [],
  );
}

/** Returns the answer with a policy's headers. A header that the origin sent stays unless the policy overrides it. */
export function applyResponseHeaders(response: HttpResponse, policy: ResponseHeadersPolicy): HttpResponse {
  const headers = new Map(response.headers);
  for (const name of policy.remove) headers.delete(name);
  for (const { name, value, override } of policy.add) {
    if (override || !headers.has(name)) headers.set(name, [value]);
  }
  return { ...response, headers };
}
