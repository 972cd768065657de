import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { resourcesOf, templateOf } from '#infra/testing/synthesize.ts';
import { endpoints } from '#shared/api/table.ts';
import { behaviorOf, cachePolicyOf, distributionOf, onlyOne, originOf } from './testing/distribution.ts';

const template = templateOf();

describe('the API behind it', () => {
  test('takes every method, over TLS 1.2', () => {
    expect([...behaviorOf(template, '/api/*').AllowedMethods].sort()).toEqual(
      ['DELETE', 'GET', 'HEAD', 'OPTIONS', 'PATCH', 'POST', 'PUT'].sort(),
    );
    expect(originOf(template, '/api/*').CustomOriginConfig).toMatchObject({
      OriginProtocolPolicy: 'https-only',
      OriginSSLProtocols: ['TLSv1.2'],
    });
  });

  test('knows what came through the distribution by the value its functions have too', () => {
    const [header, ...others] = originOf(template, '/api/*').OriginCustomHeaders;
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
    const origin = distributionOf(rotated).Origins.find(
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
    expect(cachePolicyOf(template, '/api/*')).toMatchObject({ MinTTL: 0, DefaultTTL: 0, MaxTTL: 60 });
  });

  test('shares no answer between sessions, and does between visitors with other cookies', () => {
    const key = cachePolicyOf(template, '/api/*').ParametersInCacheKeyAndForwardedToOrigin;
    expect(key.CookiesConfig).toEqual({ CookieBehavior: 'whitelist', Cookies: ['__Host-session'] });
  });

  test('is not asked anew because of parameters that no endpoint reads', () => {
    const key = cachePolicyOf(template, '/api/*').ParametersInCacheKeyAndForwardedToOrigin;
    expect(key.QueryStringsConfig).toEqual({ QueryStringBehavior: 'all' });
    // The edge function, which runs before the cache is asked, leaves those that are read.
    const [code] = Object.values(resourcesOf(template, 'AWS::CloudFront::Function'))
      .map(({ Properties }): string => Properties.FunctionCode)
      .filter((one) => one.includes('x-viewer-host'));
    const querystring = { cursor: { value: 'a' }, search: { value: 'b' }, utm_source: { value: 'c' } };
    const event = {
      request: { method: 'GET', uri: '/api/messages', querystring, headers: {}, cookies: {} },
    };
    const left = runInNewContext(`${code}; JSON.stringify(handler(event).querystring)`, { event });
    expect(Object.keys(JSON.parse(left))).toEqual(['cursor', 'search']);
  });

  test('says of no answer behind a session that it may be cached', () => {
    for (const endpoint of Object.values(endpoints)) {
      if (endpoint.access !== 'public') expect(endpoint).not.toHaveProperty('cache');
    }
  });

  test('gets the headers it reads, one fewer than CloudFront allows, and never the distribution’s Host', () => {
    const { OriginRequestPolicyConfig: policy } = onlyOne(
      template,
      'AWS::CloudFront::OriginRequestPolicy',
    ).properties;
    const headers: string[] = policy.HeadersConfig.Headers;
    expect(headers.map((name) => name.toLowerCase()).sort()).toEqual([
      'cloudfront-forwarded-proto',
      'cloudfront-viewer-address',
      'cloudfront-viewer-country',
      'content-type',
      'idempotency-key',
      'origin',
      'sec-fetch-site',
      'user-agent',
      'x-viewer-host',
    ]);
    expect(headers.length).toBeLessThan(10);
    expect(policy.CookiesConfig.CookieBehavior).toBe('all');
    expect(policy.QueryStringsConfig.QueryStringBehavior).toBe('none');
  });
});
