import { expect, vi } from 'vitest';
import { applyChange, listDueChanges } from '#functions/data/content/changes.ts';
import { send } from '#functions/http/testing/event.ts';
import { randomOf } from '#functions/http/testing/start-two-editors.ts';
import { getSiteContent, updateContent } from '#shared/api/content.ts';
import {
  cancelContentChange,
  discardContentDraft,
  getContentDrafts,
  listContentChanges,
  publishContentDrafts,
  saveContentDraft,
  undoContentChange,
} from '#shared/api/content-drafts.ts';
import { getContentVersion, getContentVersions } from '#shared/api/content-versions.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import type { ContentChange, ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { listText } from '#shared/content/list-entries.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import type { VersionPage, WholeVersion } from '#shared/versions/version.ts';
import { handler } from '../handler.ts';

/** Texts and lists that the editors change. */
const keys = [
  'hero_title',
  'hero_subtitle',
  'contact_title',
  'leaders',
  'opening_hours',
] as const satisfies ContentKey[];
const lists: readonly string[] = ['leaders', 'opening_hours'];

/** What an editor's screen shows: the published texts, the drafts, and the planned changes. */
interface View {
  readonly items: ReadonlyMap<string, ContentItem>;
  readonly drafts: ReadonlyMap<string, ContentDraftItem>;
  readonly plans: readonly ContentChange[];
}

/**
 * Lets two editors take random steps with texts, lists and drafts, each based on their own screen, which may be outdated.
 * Checks after each step that an accepted write replaced the state that its editor had seen, that a refused write changed
 * nothing, and that a change went live as a whole. Checks at the end that every accepted text is live, a draft, or a version.
 */
export async function walkOfTwoEditors(
  seed: number,
  steps: number,
  sessions: readonly [string, string],
): Promise<void> {
  const random = randomOf(seed);
  const oneOf = <One>(list: readonly One[]): One => list[Math.floor(random() * list.length)] as One;
  /** Every text that the server has accepted, by item. */
  const accepted = new Map<string, Set<string>>(keys.map((key) => [key, new Set<string>()]));
  /** Drafts that an editor has seen and replaced: these may be lost. */
  const replaced = new Set<string>();
  let typed = 0;

  async function look(session: string): Promise<View> {
    const [items, open] = await Promise.all([
      send(handler, getSiteContent, { sessionToken: session }),
      send(handler, getContentDrafts, { sessionToken: session }),
    ]);
    const { drafts, changes } = open.body as { drafts: ContentDraftItem[]; changes: ContentChange[] };
    return {
      items: new Map((items.body as ContentItem[]).map((item) => [item.key, item])),
      drafts: new Map(drafts.map((draft) => [draft.key, draft])),
      plans: changes,
    };
  }
  const views = [await look(sessions[0]), await look(sessions[1])] as [View, View];
  const stateOf = ({ items, drafts }: View) => JSON.stringify([[...items].sort(), [...drafts].sort()]);

  for (let step = 0; step < steps; step++) {
    vi.setSystemTime(Date.now() + 1000);
    const editor = random() < 0.5 ? 0 : 1;
    const sessionToken = sessions[editor];
    const ask = (endpoint: Endpoint, params: Record<string, string>, json?: object) =>
      send(handler, endpoint, { sessionToken, params, ...(json && { json }) });
    const view = views[editor];
    const key = oneOf(keys);
    const before = await look(sessionToken);
    const item = view.items.get(key);
    const draft = view.drafts.get(key);
    typed += 1;
    const words = `${'AB'[editor]}${typed}`;
    const value = lists.includes(key)
      ? listText([{ title: words, text: '', phone: '', picture: '', hidden: random() < 0.2, slot: 0 }])
      : words;
    const texts = { value, valueAr: value };
    const act = oneOf([
      'look',
      'look',
      'save',
      'keep',
      'keep',
      'keep',
      'discard',
      'publish',
      'plan',
      'cancel',
      'pass',
      'undo',
    ]);
    const what = `seed ${seed}, step ${step}: ${editor} ${act} ${key}`;
    const refused = async (status: number | undefined) => {
      expect([400, 404, 409], what).toContain(status);
      expect(stateOf(await look(sessionToken)), what).toBe(stateOf(before));
    };
    if (act === 'look') views[editor] = before;
    if (act === 'save') {
      const json = { ...texts, version: item?.version ?? 0, ...(draft && { draft: draft.version }) };
      const { status } = await ask(updateContent, { key }, json);
      if (status === 200) {
        expect(before.items.get(key), what).toEqual(item);
        accepted.get(key)?.add(value);
        // A save deletes the draft that its editor saw. A newer draft stays.
        const now = await look(sessionToken);
        const stays = before.drafts.get(key);
        if (draft && stays?.version === draft.version) replaced.add(draft.value);
        expect(now.drafts.get(key), what).toEqual(stays?.version === draft?.version ? undefined : stays);
      } else await refused(status);
    }
    if (act === 'keep') {
      const base = { value: item?.value ?? '', valueAr: item?.valueAr ?? '' };
      const over = draft
        ? { basedOn: draft.basedOn, base: draft.base }
        : { basedOn: item?.version ?? 0, base };
      const json = { ...texts, ...over, version: draft?.version ?? 0 };
      const { status } = await ask(saveContentDraft, { key }, json);
      if (status === 200) {
        expect(before.drafts.get(key), what).toEqual(draft);
        if (draft) replaced.add(draft.value);
        accepted.get(key)?.add(value);
      } else await refused(status);
    }
    if (act === 'discard' && draft) {
      const { status } = await ask(discardContentDraft, { key }, { version: draft.version });
      if (status === 204) {
        const there = before.drafts.get(key);
        if (there) expect(there, what).toEqual(draft);
      } else await refused(status);
    }
    if ((act === 'publish' || act === 'plan') && view.drafts.size > 0) {
      const chosen = [...view.drafts.values()].filter(() => random() < 0.8);
      if (chosen.length === 0) continue;
      const json = {
        id: `change-${seed}-${step}`.padEnd(20, '-'),
        drafts: chosen.map((one) => ({ key: one.key, version: one.version })),
        ...(act === 'plan' && { at: new Date(Date.now() + 20_000).toISOString() }),
      };
      const { status } = await ask(publishContentDrafts, {}, json);
      if (status !== 200) await refused(status);
      else if (act === 'publish') {
        const now = await look(sessionToken);
        for (const one of chosen) {
          expect(before.items.get(one.key)?.version ?? 0, what).toBe(one.basedOn);
          expect(before.drafts.get(one.key), what).toEqual(one);
          expect(now.items.get(one.key)?.value, what).toBe(one.value);
          expect(now.drafts.get(one.key), what).toBeUndefined();
        }
      }
    }
    if (act === 'cancel') {
      const plan = oneOf([...view.plans]);
      if (plan) expect([204, 409], what).toContain((await ask(cancelContentChange, { id: plan.id })).status);
    }
    if (act === 'pass') {
      vi.setSystemTime(Date.now() + 30_000);
      for (const due of await listDueChanges(new Date())) await applyChange(due, new Date());
      expectWhole(before, await look(sessionToken), what);
    }
    if (act === 'undo') {
      const { body } = await ask(listContentChanges, {});
      const change = oneOf(
        (body as ContentChange[]).filter(({ state }) => state === 'published').slice(0, 3),
      );
      if (!change) continue;
      const { status } = await ask(undoContentChange, { id: change.id });
      if (status !== 200) await refused(status);
    }
    if (random() < 0.3) views[editor] = await look(sessionToken);
  }

  /** Checks that the scheduler published each plan as a whole. Two plans may have the same drafts. */
  function expectWhole(before: View, now: View, what: string): void {
    for (const { id, keys: planned } of before.plans) {
      const others = before.plans.filter((other) => other.id !== id).flatMap((other) => other.keys);
      const drafts = planned.flatMap((key) => before.drafts.get(key) ?? []);
      const live = drafts.filter((one) => now.items.get(one.key)?.value === one.value);
      if (!planned.some((key) => others.includes(key)))
        expect([0, drafts.length], what).toContain(live.length);
    }
  }

  await expectNothingLost();

  async function expectNothingLost(): Promise<void> {
    const [sessionToken] = sessions;
    const end = await look(sessionToken);
    expect(stateOf(await look(sessions[1]))).toBe(stateOf(end));
    for (const key of keys) {
      const found = new Set([end.items.get(key)?.value, end.drafts.get(key)?.value]);
      for (const version of await versionsOf(key, sessionToken)) found.add(String(version.fields.value));
      const lost = [...(accepted.get(key) ?? [])].filter((text) => !found.has(text) && !replaced.has(text));
      expect(lost, `seed ${seed}: ${key}`).toEqual([]);
    }
  }

  async function versionsOf(key: string, sessionToken: string): Promise<WholeVersion[]> {
    const all: WholeVersion[] = [];
    let before: string | undefined;
    do {
      const { body } = await send(handler, getContentVersions, {
        ...{ sessionToken, params: { key } },
        ...(before && { query: `before=${before}` }),
      });
      const { versions, next } = body as VersionPage;
      for (const { id: version } of versions) {
        const whole = await send(handler, getContentVersion, { sessionToken, params: { key, version } });
        if (whole.status === 200) all.push(whole.body as WholeVersion);
      }
      before = next;
    } while (before);
    return all;
  }
}
