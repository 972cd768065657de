import * as z from 'zod/mini';
import { type NewsletterWish, newsletterWishes } from '#shared/newsletter/audience.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { createDrafts, type UnsavedThing } from '#web/admin/lib/drafts/drafts.ts';
import { isChanged, unchangedDraft, type VersionedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import { writeTyped } from '#web/admin/ui/fields/typed-later.ts';
import { names } from '../names.en.ts';

const values = z.catchall(z.object({ title: z.string(), published: z.boolean() }), z.string());
/** The values of an editor's fields, by name. */
export type PostValues = Readonly<Record<string, string | boolean>> & {
  readonly title: string;
  readonly published: boolean;
};

/**
 * Unsaved fields of a post, and the stored values they are based on; `version` 0: nothing is stored yet. A new post
 * gets its id with its draft, so that repeated requests store it once.
 */
const postDraft = z.object({
  kind: z.enum(postKinds),
  id: z.string(),
  newId: z.optional(z.string()),
  values,
  base: z.object({ values, version: z.number() }),
  copy: z.optional(z.object({ values, version: z.number() })),
  sent: z.optional(values),
  keepsOther: z.optional(z.boolean()),
  newsletter: z.optional(z.enum(newsletterWishes)),
});
export interface PostDraft extends VersionedDraft<PostValues> {
  readonly kind: PostKind;
  readonly id: string;
  /** The id under which the draft is stored as a new post, because its post was deleted. Absent: the draft's own id. */
  readonly newId?: string | undefined;
  /** The server's working copy and its version; absent until there is one. */
  readonly copy?: { readonly values: PostValues; readonly version: number } | undefined;
  /** Values that were sent without an answer yet. */
  readonly sent?: PostValues | undefined;
  /**
   * True if another user's text in the working copy contradicts this draft. The next autosave overwrites that text, and the
   * server first stores it as a version.
   */
  readonly keepsOther?: boolean | undefined;
  /** The audience of the newsletter once the post is live, as chosen with its last save. Absent: unchanged. */
  readonly newsletter?: NewsletterWish | undefined;
}

/** A stored post of any kind, for code that accesses fields by name. In a list it has no long texts. */
export type PostRecord = Readonly<
  Record<string, string | boolean | number | readonly string[] | undefined>
> & {
  readonly id: string;
  readonly title: string;
  readonly published: boolean;
  readonly createdAt: string;
  readonly updatedAt: string;
  readonly version: number;
};

/** Unsaved posts, by the post's id. */
export const postDrafts = createDrafts<PostDraft>({
  storageKey: 'post-drafts',
  schema: postDraft,
  nameOf: unsavedPost,
  isSafe: (draft) => !isUnkept(draft),
});

/** Returns a draft with what was typed last; `undefined` once it is gone. For changes of the draft besides typing. */
export function presentDraft(id: string): PostDraft | undefined {
  writeTyped();
  return postDrafts.current()[id];
}

/** True if the server does not have all values of the fields, or may have lost them. */
export function isUnkept({ values, base, copy, sent }: PostDraft): boolean {
  return sent !== undefined || differingFields(values, (copy ?? base).values).length > 0;
}

/** Returns the draft of a new post: unpublished, its texts empty, except for those that it `begins` with. */
export function newPostDraft(
  kind: PostKind,
  textNames: readonly string[],
  begins: Readonly<Record<string, string>> = {},
): PostDraft {
  const empty = Object.fromEntries(textNames.map((name) => [name, '']));
  const values = { ...empty, ...begins, title: '', published: false };
  return { kind, id: crypto.randomUUID(), ...unchangedDraft<PostValues>(values, 0) };
}

/** Returns a draft that equals a stored post. */
export function draftOfPost(kind: PostKind, textNames: readonly string[], post: PostRecord): PostDraft {
  const { id, title, published, version } = post;
  const texts = Object.fromEntries(textNames.map((name) => [name, String(post[name] ?? '')]));
  return { kind, id, ...unchangedDraft<PostValues>({ ...texts, title, published }, version) };
}

/** Returns the name of a post with unsaved changes, for the question before leaving. */
export function unsavedPost({ kind, values }: PostDraft): UnsavedThing {
  return { tab: names.tabs[kind], name: values.title || names.untitled };
}

/** Returns the drafts of one kind of posts that have unsaved changes. */
export function unsavedPostsOf(kind: PostKind, drafts = postDrafts.current()): PostDraft[] {
  return Object.values(drafts).filter(
    (draft): draft is PostDraft => draft?.kind === kind && isChanged(draft),
  );
}
