import { RemovalPolicy } from 'aws-cdk-lib';
import {
  BlockPublicAccess,
  Bucket,
  BucketEncryption,
  type CorsRule,
  type IBucket,
  type LifecycleRule,
  ObjectOwnership,
} from 'aws-cdk-lib/aws-s3';
import { Construct } from 'constructs';

export interface PrivateBucketProps {
  /**
   * True to keep the bucket and its objects when the stack is deleted, but not when its first deployment fails. Otherwise
   * bucket and objects are deleted with the stack.
   */
  readonly durable: boolean;
  /** @default none */
  readonly lifecycleRules?: LifecycleRule[];
  /**
   * True to keep older versions of objects, and deleted objects. Each prefix needs a lifecycle rule that deletes them in the
   * end.
   * @default false
   */
  readonly versioned?: boolean;
  /** The origins whose pages may access the bucket. @default none */
  readonly cors?: CorsRule[];
}

/** A bucket that only granted roles and the distribution can reach, over TLS only. */
export class PrivateBucket extends Construct {
  readonly bucket: IBucket;

  constructor(
    scope: Construct,
    id: string,
    { durable, lifecycleRules, versioned = false, cors }: PrivateBucketProps,
  ) {
    super(scope, id);
    // The cast is needed because optional members differ between the class and the interface of the library.
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      ...(versioned && { versioned }),
      removalPolicy: durable ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      autoDeleteObjects: !durable,
      ...(lifecycleRules && { lifecycleRules }),
      ...(cors && { cors }),
    }) as IBucket;
  }
}
