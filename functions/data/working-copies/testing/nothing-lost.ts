import { expect, vi } from 'vitest';
import { articleWith } from '#functions/data/testing/posts.ts';
import { isPublic } from '#shared/posts/publication.ts';
import type { CopyFields } from '#shared/posts/working-copy.ts';
import type { Data } from './data.ts';
import { editorsOf } from './editors.ts';
import type { crashingServer } from './faults.ts';
import type { Read } from './open-post.ts';
import type { Step } from './step.ts';

const kind = 'blog';
const minuteMs = 60_000;
let posts = 0;

/**
 * Runs the steps in a new post. Each step appends a unique text to a field, so no text is deleted on purpose. Fails if an
 * acknowledged text cannot be found at the end; if the post has an unpublished text after any step; or if visitors see the post
 * when they should not.
 */
export async function expectNothingLost(
  data: Data,
  during: ReturnType<typeof crashingServer>,
  steps: readonly Step[],
): Promise<void> {
  const id = `post-that-two-write-${posts++}`;
  const acknowledged = new Set<string>();
  const acknowledge = (values: CopyFields) => {
    for (const mark of String(Object.values(values)).match(/<\d+>/g) ?? []) acknowledged.add(mark);
  };
  const now = () => {
    vi.setSystemTime(Date.now() + 1000);
    return new Date();
  };
  const editors = editorsOf({ data, during, id, now, acknowledge });
  /** The texts of the post, or those of the deleted one. */
  const model: { post?: Read | undefined; deleted?: Read | undefined } = {};
  let typed = 0;

  async function take(step: Step): Promise<void> {
    const { editor, what, field, minutes, fault } = step;
    if (what === 'type') await editors.type(editor, (all) => ({ [field]: `${all[field]}<${typed++}>` }));
    else if (what === 'plan') await editors.type(editor, () => planIn(minutes));
    else if (what === 'autosave') await editors.autosave(step);
    else if (what === 'discard') await editors.discard(step);
    else if (what === 'reload') editors.reload(editor);
    else if (what === 'restore') await data.restoreWorkingCopy(kind, id, now());
    else if (what === 'scheduler') await runScheduler(minutes);
    else if (what === 'publish') await publish(step, fault !== 'none');
    else if (what === 'delete') {
      if (await data.deletePost(kind, id, now()))
        Object.assign(model, { post: undefined, deleted: model.post });
    } else if ((await data.undeletePost(kind, id, now())) && model.deleted)
      Object.assign(model, { post: model.deleted, deleted: undefined });
  }

  async function publish(step: Step, isUnknown: boolean): Promise<void> {
    const published = await editors.publish(step);
    const post = await editors.stored();
    if (published) expect(post?.values).toMatchObject(withoutOpen(published));
    if (published || isUnknown) model.post = post;
  }

  async function runScheduler(minutes: number): Promise<void> {
    vi.setSystemTime(Date.now() + minutes * minuteMs);
    for (const due of await data.listDuePosts(kind, now())) await data.applySchedule(due, now());
    const [post, seen] = [await data.getPost(kind, id), await data.listAllPublished(kind)];
    expect(seen.some((one) => one.id === id)).toBe(post !== undefined && isPublic(post, now()));
  }

  /** Returns all texts that an editor can reach: the post, in the trash or not, its versions, and its working copies. */
  async function reachable(): Promise<string> {
    await data.undeletePost(kind, id, now());
    if (!(await editors.stored())) await data.createPost(kind, id, articleWith(), now());
    const found: unknown[] = [await editors.stored(), await data.getWorkingCopy(kind, id, now())];
    const list = { state: 'discarded', limit: 1000, now: now() } as const;
    const discarded = await data.listWorkingCopies(kind, list);
    found.push(discarded.items.filter((one) => one.id === id));
    const thing = { kind, id } as const;
    let next: string | undefined;
    do {
      const page = await data.listVersions(thing, now(), next);
      for (const version of page?.versions ?? []) found.push(await data.getVersion(thing, version.id, now()));
      next = page?.next;
    } while (next);
    return JSON.stringify(found);
  }

  for (const step of steps) {
    await take(step);
    expect(await editors.stored(), `after ${step.what}, ${step.fault}`).toEqual(model.post);
  }
  const all = await reachable();
  expect([...acknowledged].filter((mark) => !all.includes(mark))).toEqual([]);
}

function planIn(minutes: number): CopyFields {
  const at = (ms: number) => new Date(Date.now() + ms).toISOString();
  const publishedAt = at(minutes * minuteMs);
  return { published: true, publishedAt, unpublishAt: minutes % 3 ? at(minutes * 3 * minuteMs) : '' };
}

/** Leaves out an empty date and an empty slug, because the server sets these at publication. */
function withoutOpen({ publishedAt, slug, ...values }: CopyFields): CopyFields {
  return { ...values, ...(publishedAt && { publishedAt }), ...(slug && { slug }) };
}
