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
  test('are those of the paths there are', () => {
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
  ])('%s reads from %s, signed', (pattern, bucket) => {
    const origin = originOf(template, pattern);
    expect(JSON.stringify(origin.DomainName)).toContain(bucket);
    expect(origin.OriginAccessControlId).toBeDefined();
    expect(behaviorOf(template, pattern).AllowedMethods ?? ['GET', 'HEAD']).toEqual(['GET', 'HEAD']);
  });

  test('an edge asks within minutes whether a picture is still there, and has one entry for all who ask', () => {
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

  test('all compress, all lead to https, all have the one policy of response headers', () => {
    const { id } = onlyOne(template, 'AWS::CloudFront::ResponseHeadersPolicy');
    for (const behavior of behaviorsOf(template).values()) {
      expect(behavior.Compress).toBe(true);
      expect(behavior.ViewerProtocolPolicy).toBe('redirect-to-https');
      expect(behavior.ResponseHeadersPolicyId).toEqual({ Ref: id });
    }
  });

  test('have policies of their own, which CloudFront takes in its plans Business and Premium only, as the costs say', () => {
    for (const type of ['CachePolicy', 'OriginRequestPolicy', 'ResponseHeadersPolicy'])
      expect(Object.keys(resourcesOf(template, `AWS::CloudFront::${type}`)), type).not.toEqual([]);
    expect(prices.plans.map(({ name }) => name)).toEqual(['Business', 'Premium']);
  });

  test('pages, scripts and API each have their edge function, other files none', () => {
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
    {
      ErrorCode: 403,
      ResponseCode: 404,
      ResponsePagePath: `/${releaseKey(standIn.release, missingPath)}`,
      ErrorCachingMinTTL: 1,
    },
    ...[404, 500, 502, 503, 504].map((ErrorCode) => ({ ErrorCode, ErrorCachingMinTTL: 0 })),
  ]);
});

test('it speaks HTTP/3 and IPv6, near its visitors', () => {
  expect(config).toMatchObject({ HttpVersion: 'http2and3', IPV6Enabled: true, PriceClass: 'PriceClass_200' });
});

test('a custom domain comes with its certificate and TLS 1.2', () => {
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
