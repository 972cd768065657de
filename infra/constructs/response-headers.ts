import { Duration } from 'aws-cdk-lib';
import { HeadersFrameOption, HeadersReferrerPolicy, ResponseHeadersPolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';
import { contentSecurityPolicy } from './content-security-policy.ts';

export interface ResponseHeadersProps {
  /** Folder of the built site. */
  readonly distDir: string;
  /** Where pages may send pictures besides their own address. */
  readonly uploadOrigin: string;
}

/** The security headers of every answer of the distribution: pages, images and API alike. */
export class ResponseHeaders extends ResponseHeadersPolicy {
  constructor(scope: Construct, id: string, { distDir, uploadOrigin }: ResponseHeadersProps) {
    const override = true;
    super(scope, id, {
      securityHeadersBehavior: {
        contentSecurityPolicy: {
          contentSecurityPolicy: contentSecurityPolicy(distDir, uploadOrigin),
          override,
        },
        contentTypeOptions: { override },
        frameOptions: { frameOption: HeadersFrameOption.DENY, override },
        referrerPolicy: { referrerPolicy: HeadersReferrerPolicy.STRICT_ORIGIN_WHEN_CROSS_ORIGIN, override },
        // Not preloaded: that list is the domain owner's decision, and takes months to take back.
        strictTransportSecurity: {
          accessControlMaxAge: Duration.days(2 * 365),
          includeSubdomains: true,
          override,
        },
      },
      customHeadersBehavior: {
        customHeaders: [
          { header: 'Cross-Origin-Opener-Policy', value: 'same-origin', override },
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
