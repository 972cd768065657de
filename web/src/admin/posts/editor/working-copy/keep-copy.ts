import type { PostKind } from '#shared/posts/kinds.ts';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import { differingFields } from '#shared/text/three-way.ts';
import { postApis } from '#web/admin/posts/post-api.ts';
import { isAbsent } from '#web/lib/api-client.ts';
import { createStore } from '#web/lib/store.ts';
import {
  draftOfPost,
  isUnkept,
  type PostDraft,
  type PostRecord,
  postDrafts,
  presentDraft,
} from '../post-drafts.ts';
import { conflictOf, isRefused, isTooLong, saveCopy } from './copy-api.ts';
import { inputOf, keptAs, mergedWithCopy, overPost, valuesIn } from './kept-copy.ts';

/**
 * The state of an automatic save: `kept` if the server has the draft, `failed` if it was unreachable, `contradicted` if
 * the editor has to choose between two texts.
 */
type KeepState = 'keeping' | 'kept' | 'failed' | 'too-long' | 'contradicted';

interface Keeping {
  readonly state: KeepState;
  /** Text that another user typed and that contradicts the draft. */
  readonly theirs?: WorkingCopy | undefined;
  /**
   * The username of the editor who last typed in this post, if that was within the last minute. It may be the user's
   * own.
   */
  readonly recent?: string | undefined;
  /**
   * Set if somebody saved the post without this draft since the draft was opened: the version of that save, and who made it
   * (empty if unknown).
   */
  readonly saved?: { readonly version: number; readonly by: string } | undefined;
}

/** The state of each draft on the server, by id. */
export const draftSaveStates = createStore<Readonly<Record<string, Keeping>>>({});

/** The last call per id: saves of one post are sent one after the other. */
const queue = new Map<string, Promise<boolean>>();
/**
 * Posts that are being saved or discarded together with their typed text. Their drafts are not sent in the meantime.
 */
const held = new Set<string>();
/** How often a save is repeated if another user saved first. */
const attempts = 5;

/**
 * How much to send. `pause`: the current text only, as later text is sent after the next pause; `all`: until everything is
 * sent; `last`: the page is being left.
 */
type Effort = 'pause' | 'all' | 'last';

/**
 * Stores a draft on the server. Returns true if the server has all of it. Text that another user typed is taken over
 * where the draft is unchanged; if it contradicts the draft, the editor has to choose.
 */
export function keepOnServer(id: string, effort: Effort = 'all'): Promise<boolean> {
  const before = queue.get(id) ?? Promise.resolve(true);
  const sending = before.then(() => !held.has(id) && send(id, effort, attempts));
  queue.set(id, sending);
  return sending;
}

/** Runs a function on a post while none of its drafts is being sent; waits for a send that is under way. */
export async function holding<Result>(id: string, act: () => Promise<Result>): Promise<Result> {
  held.add(id);
  try {
    await queue.get(id);
    return await act();
  } finally {
    held.delete(id);
  }
}

/**
 * Merges a newer copy into the draft, together with the version of the post that it is based on. Returns true if they do
 * not contradict each other; rejects if that version cannot be read.
 */
export async function takeServerCopy(id: string, current: WorkingCopy): Promise<boolean> {
  const begun = presentDraft(id);
  const over = begun && current.basedOn > begun.base.version && (await baseOfVersion(begun, current.basedOn));
  const draft = presentDraft(id);
  if (!draft) return false;
  // An earlier response had this version already.
  if (draft.copy && draft.copy.version >= current.version) return true;
  const { sent } = draft;
  if (sent && !over && differingFields(sent, valuesIn(draft.base.values, current.fields)).length === 0) {
    // The server already has this draft: only the answer was lost.
    postDrafts.keep(id, keptAs(draft, current, sent));
    return true;
  }
  const { draft: merged, contradictions } = mergedWithCopy(draft, current, over || draft.base);
  postDrafts.keep(id, merged);
  const isContradicted = contradictions.length > 0;
  note(id, {
    recent: current.isRecent ? current.by : undefined,
    ...(isContradicted && { state: 'contradicted', theirs: current }),
  });
  return !isContradicted;
}

/**
 * Returns the fields of a version of the post; `undefined` if the post was saved again since. The next save then merges the
 * draft with the post.
 */
async function baseOfVersion(draft: PostDraft, version: number): Promise<PostDraft['base'] | undefined> {
  const post = await readIfThere(draft.kind, draft.id);
  return post?.version === version ? baseOf(draft, post) : undefined;
}

/**
 * Takes over the current post after the draft's working copy ended: the post was saved with it, or it was discarded.
 */
export async function takePost(id: string): Promise<void> {
  const kind = presentDraft(id)?.kind;
  const post = kind && (await readIfThere(kind, id));
  change(id, (draft) => (post ? overPost(draft, baseOf(draft, post)) : withoutCopy(draft)));
}

/** Sends the draft again after the editor chose it over another text. The server keeps the replaced text as a version. */
export function resumeKeeping(id: string): void {
  note(id, { state: 'kept' });
  void keepOnServer(id);
}

async function send(id: string, effort: Effort, left: number): Promise<boolean> {
  const draft = presentDraft(id);
  if (!draft || !isUnkept(draft)) return true;
  if (draftSaveStates.current()[id]?.state === 'contradicted' || left === 0) return false;
  note(id, { state: 'keeping' });
  // Values that were sent without an answer are sent again first, because the server recognizes values that it has already
  // stored.
  const values = draft.sent ?? draft.values;
  postDrafts.keep(id, { ...draft, sent: values });
  try {
    const copy = await saveCopy(draft.kind, id, inputOf({ ...draft, values }), effort === 'last');
    const now = change(id, (latest) => keptAs(latest, copy, values));
    note(id, { state: 'kept' });
    const isTyped = effort !== 'all' && draft.sent === undefined;
    return isTyped ? !now || !isUnkept(now) : send(id, effort, left - 1);
  } catch (error) {
    return failed(id, error, () => send(id, effort, left - 1));
  }
}

async function failed(id: string, error: unknown, again: () => Promise<boolean>): Promise<boolean> {
  const conflict = conflictOf(error);
  if (conflict && (await settle(id, conflict.current).catch(() => false))) return again();
  if (draftSaveStates.current()[id]?.state === 'contradicted') return false;
  if (isRefused(error)) change(id, ({ sent: _, ...draft }) => draft);
  note(id, { state: isTooLong(error) ? 'too-long' : 'failed' });
  return false;
}

/** Changes a draft that still exists; returns the changed draft. */
function change(id: string, by: (draft: PostDraft) => PostDraft): PostDraft | undefined {
  const draft = presentDraft(id);
  if (draft) postDrafts.keep(id, by(draft));
  return presentDraft(id);
}

/** Takes over the version that was stored in the meantime. Returns true if the draft can now be saved over it. */
async function settle(id: string, current: WorkingCopy | undefined): Promise<boolean> {
  if (current) return takeServerCopy(id, current);
  await takePost(id);
  return true;
}

function readIfThere(kind: PostKind, id: string): Promise<PostRecord | undefined> {
  return postApis[kind].read(id).catch((error) => {
    if (!isAbsent(error)) throw error;
    return undefined;
  });
}

/** Returns the editor's fields as a post has them. */
function baseOf({ kind, base }: PostDraft, post: PostRecord): PostDraft['base'] {
  return draftOfPost(kind, Object.keys(base.values), post).base;
}

function withoutCopy({ copy: _, sent: __, ...draft }: PostDraft): PostDraft {
  return draft;
}

/** Changes the state of a draft on the server. A contradicting text (`theirs`) is removed unless it is given again. */
export function note(id: string, known: Partial<Keeping>): void {
  const all = draftSaveStates.current();
  const { theirs: _, ...before } = all[id] ?? { state: 'kept' as const };
  draftSaveStates.set({ ...all, [id]: { ...before, ...known } });
}
