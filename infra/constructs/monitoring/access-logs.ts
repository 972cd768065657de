import { Aws, Duration, RemovalPolicy, Stack } from 'aws-cdk-lib';
import { PolicyStatement, ServicePrincipal } from 'aws-cdk-lib/aws-iam';
import { CfnDelivery, CfnDeliveryDestination, CfnDeliverySource } from 'aws-cdk-lib/aws-logs';
import { Construct } from 'constructs';
import { accessLogDays } from '#shared/privacy/retention.ts';
import { PrivateBucket } from '../private-bucket.ts';

export interface AccessLogsProps {
  readonly distributionId: string;
}

/**
 * The logged fields of each request. No cookie, no query and no path: the path of a private preview gives access to the
 * preview, and which pages an IP address reads is private. The targets of a flood are in the API's access log and CloudFront's
 * reports.
 */
const recordFields = [
  'timestamp',
  'c-ip',
  'c-country',
  'cs-method',
  'sc-status',
  'sc-bytes',
  'x-edge-result-type',
  'cs(User-Agent)',
];

/**
 * Logs the requests to the distribution for seven days, in a bucket that only administrators of the AWS account can read.
 * CloudFront delivers its logs from us-east-1 only; delivery to a bucket is free.
 */
export class AccessLogs extends Construct {
  constructor(scope: Construct, id: string, { distributionId }: AccessLogsProps) {
    super(scope, id);
    const { stackName } = Stack.of(this);
    const { bucket } = new PrivateBucket(this, 'Bucket', {
      durable: false,
      lifecycleRules: [{ expiration: Duration.days(accessLogDays) }],
    });
    bucket.addToResourcePolicy(
      new PolicyStatement({
        sid: 'AllowDelivery',
        actions: ['s3:PutObject'],
        principals: [new ServicePrincipal('delivery.logs.amazonaws.com')],
        resources: [bucket.arnForObjects('*')],
        conditions: {
          StringEquals: { 'aws:SourceAccount': Aws.ACCOUNT_ID },
          ArnLike: {
            'aws:SourceArn': `arn:${Aws.PARTITION}:logs:${Aws.REGION}:${Aws.ACCOUNT_ID}:delivery-source:*`,
          },
        },
      }),
    );
    const source = new CfnDeliverySource(this, 'Source', {
      name: `${stackName}-visits`,
      logType: 'ACCESS_LOGS',
      resourceArn: `arn:${Aws.PARTITION}:cloudfront::${Aws.ACCOUNT_ID}:distribution/${distributionId}`,
    });
    const destination = new CfnDeliveryDestination(this, 'Destination', {
      name: `${stackName}-visits`,
      destinationResourceArn: bucket.bucketArn,
      outputFormat: 'json',
    });
    const delivery = new CfnDelivery(this, 'Delivery', {
      deliverySourceName: source.name,
      deliveryDestinationArn: destination.attrArn,
      recordFields,
    });
    delivery.node.addDependency(source);
    // Created after the policy that lets the delivery write.
    delivery.node.addDependency(bucket);
    source.applyRemovalPolicy(RemovalPolicy.DESTROY);
  }
}
