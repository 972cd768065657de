import type { PostKind } from '../posts/kinds.ts';

/**
 * Partition of the requests to publish everything again. A write in it starts the publisher, like a write of a content
 * item or a post. The publisher's own partitions do not start it.
 */
export const publishRequests = 'publication#request';

/**
 * What the publisher has to publish. `content`: all texts. `<kind>#<id>`: one post, by its partition key. `all`: everything is
 * read again. `rest`: only the work that an earlier run has left.
 */
export type PublishUnit = 'content' | 'all' | 'rest' | `${PostKind}#${string}`;

/**
 * Type of the custom resource with which a deployment requests that a release is published. Its property `Release` names the
 * release.
 */
export const publishedRelease = 'Custom::PublishedRelease';

/**
 * Type of the custom resource with which a deployment allows the inline scripts and styles of its pages. Its properties
 * `Scripts` and `Styles` have the hashes of these; the hashes of the deployment before stay allowed. Its attributes `Scripts`
 * and `Styles` list the hashes of both deployments in the form of a policy.
 */
export const allowedInline = 'Custom::AllowedInline';
