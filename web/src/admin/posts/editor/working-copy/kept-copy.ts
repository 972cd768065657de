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

/** A draft of which the server now keeps what was sent. */
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
 * A draft over what somebody else typed in the same working copy, and the fields in which the two contradict one another. `over`: what
 * the copy goes on over, where that is a later version of the post than the draft's.
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
 * A draft whose working copy ended, because the post was saved with it or it was discarded: goes on over the post as it is now. Where
 * the two contradict one another it stays over the version it was written over, and saving asks.
 */
export function overPost({ copy: _, sent: __, ...draft }: PostDraft, now: PostDraft['base']): PostDraft {
  const merged = mergedDraft(draft, now.values);
  const { contradictions } = mergeThreeWay(draft.base.values, draft.values, now.values);
  return contradictions.length === 0 ? { ...merged, base: now } : merged;
}

/**
 * The draft to go on with over a post (or the empty fields of a new one) and its working copy. `begunOver`: what the post said in the
 * version that the copy changes, where it was saved since; see {@link overPost} for what becomes of the two.
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

/** Without the former values, every typed field counts as changed. */
function otherThan(fields: CopyFields): CopyFields {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, typeof value === 'boolean' ? !value : '']),
  );
}

/** Whether all that a working copy says is in the post: it was saved, and its end was missed. A date that it left open was set then. */
export function isInPost(post: PostValues, { fields }: WorkingCopy): boolean {
  const said = fields.publishedAt === '' ? { ...fields, publishedAt: openDate(post) } : fields;
  return !isChanged({ values: valuesIn(post, said), base: { values: post, version: 0 } });
}

/** Returns the date that saving an empty date set; `undefined` where the post is still planned. */
function openDate({ published, publishedAt }: PostValues): string {
  const isOut = published && String(publishedAt) <= new Date().toISOString();
  return isOut ? String(publishedAt) : '';
}

/** A draft as the server keeps it: what contradicts that is given up. */
export function asKept({ keepsOther: _, sent: __, ...draft }: PostDraft): PostDraft {
  return { ...draft, values: (draft.copy ?? draft.base).values };
}
