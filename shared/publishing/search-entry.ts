import type { PostKind } from '../posts/kinds.ts';
import type { LocalizedPost } from '../posts/localize.ts';

/** What nobody looks for, and no list shows. */
export const unsearched = [
  'published',
  'version',
  'content',
  'description',
  'requirements',
  'benefits',
] as const;

/** A published post as those who search in a language find it: what its list shows of it, each text once. */
export type SearchEntry<K extends PostKind = PostKind> = K extends PostKind
  ? Omit<LocalizedPost<K>, (typeof unsearched)[number]>
  : never;
