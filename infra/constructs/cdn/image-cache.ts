import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** How long an edge may still have a deleted picture. */
const longest = Duration.minutes(10);

/**
 * Returns the policy by which an edge checks whether a picture still exists, whatever cache time the file promises to
 * browsers: a picture in the trash must not be shown for a year. An unchanged picture is not sent again.
 */
export function imageCachePolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ImageCache', {
    // Names are unique in the account, across regions.
    cachePolicyName: `${Stack.of(scope).stackName}-images-${Aws.REGION}`,
    minTtl: Duration.seconds(1),
    defaultTtl: longest,
    maxTtl: longest,
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}
