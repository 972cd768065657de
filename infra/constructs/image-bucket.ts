import { Duration } from 'aws-cdk-lib';
import type { Construct } from 'constructs';
import { PrivateBucket } from './private-bucket.ts';

export interface ImageBucketProps {
  /** Keeps the images when the stack goes. */
  readonly durable: boolean;
}

/** Uploaded images: `images/…` is public through the distribution, `staging/…` is not and lasts a day. */
export class ImageBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { durable }: ImageBucketProps) {
    super(scope, id, {
      durable,
      lifecycleRules: [
        { id: 'expire-staging', prefix: 'staging/', expiration: Duration.days(1) },
        { id: 'abort-unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
    });
  }
}
