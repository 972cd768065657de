import { Aws, Duration, Stack } from 'aws-cdk-lib';
import { CachePolicy } from 'aws-cdk-lib/aws-cloudfront';
import type { Construct } from 'constructs';

/** How long an edge location may still serve a deleted picture. */
const longest = Duration.minutes(10);

/**
 * Returns the cache policy by which the edge checks regularly whether a picture still exists, although the file's own headers
 * allow browsers to cache it for a year: a picture that is moved to the trash must not be served for a year. An unchanged
 * picture is not transferred again.
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
