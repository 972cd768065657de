import { describe, expect, test } from 'vitest';
import { prices } from '#infra/costs/prices.ts';
import { standIn } from '#infra/testing/renderer.ts';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { endpoints } from '#shared/api/table.ts';
import { missingPath, releaseKey } from '#shared/publishing/addresses.ts';
import {
  behaviorOf,
  behaviorsOf,
  cachePolicyOf,
  distributionOf,
  onlyOne,
  originOf,
} from './testing/distribution.ts';

const certificateArn = 'arn:aws:acm:us-east-1:111111111111:certificate/1';
const template = templateOf();

const config = distributionOf(template);

describe('behaviours', () => {
  test('exist for exactly the paths of the site', () => {
    const segments = new Set(Object.values(endpoints).map(({ path }) => `/${path.split('/')[1]}/*`));
    expect([...behaviorsOf(template).keys()]).toEqual([
      'default',
      '/assets/*.js',
      '/assets/*',
      '/images/*',
      ...segments,
    ]);
  });

  test.each([
    ['default', 'WebBucket'],
    ['/assets/*.js', 'WebBucket'],
    ['/assets/*', 'WebBucket'],
    ['/images/*', 'ImageBucket'],
  ])('%s reads from %s, with signed requests', (pattern, bucket) => {
    const origin = originOf(template, pattern);
    expect(JSON.stringify(origin.DomainName)).toContain(bucket);
    expect(origin.OriginAccessControlId).toBeDefined();
    expect(behaviorOf(template, pattern).AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
  });

  test('pictures are cached for ten minutes, with one cache entry for all', () => {
    const policy = cachePolicyOf(template, '/images/*');
    expect(policy).toMatchObject({ MinTTL: 1, DefaultTTL: 600, MaxTTL: 600 });
    const { CookiesConfig, HeadersConfig, QueryStringsConfig } =
      policy.ParametersInCacheKeyAndForwardedToOrigin;
    expect([
      CookiesConfig.CookieBehavior,
      HeadersConfig.HeaderBehavior,
      QueryStringsConfig.QueryStringBehavior,
    ]).toEqual(['none', 'none', 'none']);
  });

  test('all compress, redirect to https, and share one response headers policy', () => {
    const { id } = onlyOne(template, 'AWS::CloudFront::ResponseHeadersPolicy');
    for (const behavior of behaviorsOf(template).values()) {
      expect(behavior.Compress).toBe(true);
      expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(behavior.ResponseHeadersPolicyId).toEqual({ Ref: id });
    }
  });

  test('use custom policies, which only the plans Business and Premium support, as the costs assume', () => {
    for (const type of ['CachePolicy', 'OriginRequestPolicy', 'ResponseHeadersPolicy'])
      expect(Object.keys(resourcesOf(template, `AWS::CloudFront::${type}`)), type).not.toEqual([]);
    expect(prices.plans.map(({ name }) => name)).toEqual(['Business', 'Premium']);
  });

  test('pages, scripts and API each have their edge function, other files have none', () => {
    const functionOf = (pattern: string) =>
      behaviorOf(template, pattern).FunctionAssociations?.map(
        (one: { EventType: string; FunctionARN: { 'Fn::GetAtt': string[] } }) =>
          `${one.EventType} ${one.FunctionARN['Fn::GetAtt'][0]?.replace(/[0-9A-F]{8}$/, '')}`,
      );
    expect(functionOf('default')).toEqual(['viewer-request CdnPageRequest']);
    expect(functionOf('/api/*')).toEqual(['viewer-request CdnApiRequest']);
    expect(functionOf('/assets/*.js')).toEqual(['viewer-request CdnScriptRequest']);
    expect(functionOf('/images/*')).toBeUndefined();
    expect(functionOf('/assets/*')).toBeUndefined();
  });
});

test('account-wide names contain stage and region', () => {
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

test('a missing key gives the not-found page; errors of the API are unchanged', () => {
  expect(config.CustomErrorResponses).toEqual([
    {
      ErrorCode: 403,
      ResponseCode: 404,
      ResponsePagePath: `/${releaseKey(standIn.release, missingPath)}`,
      ErrorCachingMinTTL: 1,
    },
    ...[404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  ]);
});

test('supports HTTP/3 and IPv6, in the price class near its visitors', () => {
  expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, PriceClass: 'PriceClass_200' });
});

test('a custom domain has its certificate and TLS 1.2', () => {
  expect(config.Aliases).toBeUndefined();
  const withDomain = templateOf({ domainName: ['www.shop.test', 'shop.test'], certificateArn });
  expect(distributionOf(withDomain)).toMatchObject({
    Aliases: ['www.shop.test', 'shop.test'],
    ViewerCertificate: {
      AcmCertificateArn: certificateArn,
      MinimumProtocolVersion: 'TLSv1.2_2021',
      SslSupportMethod: 'sni-only',
    },
  });
});
