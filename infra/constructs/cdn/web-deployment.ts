import { join } from 'node:path';
import { Duration, RemovalPolicy } from 'aws-cdk-lib';
import type { Distribution } from 'aws-cdk-lib/aws-cloudfront';
import { Role, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { LogGroup, type RetentionDays } from 'aws-cdk-lib/aws-logs';
import type { IBucket } from 'aws-cdk-lib/aws-s3';
import { BucketDeployment, CacheControl, Source } from 'aws-cdk-lib/aws-s3-deployment';
import { Construct } from 'constructs';

export interface WebDeploymentProps {
  /** Folder of the built site; what lies in its `assets/` has a hash of its content in its name. */
  readonly distDir: string;
  readonly bucket: IBucket;
  readonly distribution: Distribution;
  readonly logRetention: RetentionDays;
}

/** Copies the built site into its bucket: assets first, so that no page ever names one that is not there yet. */
export class WebDeployment extends Construct {
  constructor(
    scope: Construct,
    id: string,
    { distDir, bucket, distribution, logRetention }: WebDeploymentProps,
  ) {
    super(scope, id);
    const logGroup = new LogGroup(this, 'Logs', {
      retention: logRetention,
      removalPolicy: RemovalPolicy.DESTROY,
    });
    const role = new Role(this, 'Role', { assumedBy: new ServicePrincipal('lambda.amazonaws.com') });
    logGroup.grantWrite(role);
    // A whole processor: the copy unpacks, hashes and uploads.
    const copier = { destinationBucket: bucket, memoryLimit: 1769, role, logGroup };

    const lasting = {
      ...copier,
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
    const assets = [
      new BucketDeployment(this, 'Assets', { ...lasting, exclude: fonts }),
      // By itself the copier knows no type for them.
      new BucketDeployment(this, 'Fonts', {
        ...lasting,
        exclude: ['*'],
        include: fonts,
        contentType: 'font/woff2',
      }),
    ];
    const current = {
      ...copier,
      sources: [Source.asset(distDir, { exclude: ['assets'] })],
      prune: true,
      // CloudFront keeps them until the next deployment invalidates them; browsers ask each time.
      cacheControl: [
        CacheControl.setPublic(),
        CacheControl.maxAge(Duration.seconds(0)),
        CacheControl.sMaxAge(Duration.days(365)),
        CacheControl.mustRevalidate(),
      ],
    };
    const html = ['*.html'];
    const files = new BucketDeployment(this, 'Files', {
      ...current,
      // Keeps the pruning of files that are gone away from the assets.
      exclude: ['assets/*', ...html],
    });
    const pages = new BucketDeployment(this, 'Pages', {
      ...current,
      exclude: ['*'],
      include: html,
      // By itself the copier leaves their encoding open.
      contentType: 'text/html; charset=utf-8',
      distribution,
      distributionPaths: ['/*'],
    });
    // The last, because it has the edge forget everything.
    pages.node.addDependency(...assets, files);
  }
}
