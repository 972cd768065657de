import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import {
  BucketDeployment,
  type BucketDeploymentProps,
  CacheControl,
  Source,
} from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';
import {
  compressedFolder,
  picturesPrefix,
  plainScripts,
  releasesPrefix,
} from '#shared/publishing/addresses.ts';
import { builtDocuments, deployedPaths, neitherFileNorDocument } from './deployed-files.ts';

export interface WebDeploymentProps {
  /** Folder of the built site. Files in its `assets/` have a content hash in their names. */
  readonly distDir: string;
  readonly bucket: IBucket;
  readonly logRetention: RetentionDays;
}

/**
 * Copies the built site into its bucket: the assets first, so that no page names one that is missing; the other files
 * when {@link copyFiles} is called. Pages are published instead, since they show stored data.
 */
export class WebDeployment extends Construct {
  /** Must be deployed before the pages that name these assets. */
  readonly assets: readonly Construct[];
  private readonly distDir: string;
  private readonly copier: Pick<
    BucketDeploymentProps,
    'destinationBucket' | 'memoryLimit' | 'role' | 'logGroup'
  >;

  constructor(scope: Construct, id: string, { distDir, bucket, logRetention }: WebDeploymentProps) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    this.distDir = distDir;
    // The memory of a whole processor, since the copier unpacks, hashes and uploads.
    this.copier = { destinationBucket: bucket, memoryLimit: 1769, role, logGroup };

    const lasting = {
      ...this.copier,
      sources: [Source.asset(join(distDir, 'assets'))],
      destinationKeyPrefix: 'assets',
      // Assets of earlier deployments stay: pages that visitors opened before this deployment still load them.
      prune: false,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    };
    const fonts = ['*.woff2'];
    const scripts = ['*.js'];
    this.assets = [
      new BucketDeployment(this, 'Assets', { ...lasting, exclude: [...fonts, ...scripts] }),
      // The copier does not know the content type of fonts.
      new BucketDeployment(this, 'Fonts', {
        ...lasting,
        exclude: ['*'],
        include: fonts,
        contentType: 'font/woff2',
      }),
      new BucketDeployment(this, 'Scripts', {
        ...lasting,
        sources: [Source.asset(join(distDir, compressedFolder))],
        contentEncoding: 'br',
      }),
      // For viewers that do not accept Brotli (`infra/edge/script-request.ts`).
      new BucketDeployment(this, 'PlainScripts', {
        ...lasting,
        destinationKeyPrefix: plainScripts,
        exclude: ['*'],
        include: scripts,
      }),
    ];
  }

  /** Copies the other built files and the documents of the admin area, and invalidates them at the edge. */
  copyFiles(distribution: Distribution): void {
    const html = '*.html';
    const current = {
      ...this.copier,
      sources: [Source.asset(this.distDir, { exclude: [...neitherFileNorDocument] })],
      prune: true,
    };
    const files = new BucketDeployment(this, 'Files', {
      ...current,
      // `exclude` protects the assets and the published pages from pruning. Icons are cached, since
      // each page requests them; a deployment invalidates CloudFront's copies.
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.hours(1)),
        CacheControl.sMaxAge(Duration.days(1)),
      ],
      exclude: ['assets/*', `${releasesPrefix}*`, `${picturesPrefix}*`, html],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...current,
      exclude: ['*'],
      include: [...builtDocuments],
      // The copier does not set the character encoding.
      contentType: 'text/html; charset=utf-8',
      // Browsers check each time. CloudFront checks after a minute even if an invalidation is slow.
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.seconds(0)),
        CacheControl.sMaxAge(Duration.minutes(1)),
        CacheControl.mustRevalidate(),
      ],
      distribution,
      // An invalidation may take longer than a deployment waits, which would then roll back.
      waitForDistributionInvalidation: false,
      distributionPaths: deployedPaths(this.distDir),
    });
    // Last, because this deployment invalidates the edge caches.
    pages.node.addDependency(...this.assets, files);
  }
}
