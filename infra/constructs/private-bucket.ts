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
   * Keeps the bucket and its objects when the stack goes, but not when its first deployment fails; otherwise both go
   * with it.
   */
  readonly durable: boolean;
  /** @default none */
  readonly lifecycleRules?: LifecycleRule[];
  /** Who may reach it from a page of another address. @default nobody */
  readonly cors?: CorsRule[];
}

/** A bucket nobody reaches but the roles and the distribution it is granted to, over TLS only. */
export class PrivateBucket extends Construct {
  readonly bucket: IBucket;

  constructor(scope: Construct, id: string, { durable, lifecycleRules, cors }: PrivateBucketProps) {
    super(scope, id);
    // The library's class declares its interface's optional members less strictly than the interface does.
    this.bucket = new Bucket(this, 'Bucket', {
      blockPublicAccess: BlockPublicAccess.BLOCK_ALL,
      objectOwnership: ObjectOwnership.BUCKET_OWNER_ENFORCED,
      encryption: BucketEncryption.S3_MANAGED,
      enforceSSL: true,
      removalPolicy: durable ? RemovalPolicy.RETAIN_ON_UPDATE_OR_DELETE : RemovalPolicy.DESTROY,
      autoDeleteObjects: !durable,
      ...(lifecycleRules && { lifecycleRules }),
      ...(cors && { cors }),
    }) as IBucket;
  }
}
