import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import { type PostKind, postKinds } from '#shared/posts/post.ts';
import { sessionDrafts } from '#web/admin/lib/session-drafts.ts';
import { takeUntouched } from '#web/admin/lib/take-untouched.ts';

const values = z.catchall(z.object({ title: z.string(), published: z.boolean() }), z.string());
/** What is in an editor's fields, by the field's name. */
export type PostValues = Readonly<Record<string, string | boolean>> & {
  readonly title: string;
  readonly published: boolean;
};

/**
 * Unsaved fields of a post, and what they were written over: `version` 0 when nothing is stored yet. The id of a new
 * post is made with its draft, so that however often it is sent, it is stored once.
 */
const postDraft = z.object({
  kind: z.enum(postKinds),
  id: z.string(),
  newId: z.optional(z.string()),
  values,
  base: z.object({ values, version: z.number() }),
});
export interface PostDraft {
  readonly kind: PostKind;
  readonly id: string;
  /** The id it is stored under where that is not the draft's: the post it was begun with is deleted. */
  readonly newId?: string | undefined;
  readonly values: PostValues;
  readonly base: { readonly values: PostValues; readonly version: number };
}

/** A stored post of any kind, as far as its editor needs to know it. In a list it has no long texts. */
export type StoredPost = Readonly<Record<string, string | boolean | number | undefined>> & {
  readonly id: string;
  readonly title: string;
  readonly published: boolean;
  readonly createdAt: string;
  readonly version: number;
};

/** Unsaved posts, by the post's id. */
export const postDrafts = sessionDrafts<PostDraft>({
  storageKey: 'post-drafts',
  schema: postDraft,
  isChanged,
});

/** The draft to begin a new post with: empty texts, unpublished. */
export function newPostDraft(kind: PostKind, textNames: readonly string[]): PostDraft {
  const empty = { ...Object.fromEntries(textNames.map((name) => [name, ''])), title: '', published: false };
  return { kind, id: crypto.randomUUID(), values: empty, base: { values: empty, version: 0 } };
}

/** The draft to edit a stored post with. */
export function draftOfPost(kind: PostKind, textNames: readonly string[], post: StoredPost): PostDraft {
  const { id, title, published, version } = post;
  const texts = Object.fromEntries(textNames.map((name) => [name, String(post[name] ?? '')]));
  const stored = { ...texts, title, published };
  return { kind, id, values: stored, base: { values: stored, version } };
}

/** A draft over which somebody else saved `theirs`: what was not touched is theirs now. It still has its old version. */
export function mergedPostDraft(draft: PostDraft, theirs: PostValues): PostDraft {
  const { values, base } = draft;
  const now = takeUntouched<PostValues>({ mine: values, base: base.values }, theirs);
  return { ...draft, values: now.mine, base: { ...base, values: now.base } };
}

/** The fields whose values are not the same. */
export function differingFields(values: PostValues, others: PostValues): string[] {
  return Object.keys({ ...values, ...others }).filter((name) => values[name] !== others[name]);
}

/** Whether a draft says anything else than what it was written over. */
export function isChanged({ values, base }: PostDraft): boolean {
  return differingFields(values, base.values).length > 0;
}

/** The draft of a post, as it changes. */
export function usePostDraft(id: string | undefined): PostDraft | undefined {
  return useSyncExternalStore(postDrafts.subscribe, () =>
    id === undefined ? undefined : postDrafts.current()[id],
  );
}

/** All drafts of posts, by the post's id, as they change. */
export function usePostDrafts(): ReturnType<typeof postDrafts.current> {
  return useSyncExternalStore(postDrafts.subscribe, postDrafts.current);
}
