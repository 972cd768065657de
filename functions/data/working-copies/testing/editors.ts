import { articleWith } from '#functions/data/testing/posts.ts';
import { type CopyFields, copyFieldsOf } from '#shared/posts/working-copy.ts';
import { mergeThreeWay } from '#shared/text/three-way.ts';
import { versionIdOf } from '#shared/versions/version.ts';
import type { Data } from './data.ts';
import type { crashingServer } from './faults.ts';
import {
  inputOf,
  isUnkept,
  noPost,
  type OpenPost,
  openOver,
  overCopy,
  overPost,
  type Read,
} from './open-post.ts';
import type { Step } from './step.ts';

const kind = 'blog';
const attempts = 9;

interface Site {
  readonly data: Data;
  readonly during: ReturnType<typeof crashingServer>;
  readonly id: string;
  readonly now: () => Date;
  /** Called when the server has confirmed that it stored these texts. */
  readonly acknowledge: (values: CopyFields) => void;
}

/** Simulates two people who edit one post, each in a browser that can be closed, with a server that can crash. */
export function editorsOf({ data, during, id, now, acknowledge }: Site) {
  const open = new Map<number, OpenPost>();

  async function stored(): Promise<Read | undefined> {
    const post = await data.getPost(kind, id);
    return post && { values: copyFieldsOf(kind, post), version: post.version };
  }

  /** Returns the open draft, or the one that a new page loads. */
  async function opened(who: number): Promise<OpenPost> {
    const known = open.get(who);
    if (known) return known;
    const post = (await stored()) ?? noPost;
    const copy = await data.getWorkingCopy(kind, id, now());
    const isOver = !copy || copy.basedOn === post.version;
    const begun = isOver ? undefined : await data.getVersion({ kind, id }, versionIdOf(copy.basedOn), now());
    return openOver(post, copy, begun && copyFieldsOf(kind, begun.fields));
  }

  /** Applies a fault. After a crash of the server, the editor still has what it sent. A closed browser loses it. */
  function lose(who: number, { fault }: Step, sent?: CopyFields): void {
    const mine = open.get(who);
    if (fault === 'browser' || !mine) open.delete(who);
    else if (sent) open.set(who, { ...mine, sent });
  }

  async function autosave(step: Step): Promise<boolean> {
    const { editor: who, fault, writes, choosesMine } = step;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const mine = await opened(who);
      open.set(who, mine);
      if (!isUnkept(mine)) return true;
      const values = mine.sent ?? mine.values;
      const save = () => data.saveWorkingCopy(kind, id, inputOf(mine, values), `editor-${who}`, now());
      const tried = await during(fault === 'server' ? writes : Number.POSITIVE_INFINITY, save);
      if (!tried.done || fault === 'browser' || fault === 'answer') {
        lose(who, step, values);
        return false;
      }
      const { saved, copy } = tried.result;
      if (saved && copy) {
        acknowledge(values);
        open.set(who, { base: mine.base, values: mine.values, copy: { values, version: copy.version } });
      } else open.set(who, copy ? overCopy(mine, copy, choosesMine) : overPost(mine, await stored()));
    }
    return false;
  }

  async function save(version: number, values: CopyFields, who: number) {
    const fields = { ...articleWith(), ...values };
    if (version > 0) return data.updatePost(kind, id, { ...fields, version }, now(), `editor-${who}`);
    const created = await data.createPost(kind, id, fields, now(), `editor-${who}`).catch((error) => {
      if (!(error instanceof data.PostDeletedError)) throw error;
    });
    if (!created) return undefined;
    const { outcome, post } = created;
    // `existing`: an earlier attempt stored the post, but its response was lost. Others may have saved since.
    return { saved: outcome !== 'different', isEarlier: outcome === 'existing', post };
  }

  /**
   * Saves the post, and ends the copy that was saved with it. Returns the fields of the post after that, if the server
   * answered.
   */
  async function publish(step: Step): Promise<CopyFields | undefined> {
    const { editor: who, fault, writes, choosesMine } = step;
    for (let attempt = 0; attempt < attempts; attempt++) {
      const mine = await opened(who);
      open.set(who, mine);
      const { base, values, copy } = mine;
      const tried = await during(fault === 'server' ? writes : Number.POSITIVE_INFINITY, async () => {
        const written = await save(base.version, values, who);
        if (written?.saved && copy) await data.dropWorkingCopy(kind, id, copy.version, now());
        return written;
      });
      if (!tried.done || fault === 'browser' || fault === 'answer') return void lose(who, step);
      const written = tried.result;
      if (!written) return undefined;
      if (written.saved) {
        acknowledge(values);
        open.delete(who);
        return 'isEarlier' in written && written.isEarlier ? copyFieldsOf(kind, written.post) : values;
      }
      const theirs = copyFieldsOf(kind, written.post);
      const merge = mergeThreeWay(base.values, values, theirs);
      if (merge.contradictions.length > 0 && !choosesMine) return void (await discard(step));
      open.set(who, {
        ...mine,
        base: { values: theirs, version: written.post.version },
        values: merge.values,
      });
    }
    return undefined;
  }

  async function discard(step: Step): Promise<void> {
    const { editor: who, fault, writes } = step;
    if (!(await autosave({ ...step, fault: 'none' }))) return;
    const version = open.get(who)?.copy?.version;
    if (version === undefined) return;
    const act = () => data.discardWorkingCopy(kind, id, version, now());
    const tried = await during(fault === 'server' ? writes : Number.POSITIVE_INFINITY, act);
    if (tried.done) open.delete(who);
    else lose(who, step);
  }

  async function type(who: number, typed: (values: CopyFields) => CopyFields): Promise<void> {
    const mine = await opened(who);
    open.set(who, { ...mine, values: { ...mine.values, ...typed(mine.values) } });
  }

  return { stored, type, autosave, publish, discard, reload: (who: number) => open.delete(who) };
}
