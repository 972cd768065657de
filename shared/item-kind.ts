import type { PostKind } from './posts/kinds.ts';

/**
 * What the database holds. The partition key of an item, and of an index it is in, is its kind or begins with it and a
 * `#`: by that a function is allowed the kinds it has to do with, and no other.
 */
export type ItemKind =
  | PostKind
  | 'administrator'
  | 'audit'
  | 'category'
  | 'challenge'
  | 'claim'
  | 'content'
  | 'cv'
  | 'device'
  | 'editing'
  | 'hand-over'
  | 'left-work'
  | 'link'
  | 'mail'
  | 'message'
  | 'message-entry'
  | 'newsletter'
  | 'picture'
  | 'preview-link'
  | 'publication'
  | 'sending'
  | 'session'
  | 'setting'
  | 'slug'
  | 'throttle'
  | 'usage'
  | 'version'
  | 'working-copy';

/** The partition keys, as patterns, under which items of a kind can be. */
export function partitionsOf(kind: ItemKind): [exactly: string, beginning: string] {
  return [kind, `${kind}#*`];
}
