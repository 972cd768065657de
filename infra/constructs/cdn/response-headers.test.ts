import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { inlineScript, templateOf } from '#infra/testing/synthesize.ts';
import { allowedInline } from '#shared/publishing/publisher.ts';
import { onlyOne } from './testing/distribution.ts';

function policyOf(context: Record<string, unknown> = {}) {
  const { properties } = onlyOne(templateOf(context), 'AWS::CloudFront::ResponseHeadersPolicy');
  return properties.ResponseHeadersPolicyConfig;
}

describe('every answer', () => {
  const policy = policyOf();
  const security = policy.SecurityHeadersConfig;
  const [, parts] = security.ContentSecurityPolicy.ContentSecurityPolicy['Fn::Join'];
  const contentSecurityPolicy = parts
    .map((part: string | { 'Fn::GetAtt': string[] }) =>
      typeof part === 'string' ? part : part['Fn::GetAtt'].join('.'),
    )
    .join('');

  test('allows only the inline scripts and styles of the built pages and of the previous pages', () => {
    const hash = createHash('sha256').update(inlineScript).digest('base64');
    const { id, properties } = onlyOne(templateOf(), allowedInline);
    expect(properties).toMatchObject({ Scripts: [`sha256-${hash}`], Styles: [] });
    expect(security.ContentSecurityPolicy).toMatchObject({ Override: true });
    expect(contentSecurityPolicy).toContain(`script-src 'self' ${id}.Scripts;`);
    expect(contentSecurityPolicy).toMatch(new RegExp(`style-src 'self' \\S+ ${id}\\.Styles;`));
  });

  test('allows uploads only to the buckets of images and CVs', () => {
    expect(contentSecurityPolicy).toMatch(
      /connect-src 'self' https:\/\/ImageBucket\w+\.RegionalDomainName https:\/\/CvBucket\w+\.RegionalDomainName;/,
    );
  });

  test('enforces https, forbids framing, and fixes the declared type', () => {
    expect(security).toMatchObject({
      StrictTransportSecurity: { AccessControlMaxAgeSec: 63_072_000, IncludeSubdomains: false },
      FrameOptions: { FrameOption: 'DENY' },
      ContentTypeOptions: { Override: true },
      ReferrerPolicy: { ReferrerPolicy: 'strict-origin-when-cross-origin' },
    });
  });

  test('includes subdomains in HSTS only if the setting says so', () => {
    const { SecurityHeadersConfig: headers } = policyOf({ hstsIncludeSubdomains: true });
    expect(headers.StrictTransportSecurity.IncludeSubdomains).toBe(true);
  });

  test('of another stage tells search engines not to index it', () => {
    expect(policyOf({ stage: 'staging' }).CustomHeadersConfig.Items).toContainEqual({
      Header: 'X-Robots-Tag',
      Value: 'noindex',
      Override: true,
    });
  });

  test('disables browser features that the site does not use', () => {
    const headers = policy.CustomHeadersConfig.Items.map((item: { Header: string }) => item.Header);
    expect(headers).toEqual([
      'Cross-Origin-Opener-Policy',
      'Cross-Origin-Resource-Policy',
      'Permissions-Policy',
    ]);
  });
});
