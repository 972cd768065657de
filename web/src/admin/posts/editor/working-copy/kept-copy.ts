import type { CopyFields, WorkingCopy, WorkingCopyInput } from '#shared/posts/working-copy.ts';
import { differingFields, mergeThreeWay } from '#shared/text/three-way.ts';
import { isChanged, mergedDraft } from '#web/admin/lib/drafts/versioned-draft.ts';
import type { PostDraft, PostValues } from '../post-drafts.ts';

/** Returns the body of a working copy: the fields that differ from the post. */
export function inputOf({ values, base, copy, keepsOther }: PostDraft): WorkingCopyInput {
  const fields = Object.fromEntries(
    differingFields(values, base.values).map((name) => [name, values[name] ?? '']),
  );
  return { fields, basedOn: base.version, version: copy?.version ?? 0, ...(keepsOther && { keepsOther }) };
}

/** Returns a draft after the server has stored the sent values. */
export function keptAs(
  { sent: _, keepsOther: __, ...draft }: PostDraft,
  { version }: WorkingCopy,
  sent: PostValues,
): PostDraft {
  return { ...draft, copy: { version, values: sent } };
}

/** Returns the values of a post with a working copy over them. */
export function valuesIn(base: PostValues, fields: CopyFields): PostValues {
  const known = Object.entries(fields).filter(([name]) => name in base);
  return { ...base, ...Object.fromEntries(known) };
}

/**
 * Merges a draft with the text that another user typed in the same working copy, and returns the contradicting fields.
 * `over` is the base of the copy if that is a later version of the post than the draft's.
 */
export function mergedWithCopy(
  draft: PostDraft,
  theirs: WorkingCopy,
  over = draft.base,
): { draft: PostDraft; contradictions: readonly string[] } {
  const { sent: _, ...mine } = draft;
  const { base, copy, values } = mine;
  const their = valuesIn(over.values, theirs.fields);
  const merge = mergeThreeWay((copy ?? base).values, values, their);
  return {
    draft: {
      ...mine,
      values: merge.values,
      base: over,
      copy: { version: theirs.version, values: their },
      ...(merge.contradictions.length > 0 && { keepsOther: true }),
    },
    contradictions: merge.contradictions,
  };
}

/**
 * Returns a draft whose working copy ended, because the post was saved with it or it was discarded, based on the
 * current post. If the two contradict each other the draft stays based on its old version, and the next save asks the
 * user which version to keep.
 */
export function overPost({ copy: _, sent: __, ...draft }: PostDraft, now: PostDraft['base']): PostDraft {
  const merged = mergedDraft(draft, now.values);
  const { contradictions } = mergeThreeWay(draft.base.values, draft.values, now.values);
  return contradictions.length === 0 ? { ...merged, base: now } : merged;
}

/**
 * Returns the draft for a post (or the empty fields of a new one) with its working copy. `begunOver` is the version of
 * the post that the copy is based on, if the post was saved since; see {@link overPost}.
 */
export function draftOfCopy(draft: PostDraft, copy: WorkingCopy, begunOver?: CopyFields): PostDraft {
  const { base: now } = draft;
  const isOver = copy.basedOn === now.version;
  const base: PostDraft['base'] = isOver
    ? now
    : { values: valuesIn(now.values, begunOver ?? otherThan(copy.fields)), version: copy.basedOn };
  const over = overPost({ ...draft, values: valuesIn(base.values, copy.fields), base }, now);
  return { ...over, copy: { version: copy.version, values: over.values } };
}

/** Returns values that differ from every typed field, for a base whose values are unknown: then all fields count as changed. */
function otherThan(fields: CopyFields): CopyFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? !value : '']),
  );
}

/**
 * True if the post contains the whole working copy: it was saved, but the copy could not be deleted afterwards. If the
 * copy has no date, the date that the save has set is not a difference.
 */
export function isInPost(post: PostValues, { fields }: WorkingCopy): boolean {
  const said = fields.publishedAt === '' ? { ...fields, publishedAt: openDate(post) } : fields;
  return !isChanged({ values: valuesIn(post, said), base: { values: post, version: 0 } });
}

/** Returns the date that a save with an empty date has set: that of a published post; empty if the post is not public yet. */
function openDate({ published, publishedAt }: PostValues): string {
  const isOut = published && String(publishedAt) <= new Date().toISOString();
  return isOut ? String(publishedAt) : '';
}

/**
 * Returns the draft with the server's text in place of the user's: the values of the working copy, or of the post if there
 * is none. Text that is not on the server is dropped.
 */
export function asKept({ keepsOther: _, sent: __, ...draft }: PostDraft): PostDraft {
  return { ...draft, values: (draft.copy ?? draft.base).values };
}
