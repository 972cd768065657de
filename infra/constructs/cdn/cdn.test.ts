import { createHash } from 'node:crypto';
import type { Template } from 'aws-cdk-lib/assertions';
import { describe, expect, test } from 'vitest';
import { inlineScript, resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import type { Endpoint } from '#shared/api/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import inlineScripts from './inline-scripts.json' with { type: 'json' };

const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
const template = templateOf();
const withDomain = templateOf({
  domainName: ['www.shop.test', 'shop.test'],
  certificateArn,
  hstsIncludeSubdomains: true,
});
const staging = templateOf({ stage: 'staging' });

function configOf(from = template) {
  const [distribution] = Object.values(resourcesOf(from, 'AWS::CloudFront::Distribution'));
  if (!distribution) throw new Error('There is no distribution');
  return distribution.Properties.DistributionConfig;
}

const config = configOf();
// biome-ignore lint/suspicious/noExplicitAny: a behaviour as the template has it
const behaviors: Record<string, any> = Object.fromEntries([
  ['default', config.DefaultCacheBehavior],
  ...config.CacheBehaviors.map((behavior: { PathPattern: string }) => [behavior.PathPattern, behavior]),
]);

function headersPolicyOf(from: Template) {
  const [policy] = Object.values(resourcesOf(from, 'AWS::CloudFront::ResponseHeadersPolicy'));
  return policy?.Properties.ResponseHeadersPolicyConfig;
}

function originOf(pattern: string) {
  const id = behaviors[pattern].TargetOriginId;
  return config.Origins.find((origin: { Id: string }) => origin.Id === id);
}

function only(type: string) {
  const all = Object.entries(resourcesOf(template, type));
  expect(all).toHaveLength(1);
  const [id = '', resource] = all[0] ?? [];
  return { id, properties: resource?.Properties ?? {} };
}

describe('behaviours', () => {
  test('are those of the paths there are', () => {
    const segments = new Set(Object.values(endpoints).map(({ path }) => `/${path.split('/')[1]}/*`));
    expect(Object.keys(behaviors)).toEqual(['default', '/assets/*', '/images/*', ...segments]);
  });

  test.each([
    ['default', 'WebBucket'],
    ['/assets/*', 'WebBucket'],
    ['/images/*', 'ImageBucket'],
  ])('%s reads from %s, signed', (pattern, bucket) => {
    const origin = originOf(pattern);
    expect(JSON.stringify(origin.DomainName)).toContain(bucket);
    expect(origin.OriginAccessControlId).toBeDefined();
    expect(behaviors[pattern].AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
  });

  test('all compress, all lead to https, all have the one policy of response headers', () => {
    const { id } = only('AWS::CloudFront::ResponseHeadersPolicy');
    for (const behavior of Object.values(behaviors)) {
      expect(behavior.Compress).toBe(true);
      expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(behavior.ResponseHeadersPolicyId).toEqual({ Ref: id });
    }
  });

  test('pages and API each have their edge function, files with lasting names none', () => {
    const functionOf = (pattern: string) =>
      behaviors[pattern].FunctionAssociations?.map(
        (one: { EventType: string; FunctionARN: { 'Fn::GetAtt': string[] } }) =>
          `${one.EventType} ${one.FunctionARN['Fn::GetAtt'][0]?.replace(/[0-9A-F]{8}$/, '')}`,
      );
    expect(functionOf('default')).toEqual(['viewer-request CdnPageRequest']);
    expect(functionOf('/api/*')).toEqual(['viewer-request CdnApiRequest']);
    expect(functionOf('/images/*')).toBeUndefined();
    expect(functionOf('/assets/*')).toBeUndefined();
  });
});

describe('the API behind it', () => {
  test('takes every method, over TLS 1.2', () => {
    expect([...behaviors['/api/*'].AllowedMethods].sort()).toEqual(
      ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'].sort(),
    );
    expect(originOf('/api/*').CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  test('knows what came through the distribution by the value its functions have too', () => {
    const [header, ...others] = originOf('/api/*').OriginCustomHeaders;
    expect(others).toEqual([]);
    expect(header.HeaderName).toBe('x-origin-verify');
    const expected = Object.values(resourcesOf(template, 'AWS::Lambda::Function'))
      .map(({ Properties }) => Properties.Environment?.Variables?.ORIGIN_VERIFY)
      .filter(Boolean);
    expect(expected.length).toBeGreaterThan(0);
    for (const value of expected) expect(header.HeaderValue).toEqual(value);
    // Drawn at random by AWS: it is in no output or address, as the stack's id is.
    expect(JSON.stringify(header.HeaderValue)).toMatch(/\{\{resolve:secretsmanager:.*OriginSecretSecret0/);
  });

  test('is told the next value only once the functions accept it, beside the one before', () => {
    const rotated = templateOf({ secretRotation: 3 });
    const secretsIn = (value: unknown) =>
      [...JSON.stringify(value).matchAll(/OriginSecretSecret(\d)/g)].map(([, rotation]) => Number(rotation));
    const origin = configOf(rotated).Origins.find(
      (one: { OriginCustomHeaders?: object }) => one.OriginCustomHeaders,
    );
    expect(secretsIn(origin.OriginCustomHeaders)).toEqual([3]);
    const functions = Object.entries(resourcesOf(rotated, 'AWS::Lambda::Function')).filter(
      ([, { Properties }]) => Properties.Environment?.Variables?.ORIGIN_VERIFY,
    );
    for (const [, { Properties }] of functions) {
      expect(secretsIn(Properties.Environment.Variables.ORIGIN_VERIFY)).toEqual([3, 2]);
    }
    const [distribution] = Object.values(resourcesOf(rotated, 'AWS::CloudFront::Distribution'));
    expect(distribution?.DependsOn).toEqual(expect.arrayContaining(functions.map(([id]) => id)));
    const lengths = Object.values(resourcesOf(rotated, 'AWS::SecretsManager::Secret')).map(
      ({ Properties }) => Properties.GenerateSecretString.PasswordLength,
    );
    expect(lengths).toEqual([48, 48]);
  });

  test('is cached only where an answer asks for it, for a minute at most', () => {
    const { CachePolicyConfig: policy } = only('AWS::CloudFront::CachePolicy').properties;
    expect(policy).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  });

  test('shares no answer between sessions, and does between visitors with other cookies', () => {
    const { ParametersInCacheKeyAndForwardedToOrigin: key } = only('AWS::CloudFront::CachePolicy').properties
      .CachePolicyConfig;
    expect(key.CookiesConfig).toEqual({ CookieBehavior: 'whitelist', Cookies: ['__Host-session'] });
  });

  test('is not asked anew because of parameters that no endpoint reads', () => {
    const { ParametersInCacheKeyAndForwardedToOrigin: key } = only('AWS::CloudFront::CachePolicy').properties
      .CachePolicyConfig;
    const read = Object.values<Endpoint>(endpoints).flatMap(({ query }) => Object.keys(query?.shape ?? {}));
    expect(key.QueryStringsConfig.QueryStringBehavior).toBe('whitelist');
    expect(new Set(key.QueryStringsConfig.QueryStrings)).toEqual(new Set(read));
    expect(read).toEqual(expect.arrayContaining(['cursor', 'search', 'language']));
  });

  test('says of no answer behind a session that it may be cached', () => {
    for (const endpoint of Object.values(endpoints)) {
      if (endpoint.access === 'admin') expect(endpoint).not.toHaveProperty('cache');
    }
  });

  test('gets the headers it reads, at most ten, and never the distribution’s Host', () => {
    const { OriginRequestPolicyConfig: policy } = only('AWS::CloudFront::OriginRequestPolicy').properties;
    const headers: string[] = policy.HeadersConfig.Headers;
    expect(headers.map((name) => name.toLowerCase()).sort()).toEqual([
      'accept',
      'cloudfront-forwarded-proto',
      'cloudfront-viewer-address',
      'content-type',
      'idempotency-key',
      'origin',
      'sec-fetch-site',
      'x-viewer-host',
    ]);
    expect(policy.CookiesConfig.CookieBehavior).toBe('all');
    expect(policy.QueryStringsConfig.QueryStringBehavior).toBe('none');
  });
});

test('names that hold for the whole account tell stage and region', () => {
  const named = [
    ['AWS::CloudFront::OriginAccessControl', 'OriginAccessControlConfig'],
    ['AWS::CloudFront::CachePolicy', 'CachePolicyConfig'],
    ['AWS::CloudFront::OriginRequestPolicy', 'OriginRequestPolicyConfig'],
    ['AWS::CloudFront::ResponseHeadersPolicy', 'ResponseHeadersPolicyConfig'],
  ] as const;
  for (const [type, property] of named) {
    for (const { Properties } of Object.values(resourcesOf(template, type))) {
      expect(JSON.stringify(Properties[property].Name)).toMatch(/"Site-.*"AWS::Region"/);
    }
  }
});

test('a missing key is the not-found page; the API keeps its own errors', () => {
  expect(config.CustomErrorResponses).toEqual([
    { ErrorCode: 403, ResponseCode: 404, ResponsePagePath: '/404.html', ErrorCachingMinTTL: 60 },
    ...[404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  ]);
});

test('it speaks HTTP/3 and IPv6, near its visitors', () => {
  expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, PriceClass: 'PriceClass_200' });
});

test('a custom domain comes with its certificate and TLS 1.2', () => {
  expect(config.Aliases).toBeUndefined();
  expect(configOf(withDomain)).toMatchObject({
    Aliases: ['www.shop.test', 'shop.test'],
    ViewerCertificate: {
      AcmCertificateArn: certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    },
  });
});

describe('every answer', () => {
  const { ResponseHeadersPolicyConfig: policy } = only('AWS::CloudFront::ResponseHeadersPolicy').properties;
  const security = policy.SecurityHeadersConfig;
  const [, parts] = security.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'];
  const contentSecurityPolicy = parts
    .map((part: string | { 'Fn::GetAtt': string[] }) =>
      typeof part === 'string' ? part : part['Fn::GetAtt'].join('.'),
    )
    .join('');

  test('allows the inline scripts of the built pages and no other', () => {
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    expect(security.ContentSecurityPolicy).toMatchObject({ Override: true });
    const allowed = [...new Set([`sha256-${hash}`, ...inlineScripts.flat()])].map((one) => `'${one}'`);
    expect(contentSecurityPolicy).toContain(`script-src ${["'self'", ...allowed].join(' ')};`);
  });

  test('allows pages to send uploads to the image bucket, and nowhere else', () => {
    expect(contentSecurityPolicy).toMatch(/connect-src 'self' https:\/\/ImageBucket\w+\.RegionalDomainName;/);
  });

  test('is kept to https, out of frames and to its declared type', () => {
    expect(security).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false },
      FrameOptions: { FrameOption: 'DENY' },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
  });

  test('speaks for subdomains, which others may run, only when told so', () => {
    expect(headersPolicyOf(withDomain).SecurityHeadersConfig.StrictTransportSecurity.IncludeSubdomains).toBe(
      true,
    );
  });

  test('of another stage tells search engines to leave it out', () => {
    expect(headersPolicyOf(staging).CustomHeadersConfig.Items).toContainEqual({
      Header: 'X-Robots-Tag',
      Value: 'noindex',
      Override: true,
    });
  });

  test('gives up what a site like this does not use', () => {
    const headers = policy.CustomHeadersConfig.Items.map((item: { Header: string }) => item.Header);
    expect(headers).toEqual([
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
    ]);
  });
});
