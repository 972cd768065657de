import { expect, vi } from 'vitest';
import { inputWith } from '#functions/data/testing/posts.ts';
import { send } from '#functions/http/testing/event.ts';
import { randomOf } from '#functions/http/testing/start-two-editors.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { postVersionEndpoints } from '#shared/api/posts/post-versions.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import {
  discardWorkingCopy,
  getWorkingCopy,
  restoreWorkingCopy,
  saveWorkingCopy,
} from '#shared/api/posts/working-copies.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import type { WorkingCopy } from '#shared/posts/working-copy.ts';
import type { VersionPage, WholeVersion } from '#shared/versions/version.ts';
import { handler } from '../handler.ts';

const maxPosts = 6;

/** A post of the walk, and the titles that the server has accepted for it. */
interface Walked {
  readonly kind: PostKind;
  readonly id: string;
  readonly accepted: Set<string>;
  /** Titles of working copies that an editor has seen and replaced, or has saved as the post: these may be lost. */
  readonly replaced: Set<string>;
}
/** A post on an editor's screen. */
interface Shown {
  readonly post: { readonly title: string; readonly version: number } | undefined;
  readonly copy: WorkingCopy | undefined;
}

const acts = [
  ...['look', 'look', 'create', 'save', 'save', 'publish', 'type', 'type', 'type', 'discard', 'bring back'],
  ...['delete', 'undelete', 'purge', 'restore'],
] as const;

/**
 * Lets two editors take random steps with posts, their working copies, versions and the trash, each based on their own
 * screen, which may be outdated. Checks after each step that an accepted write replaced the state that its editor had seen,
 * and that a refused write changed nothing. Checks at the end that every accepted title of a post that was not deleted
 * permanently is the post's, its working copy's, or a version's.
 */
export async function walkOfTwoPostEditors(
  seed: number,
  steps: number,
  sessions: readonly [string, string],
): Promise<void> {
  const random = randomOf(seed);
  const oneOf = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  const walked: Walked[] = [];
  const purged = new Set<Walked>();
  const views = [new Map<Walked, Shown>(), new Map<Walked, Shown>()] as const;
  let typed = 0;

  for (let step = 0; step < steps; step++) {
    vi.setSystemTime(Date.now() + 1000);
    const editor = random() < 0.5 ? 0 : 1;
    const sessionToken = sessions[editor];
    const ask = (endpoint: Endpoint, params: Record<string, string>, json?: object) =>
      send(handler, endpoint, { sessionToken, params, ...(json && { json }) });
    typed += 1;
    const title = `${'AB'[editor]}${seed} ${typed}`;
    const act = walked.length < 2 ? 'create' : oneOf(acts);
    if (act === 'create') {
      if (walked.length >= maxPosts) continue;
      const kind = oneOf(postKinds);
      const json = { ...inputWith(kind), title };
      const { status, body } = await send(handler, postEndpoints[kind].create, { sessionToken, json });
      expect(status).toBe(201);
      const { id } = body as { id: string };
      walked.push({ kind, id, accepted: new Set([title]), replaced: new Set() });
      continue;
    }
    const one = oneOf(walked);
    const { kind, id, accepted, replaced } = one;
    const what = `seed ${seed}, step ${step}: ${editor} ${act} ${kind} ${id}`;
    const before = await look(one, sessionToken);
    const view = views[editor].get(one) ?? before;
    const refused = async (status: number | undefined) => {
      expect([400, 404, 409], what).toContain(status);
      expect(await look(one, sessionToken), what).toEqual(before);
    };
    if (act === 'look') views[editor].set(one, before);
    if ((act === 'save' || act === 'publish') && view.post) {
      const json = {
        ...(act === 'save' ? { title } : { published: random() < 0.5 }),
        version: view.post.version,
        ...(view.copy && random() < 0.5 && { copy: view.copy.version }),
      };
      const { status } = await ask(postEndpoints[kind].update, { id }, json);
      if (status === 200) {
        const now = await look(one, sessionToken);
        expectSeen(now, before, view, what);
        if (act === 'save') accepted.add(title);
        const ends = json.copy !== undefined && json.copy === before.copy?.version;
        if (ends && before.copy) replaced.add(titleOf(before.copy));
        // A save ends the working copy that its editor saw. A newer one stays.
        expect(now.copy, what).toEqual(ends ? undefined : before.copy);
      } else await refused(status);
    }
    if (act === 'type' && view.post) {
      const json = { fields: { title }, basedOn: view.post.version, version: view.copy?.version ?? 0 };
      const { status } = await ask(saveWorkingCopy, { kind, id }, json);
      if (status === 200) {
        expect(before.copy?.version ?? 0, what).toBe(json.version);
        if (view.copy) replaced.add(titleOf(view.copy));
        accepted.add(title);
      } else await refused(status);
    }
    if (act === 'discard' && view.copy) {
      const { status } = await ask(discardWorkingCopy, { kind, id }, { version: view.copy.version });
      if (status === 204) expect(before.copy?.version ?? view.copy.version, what).toBe(view.copy.version);
      else await refused(status);
    }
    if (act === 'bring back') {
      const { status } = await ask(restoreWorkingCopy, { kind, id });
      if (status === 200) expect(before.copy, what).toBeUndefined();
      else await refused(status);
    }
    if (act === 'delete') {
      const { status } = await ask(postEndpoints[kind].delete, { id });
      if (status === 204) expect((await look(one, sessionToken)).post, what).toBeUndefined();
      else await refused(status);
    }
    if (act === 'undelete') {
      const { status } = await ask(postVersionEndpoints[kind].undelete, { id });
      const now = await look(one, sessionToken);
      if (status !== 200) await refused(status);
      else if (before.post) expect(now, what).toEqual(before);
      else expect(now.post, what).toBeDefined();
    }
    if (act === 'purge' && random() < 0.2) {
      const { status } = await ask(postVersionEndpoints[kind].purge, { id });
      if (status === 204) {
        expect(before.post, what).toBeUndefined();
        purged.add(one);
        walked.splice(walked.indexOf(one), 1);
        continue;
      }
      await refused(status);
    }
    if (act === 'restore' && view.post) {
      const chosen = oneOf(await versionsOf(one, sessionToken));
      if (!chosen) continue;
      const { status } = await ask(
        postVersionEndpoints[kind].restoreVersionOf,
        { id, version: chosen.id },
        { version: view.post.version },
      );
      if (status === 200) {
        const now = await look(one, sessionToken);
        expectSeen(now, before, view, what);
        expect(now.post?.title, what).toBe(chosen.fields.title);
      } else await refused(status);
    }
    if (random() < 0.3) views[editor].set(one, await look(one, sessionToken));
  }

  const [sessionToken] = sessions;
  for (const one of walked) {
    const { kind, id } = one;
    const isThere = (await look(one, sessionToken)).post !== undefined;
    if (!isThere) {
      const request = { sessionToken, params: { id } };
      expect((await send(handler, postVersionEndpoints[kind].undelete, request)).status).toBe(200);
    }
    const end = await look(one, sessionToken);
    expect(await look(one, sessions[1])).toEqual(end);
    const versions = await versionsOf(one, sessionToken);
    const found = new Set([end.post?.title, ...versions.map(({ fields }) => fields.title)]);
    if (end.copy) found.add(titleOf(end.copy));
    const lost = [...one.accepted].filter((title) => !found.has(title) && !one.replaced.has(title));
    expect(lost, `seed ${seed}: ${kind} ${id}`).toEqual([]);
  }
  for (const { kind, id } of purged) {
    const { status } = await send(handler, postEndpoints[kind].getAny, { sessionToken, params: { id } });
    expect(status).toBe(404);
  }
}

/** Checks that a save replaced the post that its editor had seen. A save of what is stored already changes nothing. */
function expectSeen(now: Shown, before: Shown, view: Shown, what: string): void {
  if (now.post?.version !== before.post?.version) expect(before.post, what).toEqual(view.post);
}

const titleOf = ({ fields }: WorkingCopy): string => String(fields.title);

async function look({ kind, id }: Walked, sessionToken: string): Promise<Shown> {
  const [stored, typed] = await Promise.all([
    send(handler, postEndpoints[kind].getAny, { sessionToken, params: { id } }),
    send(handler, getWorkingCopy, { sessionToken, params: { kind, id } }),
  ]);
  expect([200, 404]).toContain(stored.status);
  expect(typed.status).toBe(200);
  return {
    post: stored.status === 200 ? (stored.body as NonNullable<Shown['post']>) : undefined,
    copy: (typed.body as { copy?: WorkingCopy }).copy,
  };
}

/** Returns the versions of a post, newest first; none if the post is in the trash. */
async function versionsOf({ kind, id }: Walked, sessionToken: string): Promise<WholeVersion[]> {
  const { getVersionsOf, getVersionOf } = postVersionEndpoints[kind];
  const all: WholeVersion[] = [];
  let query: string | undefined = '';
  while (query !== undefined) {
    const page = await send(handler, getVersionsOf, { sessionToken, params: { id }, query });
    if (page.status !== 200) return all;
    const { versions, next } = page.body as VersionPage;
    for (const { id: version } of versions) {
      const whole = await send(handler, getVersionOf, { sessionToken, params: { id, version } });
      if (whole.status === 200) all.push(whole.body as WholeVersion);
    }
    query = next && `before=${next}`;
  }
  return all;
}
