import { Duration } from 'aws-cdk-lib';
import { PolicyStatement } from 'aws-cdk-lib/aws-iam';
import { HttpMethods } from 'aws-cdk-lib/aws-s3';
import type { Construct } from 'constructs';
import { cvDays } from '#shared/privacy/retention.ts';
import type { HandlerFunction } from './handler-function.ts';
import { PrivateBucket } from './private-bucket.ts';

export interface CvBucketProps {
  /** Keeps the CVs when the stack goes. */
  readonly durable: boolean;
  /** Of whose pages browsers may send a file. @default any: only a form that the API signed lets one in, and no cookie is sent here */
  readonly siteOrigin?: string;
}

/**
 * CVs that visitors send: `waiting/…` as they came, `checked/…` until their message is sent, each for a day; `kept/…` with their message,
 * for as long as `retention` says. The distribution has no right to it. No object has versions, so that what is deleted is gone.
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

  /** Lets a function sign and check uploads and sign downloads, and tells it the bucket's name (`CV_BUCKET`). */
  grantUploads(handlerFunction: HandlerFunction): void {
    // What the function signs, the browser does in its name.
    this.allow(handlerFunction, ['s3:PutObject'], ['waiting', 'checked']);
    this.allow(handlerFunction, ['s3:GetObject'], ['waiting', 'kept']);
    this.allow(handlerFunction, ['s3:DeleteObject'], ['waiting']);
    handlerFunction.addEnvironment('CV_BUCKET', this.bucket.bucketName);
  }

  /** Lets a function move checked files to their messages, and delete them with these; tells it the bucket's name (`CV_BUCKET`). */
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
