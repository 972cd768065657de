import { articleWith } from '#functions/data/testing/posts.ts';
import {
  type CopyFields,
  copyFieldsOf,
  type WorkingCopy,
  type WorkingCopyInput,
} from '#shared/posts/working-copy.ts';
import { differingFields, mergeThreeWay } from '#shared/text/three-way.ts';

/** A post or a working copy, as an editor read it. */
export interface Read {
  readonly values: CopyFields;
  readonly version: number;
}

/** An open draft, merged by the same rules as in the admin area. */
export interface OpenPost {
  readonly values: CopyFields;
  readonly base: Read;
  readonly copy?: Read | undefined;
  /** The fields that were sent and not acknowledged. */
  readonly sent?: CopyFields | undefined;
  /** True if the text that was not chosen is kept as a version. */
  readonly keepsOther?: boolean | undefined;
}

/** The base of a draft of a new post. */
export const noPost: Read = { values: copyFieldsOf('blog', articleWith({ title: '-' })), version: 0 };

/** Opens a post with its working copy; `begunOver` is the base of the copy, if the post was saved since. */
export function openOver(post: Read, copy?: WorkingCopy, begunOver?: CopyFields): OpenPost {
  if (!copy) return { base: post, values: post.values };
  const base = { values: begunOver ?? post.values, version: copy.basedOn };
  const values = { ...base.values, ...copy.fields };
  return { base, values, copy: { values, version: copy.version } };
}

/** True if the server may not have stored the whole draft. */
export function isUnkept({ values, base, copy, sent }: OpenPost): boolean {
  return sent !== undefined || differingFields(values, (copy ?? base).values).length > 0;
}

/** Returns the body of a save of these values. */
export function inputOf({ base, copy, keepsOther }: OpenPost, values: CopyFields): WorkingCopyInput {
  const fields = Object.fromEntries(
    differingFields(values, base.values).map((name) => [name, values[name] ?? '']),
  );
  return { fields, basedOn: base.version, version: copy?.version ?? 0, keepsOther };
}

/** Merges the draft with the stored working copy; conflicts are resolved by the choice. */
export function overCopy(open: OpenPost, current: WorkingCopy, choosesMine: boolean): OpenPost {
  const { base, copy, values, sent } = open;
  const theirs = { ...base.values, ...current.fields };
  const stored = { values: theirs, version: current.version };
  if (sent && differingFields(sent, theirs).length === 0) return { base, values, copy: stored };
  const merge = mergeThreeWay((copy ?? base).values, values, theirs);
  const isContradicted = merge.contradictions.length > 0;
  if (isContradicted && !choosesMine) return { base, values: theirs, copy: stored };
  return { base, values: merge.values, copy: stored, keepsOther: isContradicted || open.keepsOther };
}

/** Bases the draft on the post after its working copy ended; conflicting texts wait for the next publication. */
export function overPost({ base, values }: OpenPost, post: Read | undefined): OpenPost {
  if (!post) return { base, values };
  const merge = mergeThreeWay(base.values, values, post.values);
  return merge.contradictions.length === 0 ? { base: post, values: merge.values } : { base, values };
}
