import type { PostKind } from './posts/kinds.ts';

/**
 * The kinds of items in the database. The partition key of an item, also in an index, is its kind, or begins with it and
 * a `#`. So a function can be allowed exactly the kinds it needs.
 */
export type ItemKind =
  | PostKind
  | 'administrator'
  | 'audit'
  | 'backup'
  | 'backup-job'
  | 'category'
  | 'challenge'
  | 'claim'
  | 'content'
  | 'content-change'
  | 'content-draft'
  | 'cv'
  | 'device'
  | 'editing'
  | 'hand-over'
  | 'left-work'
  | 'link'
  | 'list-head'
  | 'mail'
  | 'message'
  | 'message-entry'
  | 'newsletter'
  | 'picture'
  | 'preview-link'
  | 'publication'
  | 'reply-template'
  | 'saved-view'
  | 'sending'
  | 'session'
  | 'setting'
  | 'slug'
  | 'throttle'
  | 'usage'
  | 'version'
  | 'working-copy';

/** Returns the patterns of the partition keys that items of a kind can have. */
export function partitionsOf(kind: ItemKind): [exactly: string, beginning: string] {
  return [kind, `${kind}#*`];
}
