import { isContentKey } from '#shared/content/registry.ts';
import type { ReplaceableUse } from '#shared/images/library.ts';
import type { Language } from '#shared/language.ts';
import type { PostKind } from '#shared/posts/kinds.ts';
import type { PostUpdate } from '#shared/posts/schemas.ts';
import type { CopyFields } from '#shared/posts/working-copy.ts';
import { listContent, updateContent } from '../content/content.ts';
import { getContentDraft, saveContentDraft } from '../content/drafts.ts';
import { getPost } from '../posts/post.ts';
import { updatePost } from '../posts/save-post.ts';
import { retryOnConflict } from '../table/retry.ts';
import { moveCopy } from '../working-copies/move-copy.ts';
import { getWorkingCopy, saveWorkingCopy } from '../working-copies/working-copy.ts';

/** Returns a text in which the old picture is replaced by the new one. `language` is the language of the text. */
export type Replace = (text: string, language: Language) => string;

/** Who acts (a username), and when. */
interface Act {
  readonly now: Date;
  readonly by: string;
}

/**
 * Replaces a picture in one place where it is used. The save has a version, so it overwrites no concurrent save. Call it
 * for the working copy of a post before the post itself: a copy that already has the new picture does not conflict with
 * the saved post. Returns true if anything changed; false if the picture is no longer used there.
 */
export async function replaceUse(use: ReplaceableUse, replace: Replace, act: Act): Promise<boolean> {
  const attempt = () => {
    if (use.kind === 'content' && use.form === 'typed') return replaceInDraft(use.id, replace, act);
    if (use.kind === 'content') return replaceInContent(use.id, replace, act);
    if (use.form === 'typed') return replaceInCopy(use.kind, use.id, replace, act);
    return replaceInPost(use.kind, use.id, replace, act);
  };
  return retryOnConflict(`The picture in ${use.kind} ${use.id}`, async () => {
    const outcome = await attempt();
    return outcome === 'contended' ? undefined : { done: outcome === 'replaced' };
  });
}

type Outcome = 'replaced' | 'gone' | 'contended';
const outcomeOf = (saved: boolean | undefined): Outcome => (saved ? 'replaced' : 'contended');

async function replaceInContent(id: string, replace: Replace, { now, by }: Act): Promise<Outcome> {
  if (!isContentKey(id)) return 'gone';
  const item = (await listContent()).find(({ key }) => key === id);
  const changes = item && changesOf({ value: item.value, valueAr: item.valueAr }, replace);
  if (!item || !changes) return 'gone';
  const update = { value: item.value, ...changes, version: item.version };
  return outcomeOf((await updateContent(id, update, now, by)).saved);
}

async function replaceInDraft(id: string, replace: Replace, { now, by }: Act): Promise<Outcome> {
  const draft = isContentKey(id) ? await getContentDraft(id) : undefined;
  const changes = draft && changesOf({ value: draft.value, valueAr: draft.valueAr }, replace);
  if (!isContentKey(id) || !draft || !changes) return 'gone';
  return outcomeOf((await saveContentDraft(id, { ...draft, ...changes }, by, now)).saved);
}

async function replaceInPost(
  kind: PostKind,
  id: string,
  replace: Replace,
  { now, by }: Act,
): Promise<Outcome> {
  const post = await getPost(kind, id);
  const changes = post && changesOf({ ...post }, replace);
  if (!post || !changes) return 'gone';
  const update = { ...changes, version: post.version } as PostUpdate<typeof kind>;
  const result = await updatePost(kind, id, update, now, by);
  if (result?.saved) {
    const agrees = (fields: CopyFields) => changesOf(fields, replace) === undefined;
    await moveCopy(kind, { from: post.version, over: result.post, agrees, by, now });
  }
  return outcomeOf(result?.saved);
}

async function replaceInCopy(
  kind: PostKind,
  id: string,
  replace: Replace,
  { now, by }: Act,
): Promise<Outcome> {
  const copy = await getWorkingCopy(kind, id, now);
  const changes = copy && changesOf(copy.fields, replace);
  if (!copy || !changes) return 'gone';
  const { basedOn, version } = copy;
  const input = { fields: { ...copy.fields, ...changes }, basedOn, version };
  return outcomeOf((await saveWorkingCopy(kind, id, input, by, now)).saved);
}

/**
 * Returns the fields that contain the old picture, with the new one in its place; `undefined` if no field does. Names of Arabic
 * fields end in `Ar`.
 */
function changesOf(
  fields: Readonly<Record<string, unknown>>,
  replace: Replace,
): Record<string, string> | undefined {
  const changes = Object.entries(fields).flatMap(([name, value]) => {
    if (typeof value !== 'string') return [];
    const changed = replace(value, name.endsWith('Ar') ? 'ar' : 'en');
    return changed === value ? [] : [[name, changed] as const];
  });
  return changes.length === 0 ? undefined : Object.fromEntries(changes);
}
