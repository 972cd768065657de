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
export type PublishUnit = 'content' | 'all' | 'rest' | `${PostKind}#${string}`;

/** Type of the custom resource by which a deployment has its release published, named by its property `Release`. */
export const publishedRelease = 'Custom::PublishedRelease';

/**
 * Type of the custom resource by which a deployment allows the inline scripts and styles of its pages. Its properties
 * `Scripts` and `Styles` have their hashes; those of the deployment before stay allowed. Its attributes of the same names
 * list both in the form of a policy.
 */
export const allowedInline = 'Custom::AllowedInline';
