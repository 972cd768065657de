import type { PostKind } from '../posts/kinds.ts';

/**
 * Partition of the items by which somebody asks that what is stored be published again. A write in it starts the
 * publisher, as one of a content item or of a post does; of the other partitions of publications, which it writes
 * itself, none does.
 */
export const publishRequests = 'publication#request';

/** What can be published by itself: all texts, or a post, by its partition; `all` is read anew, or the `rest` is done. */
export type Thing = 'content' | 'all' | 'rest' | `${PostKind}#${string}`;

/** The type of the resource by which a deployment has its release published; its property `Release` names that. */
export const publishedRelease = 'Custom::PublishedRelease';

/**
 * The type of the resource by which a deployment has the inline scripts of its pages allowed, by the hashes in its property
 * `Scripts`, beside those of the deployment before. Its attribute `Sources` lists both as a policy does.
 */
export const allowedScripts = 'Custom::AllowedScripts';
