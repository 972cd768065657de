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
import { picturesPrefix, releasesPrefix } from '#shared/publishing/addresses.ts';
import { builtDocuments, deployedPaths, neitherFileNorDocument } from './deployed-files.ts';

export interface WebDeploymentProps {
  /** Folder of the built site; what lies in its `assets/` has a hash of its content in its name. */
  readonly distDir: string;
  readonly bucket: IBucket;
  readonly logRetention: RetentionDays;
}

/**
 * Copies the built site into its bucket: the assets at once, so that no page ever names one that is not there yet, the
 * other files when {@link copyFiles} is called. Pages are no part of it: what is stored is in them, so they are published.
 */
export class WebDeployment extends Construct {
  /** What has to be there before a page that names it. */
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
    // A whole processor: the copy unpacks, hashes and uploads.
    this.copier = { destinationBucket: bucket, memoryLimit: 1769, role, logGroup };

    const lasting = {
      ...this.copier,
      sources: [Source.asset(join(distDir, 'assets'))],
      destinationKeyPrefix: 'assets',
      // Pages that visitors opened before this deployment still load the assets of theirs.
      prune: false,
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.days(365)),
        CacheControl.immutable(),
      ],
    };
    const fonts = ['*.woff2'];
    this.assets = [
      new BucketDeployment(this, 'Assets', { ...lasting, exclude: fonts }),
      // By itself the copier knows no type for them.
      new BucketDeployment(this, 'Fonts', {
        ...lasting,
        exclude: ['*'],
        include: fonts,
        contentType: 'font/woff2',
      }),
    ];
  }

  /** Copies what is neither asset nor page, and has the edge forget what it had of that. */
  copyFiles(distribution: Distribution): void {
    const html = '*.html';
    const current = {
      ...this.copier,
      sources: [Source.asset(this.distDir, { exclude: [...neitherFileNorDocument] })],
      prune: true,
    };
    const files = new BucketDeployment(this, 'Files', {
      ...current,
      // Keeps the pruning of files that are gone away from the assets, and from what was published.
      // Icons above all, which would otherwise be asked for with each page; CloudFront forgets them at a deployment.
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
      // By itself the copier leaves their encoding open.
      contentType: 'text/html; charset=utf-8',
      // Browsers ask each time. Also where CloudFront is slow to forget, it asks again after a minute.
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.seconds(0)),
        CacheControl.sMaxAge(Duration.minutes(1)),
        CacheControl.mustRevalidate(),
      ],
      distribution,
      // It may take CloudFront longer than a deployment waits, which would take back all of it.
      waitForDistributionInvalidation: false,
      distributionPaths: deployedPaths(this.distDir),
    });
    // The last, because it has the edge forget.
    pages.node.addDependency(...this.assets, files);
  }
}
