import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import type { AllowedInline } from './allowed-inline.ts';
import { contentSecurityPolicy } from './content-security-policy.ts';

export interface ResponseHeadersProps {
  /** The inline scripts and styles that the content security policy allows. */
  readonly inline: AllowedInline;
  /** Where pages may send files besides their own origin. */
  readonly uploadOrigins: readonly string[];
  /** True if search engines may index the site. */
  readonly isListed: boolean;
  /** True if HSTS also applies to all subdomains of the domain, including those that other servers answer. */
  readonly hstsIncludeSubdomains: boolean;
}

/** The security headers of every answer of the distribution: pages, images and API alike. */
export class ResponseHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, props: ResponseHeadersProps) {
    const { inline, uploadOrigins, isListed, hstsIncludeSubdomains } = props;
    const override = true;
    super(scope, id, {
      // Names are unique in the account, across regions.
      responseHeadersPolicyName: `${Stack.of(scope).stackName}-${Aws.REGION}`,
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy(inline, uploadOrigins),
          override,
        },
        contentTypeOptions: { override },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
        // Without `preload`: the owner of the domain decides about the preload list, and removal from it takes months.
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(2 * 365),
          includeSubdomains: hstsIncludeSubdomains,
          override,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          ...(isListed ? [] : [{ header: 'X-Robots-Tag', value: 'noindex', override }]),
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override },
          // No other site may embed these files. Crawlers that create link previews are not affected.
          { header: 'Cross-Origin-Resource-Policy', value: 'same-origin', override },
          {
            header: 'Permissions-Policy',
            value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()',
            override,
          },
        ],
      },
    });
  }
}
