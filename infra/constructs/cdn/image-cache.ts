import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** For so long an edge goes on having a picture that was deleted. */
const longest = Duration.minutes(10);

/**
 * How long an edge keeps a picture before it asks whether it is still there, whatever the file promises to browsers: what was moved
 * to the trash may not be shown for a year. What is still there is not sent again.
 */
export function imageCachePolicy(scope: Construct): CachePolicy {
  return new CachePolicy(scope, 'ImageCache', {
    // Names are those of the account, in all regions.
    cachePolicyName: `${Stack.of(scope).stackName}-images-${Aws.REGION}`,
    minTtl: Duration.seconds(1),
    defaultTtl: longest,
    maxTtl: longest,
    enableAcceptEncodingGzip: true,
    enableAcceptEncodingBrotli: true,
  });
}
