import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { cvDays } from '#shared/privacy/retention.ts';
import type { HandlerFunction } from './handler-function.ts';
import { PrivateBucket } from './private-bucket.ts';

export interface CvBucketProps {
  /** True to keep the CVs when the stack is deleted. */
  readonly durable: boolean;
  /**
   * The origin whose pages may send a file. @default any: only a form that the API has signed is accepted, and no
   * cookies are sent here
   */
  readonly siteOrigin?: string;
}

/**
 * The bucket of visitors' CVs. `waiting/…` has uploaded files and `checked/…` checked ones until their message is sent, each
 * for a day; `kept/…` has the CVs of sent messages, for as long as `retention` says. The distribution has no access. Objects
 * have no versions, so that a deleted file cannot be restored.
 */
export class CvBucket extends PrivateBucket {
  constructor(scope: Construct, id: string, { durable, siteOrigin }: CvBucketProps) {
    super(scope, id, {
      durable,
      lifecycleRules: [
        { id: 'expire-waiting', prefix: 'waiting/', expiration: Duration.days(1) },
        { id: 'expire-checked', prefix: 'checked/', expiration: Duration.days(1) },
        { id: 'expire-kept', prefix: 'kept/', expiration: Duration.days(cvDays) },
        { id: 'abort-unfinished-uploads', abortIncompleteMultipartUploadAfter: Duration.days(1) },
      ],
      cors: [{ allowedOrigins: [siteOrigin ?? '*'], allowedMethods: [HttpMethods.POST], maxAge: 3600 }],
    });
  }

  /** The origin that browsers send CVs to. */
  get uploadOrigin(): string {
    return `https://${this.bucket.bucketRegionalDomainName}`;
  }

  /**
   * Allows a function to sign and check uploads and to sign downloads, and passes it the bucket's name (`CV_BUCKET`).
   */
  grantUploads(handlerFunction: HandlerFunction): void {
    // A signed upload uses the rights of the function.
    this.allow(handlerFunction, ['s3:PutObject'], ['waiting', 'checked']);
    this.allow(handlerFunction, ['s3:GetObject'], ['waiting', 'kept']);
    this.allow(handlerFunction, ['s3:DeleteObject'], ['waiting']);
    handlerFunction.addEnvironment('CV_BUCKET', this.bucket.bucketName);
  }

  /**
   * Allows a function to move checked files to their messages and to delete them, and passes it the bucket's name
   * (`CV_BUCKET`).
   */
  grantKeeping(handlerFunction: HandlerFunction): void {
    this.allow(handlerFunction, ['s3:GetObject', 's3:DeleteObject'], ['checked', 'kept']);
    this.allow(handlerFunction, ['s3:PutObject'], ['kept']);
    handlerFunction.addEnvironment('CV_BUCKET', this.bucket.bucketName);
  }

  private allow(handlerFunction: HandlerFunction, actions: string[], folders: readonly string[]): void {
    const resources = folders.map((folder) => this.bucket.arnForObjects(`${folder}/*`));
    handlerFunction.addToRolePolicy(new PolicyStatement({ actions, resources }));
  }
}
