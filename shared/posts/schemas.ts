import type * as z from 'zod/mini';
import { articleSchemas } from './article.ts';
import { jobSchemas } from './job.ts';
import { kinds, type PostKind, type PostShape, postKinds } from './kinds.ts';

const shapes = { article: articleSchemas, job: jobSchemas } as const satisfies Record<
  PostShape,
  () => object
>;
type ShapeOf<K extends PostKind> = ReturnType<(typeof shapes)[(typeof kinds)[K]['shape']]>;

/** A whole post of a kind (of any, unless given) as it is stored. */
export type Post<K extends PostKind = PostKind> = PostSummary<K> & z.output<ShapeOf<K>['post']>;
/** A post in a list, with its long texts unless only summaries were requested. */
export type PostSummary<K extends PostKind = PostKind> = z.output<ShapeOf<K>['summary']>;
/** The complete fields that an editor writes. */
export type PostInput<K extends PostKind = PostKind> = z.output<ShapeOf<K>['fields']>;
/** Body of a request for a new post. Fields that may be empty may be absent; the post is a draft unless `published` is true. */
export type NewPost<K extends PostKind = PostKind> = z.input<ShapeOf<K>['newPost']>;
/**
 * Body of a save. Absent fields stay, an empty text clears a field. The whole post, as the API returned it, is accepted, too.
 */
export type PostUpdate<K extends PostKind = PostKind> = z.input<ShapeOf<K>['update']>;

export interface PostSchemas<K extends PostKind> {
  readonly fields: z.ZodMiniType<PostInput<K>> & { readonly shape: Readonly<Record<string, z.ZodMiniType>> };
  readonly post: z.ZodMiniType<Post<K>>;
  readonly summary: z.ZodMiniType<PostSummary<K>>;
  readonly newPost: z.ZodMiniType<z.output<ShapeOf<K>['newPost']>, NewPost<K>>;
  readonly update: z.ZodMiniType<z.output<ShapeOf<K>['update']>, PostUpdate<K>>;
  /** The fields that summaries leave out. */
  readonly longTexts: Readonly<Record<string, true>>;
  /** The texts that a visitor's search looks in. */
  readonly searched: readonly string[];
}

const made = new Map<PostShape, object>();

function schemasOf(shape: PostShape): object {
  const schemas = made.get(shape) ?? shapes[shape]();
  made.set(shape, schemas);
  return schemas;
}

/** The schemas of each kind, by its shape. They are made at their first use, because a list of posts needs none. */
export const postSchemas = Object.defineProperties(
  {},
  Object.fromEntries(
    postKinds.map((kind) => [kind, { enumerable: true, get: () => schemasOf(kinds[kind].shape) }]),
  ),
) as { readonly [K in PostKind]: PostSchemas<K> };
