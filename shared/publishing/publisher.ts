import type { PostKind } from '../posts/kinds.ts';

/**
 * Partition of the requests to publish everything again. A write in it starts the publisher, like a write of a content
 * item or a post. The publisher's own partitions do not start it.
 */
export const publishRequests = 'publication#request';

/**
 * The units of publishing: all texts, or a post, by its partition; `all`: everything is read again; `rest`: the
 * remaining work is done.
 */
export type Thing = 'content' | 'all' | 'rest' | `${PostKind}#${string}`;

/** Type of the custom resource by which a deployment has its release published, named by its property `Release`. */
export const publishedRelease = 'Custom::PublishedRelease';

/**
 * Type of the custom resource by which a deployment has the inline scripts of its pages allowed, by the hashes in its
 * property `Scripts`, beside those of the deployment before. Its attribute `Sources` lists both in the form of a policy.
 */
export const allowedScripts = 'Custom::AllowedScripts';
