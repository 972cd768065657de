import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { pictureTrashDays } from '#shared/images/library.ts';
import type { EndpointFunction } from './api/endpoint-function.ts';
import type { HandlerFunction } from './handler-function.ts';
import { PrivateBucket } from './private-bucket.ts';

export interface ImageBucketProps {
  /** True to keep the images when the stack is deleted. */
  readonly durable: boolean;
}

/** How long `npm run restore` can bring back a deleted or replaced picture, in days. */
const oldVersionDays = 90;

/**
 * The bucket of uploaded images: `images/…` is public through the distribution; `staging/…` and `trash/…` are not. `staging/…`
 * and its older versions are kept for a day, because these photos still have the camera's metadata.
 */
export class ImageBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { durable }: ImageBucketProps) {
    super(scope, id, {
      durable,
      versioned: true,
      lifecycleRules: [
        {
          ...{ id: 'expire-staging', prefix: 'staging/', expiration: Duration.days(1) },
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          ...{ id: 'expire-trash', prefix: 'trash/', expiration: Duration.days(pictureTrashDays) },
          noncurrentVersionExpiration: Duration.days(1),
        },
        {
          ...{ id: 'expire-old-versions', prefix: 'images/' },
          noncurrentVersionExpiration: Duration.days(oldVersionDays),
        },
        { id: 'expire-marks-of-deletions', expiredObjectDeleteMarker: true },
        { id: 'abort-unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      // Any origin: an upload needs the form that the API has signed, and no cookies are sent here. Naming the
      // distribution would make bucket and distribution depend on each other.
      cors: [{ allowedOrigins: ['*'], allowedMethods: [HttpMethods.POST], maxAge: 3600 }],
    });
  }

  /** The origin that browsers send uploads to. */
  get uploadOrigin(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`;
  }

  /**
   * Allows a function to sign, check and publish uploads and to move pictures to the trash and back, and passes it the
   * bucket's name (`IMAGE_BUCKET`).
   */
  grantUploads(endpointFunction: EndpointFunction): void {
    const staging = this.bucket.arnForObjects('staging/*');
    const published = this.bucket.arnForObjects('images/*');
    const trash = this.bucket.arnForObjects('trash/*');
    endpointFunction.addToRolePolicy(
      // A signed upload uses the rights of the function, so it needs the right to write.
      new PolicyStatement({ actions: ['s3:PutObject'], resources: [staging, published, trash] }),
    );
    endpointFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:GetObject', 's3:DeleteObject'],
        resources: [staging, published, trash],
      }),
    );
    endpointFunction.addEnvironment('IMAGE_BUCKET', this.bucket.bucketName);
  }

  /**
   * Allows a function to list the public pictures, and to bring back those that were deleted, from the trash or older versions;
   * and passes it the bucket's name (`IMAGE_BUCKET`).
   */
  grantRestoring(handlerFunction: HandlerFunction): void {
    const published = this.bucket.arnForObjects('images/*');
    const trash = this.bucket.arnForObjects('trash/*');
    handlerFunction.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:GetObject'], resources: [published, trash] }),
    );
    handlerFunction.addToRolePolicy(
      new PolicyStatement({ actions: ['s3:GetObjectVersion', 's3:PutObject'], resources: [published] }),
    );
    handlerFunction.addToRolePolicy(
      new PolicyStatement({
        actions: ['s3:ListBucket', 's3:ListBucketVersions'],
        resources: [this.bucket.bucketArn],
        // Reading a single object needs the right to list, too, in order to get 404 for a missing one. Such a request
        // has no prefix.
        conditions: { StringLikeIfExists: { 's3:prefix': 'images/*' } },
      }),
    );
    handlerFunction.addEnvironment('IMAGE_BUCKET', this.bucket.bucketName);
  }
}
