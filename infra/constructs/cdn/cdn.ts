import { Aws, Duration, Stack } from 'aws-cdk-lib';
import type { HttpApi } from 'aws-cdk-lib/aws-apigatewayv2';
import { Certificate } from 'aws-cdk-lib/aws-certificatemanager';
import {
  CachePolicy,
  Distribution,
  FunctionEventType,
  HttpVersion,
  PriceClass,
  S3OriginAccessControl,
  SecurityPolicyProtocol,
  ViewerProtocolPolicy,
} from 'aws-cdk-lib/aws-cloudfront';
import { S3BucketOrigin } from 'aws-cdk-lib/aws-cloudfront-origins';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { missingPath, releaseKey } from '#shared/publishing/addresses.ts';
import type { CvBucket } from '../cv-bucket.ts';
import type { ImageBucket } from '../image-bucket.ts';
import type { OriginSecret } from '../origin-secret.ts';
import type { PublishedRelease } from '../publisher/publisher.ts';
import type { AllowedInline } from './allowed-inline.ts';
import { apiBehavior } from './api-behavior.ts';
import { EdgeFunction } from './edge-function.ts';
import { imageCachePolicy } from './image-cache.ts';
import { ResponseHeaders } from './response-headers.ts';

export interface CdnProps {
  readonly webBucket: IBucket;
  readonly images: ImageBucket;
  /** The bucket to which pages send CVs. The distribution itself does not reach it. */
  readonly cvs: Pick<CvBucket, 'uploadOrigin'>;
  /** The published pages of the release. */
  readonly published: PublishedRelease;
  readonly api: HttpApi;
  /** The first segment of each path becomes a behaviour of its own. */
  readonly endpoints: readonly Endpoint[];
  /** The inline scripts and styles of the published pages, and of the pages that they replace. */
  readonly inline: AllowedInline;
  /** True if search engines may list the site. */
  readonly isListed: boolean;
  /** True if HSTS also applies to all subdomains of the domain, including those that other servers answer. */
  readonly hstsIncludeSubdomains: boolean;
  readonly originSecret: OriginSecret;
  /** @default no web ACL */
  readonly webAclArn?: string;
  /** @default the distribution's own name, with CloudFront's certificate */
  readonly customDomain?: CustomDomain;
}

export interface CustomDomain {
  /** The site's domain. */
  readonly domainName: string;
  /** Domains that redirect to the site's domain, such as the one without `www`. */
  readonly otherNames: readonly string[];
  /** A certificate for all these names in us-east-1, the only region CloudFront takes one from. */
  readonly certificateArn: string;
}

/**
 * The CloudFront distribution, the one origin of the site: pages and images from their buckets, everything dynamic from
 * the API.
 */
export class Cdn extends Construct {
  readonly distribution: Distribution;

  constructor(scope: Construct, id: string, props: CdnProps) {
    super(scope, id);
    const everywhere = {
      viewerProtocolPolicy: ViewerProtocolPolicy.REDIRECT_TO_HTTPS,
      responseHeadersPolicy: new ResponseHeaders(this, 'ResponseHeaders', {
        inline: props.inline,
        uploadOrigins: [props.images.uploadOrigin, props.cvs.uploadOrigin],
        isListed: props.isListed,
        hstsIncludeSubdomains: props.hstsIncludeSubdomains,
      }),
      compress: true,
    };
    const toApi = { ...apiBehavior(this, props.api, props.originSecret, props.endpoints), ...everywhere };
    const pageRequest = new EdgeFunction(this, 'PageRequest', {
      module: 'page-request.ts',
      comment: 'Maps addresses of pages to files of the web bucket',
      writtenIn: {
        release: props.published.release,
        hosts: props.customDomain && {
          main: props.customDomain.domainName,
          others: props.customDomain.otherNames,
        },
      },
    });
    // Deployed after the release is published, so that a deployment or its roll-back switches from
    // one complete release to another.
    pageRequest.node.addDependency(props.published, everywhere.responseHeadersPolicy);
    const scriptRequest = new EdgeFunction(this, 'ScriptRequest', {
      module: 'script-request.ts',
      comment: 'Finds the uncompressed script for viewers without Brotli',
    });
    const fromWebBucket = {
      ...everywhere,
      origin: S3BucketOrigin.withOriginAccessControl(props.webBucket, {
        originAccessControl: accessControl(this, 'WebAccess', 'web'),
      }),
      cachePolicy: CachePolicy.CACHING_OPTIMIZED,
    };
    this.distribution = new Distribution(this, 'Distribution', {
      defaultBehavior: {
        ...fromWebBucket,
        functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: pageRequest }],
      },
      additionalBehaviors: {
        '/assets/*.js': {
          ...fromWebBucket,
          functionAssociations: [{ eventType: FunctionEventType.VIEWER_REQUEST, function: scriptRequest }],
        },
        '/assets/*': fromWebBucket,
        '/images/*': {
          ...everywhere,
          origin: S3BucketOrigin.withOriginAccessControl(props.images.bucket, {
            originAccessControl: accessControl(this, 'ImageAccess', 'images'),
          }),
          cachePolicy: imageCachePolicy(this),
        },
        ...Object.fromEntries(pathPatterns(props.endpoints).map((pattern) => [pattern, toApi])),
      },
      // Without the right to list, a bucket answers 403 for a missing key. Error responses apply to every behaviour: the
      // API's own 404 must stay JSON, so only 403 is mapped, which the API never answers.
      errorResponses: [
        // Not cached, since an editor opens a page right after publishing it. There is one document per status code,
        // whatever the path, so it contains both languages.
        {
          httpStatus: 403,
          responseHttpStatus: 404,
          responsePagePath: `/${releaseKey(props.published.release, missingPath)}`,
          ttl: Duration.seconds(1),
        },
        // Without this, CloudFront would cache the API's errors for ten seconds, even those with `no-store`.
        ...[404, 500, 502, 503, 504].map((httpStatus) => ({ httpStatus, ttl: Duration.seconds(0) })),
      ],
      httpVersion: HttpVersion.HTTP2_AND_3,
      // All regions except South America and Oceania, so the Middle East is included.
      priceClass: PriceClass.PRICE_CLASS_200,
      ...(props.webAclArn && { webAclId: props.webAclArn }),
      ...(props.customDomain && this.domain(props.customDomain)),
    });
  }

  private domain({ domainName, otherNames, certificateArn }: CustomDomain) {
    return {
      domainNames: [domainName, ...otherNames],
      certificate: Certificate.fromCertificateArn(this, 'Certificate', certificateArn),
      minimumProtocolVersion: SecurityPolicyProtocol.TLS_V1_2_2021,
    };
  }
}

/** Names are unique in the account, across regions, and at most 64 characters long. */
function accessControl(scope: Construct, id: string, bucket: string): S3OriginAccessControl {
  return new S3OriginAccessControl(scope, id, {
    originAccessControlName: `${Stack.of(scope).stackName}-${bucket}-${Aws.REGION}`,
  });
}

function pathPatterns(endpoints: readonly Endpoint[]): string[] {
  return [...new Set(endpoints.map(({ path }) => `/${path.split('/')[1]}/*`))];
}
