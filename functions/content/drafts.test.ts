import '#functions/data/testing/environment.ts';
import { describe, expect, test, vi } from 'vitest';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { send } from '#functions/http/testing/event.ts';
import { startTwoEditors } from '#functions/http/testing/start-two-editors.ts';
import { updateContent } from '#shared/api/content.ts';
import {
  cancelContentChange,
  discardContentDraft,
  getContentChange,
  getContentDrafts,
  listContentChanges,
  publishContentDrafts,
  replanContentChange,
  saveContentDraft,
  undoContentChange,
} from '#shared/api/content-drafts.ts';
import { getContentVersion, getContentVersions } from '#shared/api/content-versions.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import type { ContentChange, ContentDraftItem } from '#shared/content/draft.ts';
import { content } from '#shared/content/registry.ts';
import type { VersionPage } from '#shared/versions/version.ts';
import { handler } from './handler.ts';

const sessions = startTwoEditors();

const ask = (
  endpoint: Endpoint,
  params: Record<string, string>,
  json?: object,
  sessionToken = sessions()[0],
) => send(handler, endpoint, { sessionToken, params, ...(json && { json }) });
const nothing = { value: '', valueAr: '' };
const keep = (key: string, value: string, over: object = {}, session = sessions()[0]) =>
  ask(
    saveContentDraft,
    { key },
    { value, valueAr: '', basedOn: 0, base: nothing, version: 0, ...over },
    session,
  );
const open = async () =>
  (await ask(getContentDrafts, {})).body as { drafts: ContentDraftItem[]; changes: ContentChange[] };
/** Advances the clock: acts of the same instant have no defined order. */
const tick = () => void vi.setSystemTime(Date.now() + 1000);
const newestTitle = async () => (await listAuditLines({}, 1, undefined)).items[0]?.title;
let made = 0;
const newId = () => {
  made += 1;
  return `change-by-a-browser-${made}`;
};
const publish = (drafts: ContentDraftItem[], more: object = {}) =>
  ask(
    publishContentDrafts,
    {},
    {
      id: newId(),
      drafts: drafts.map(({ key, version }) => ({ key, version })),
      ...more,
    },
  );
async function begun(...keys: string[]): Promise<ContentDraftItem[]> {
  const answers = await Promise.all(keys.map((key) => keep(key, `New ${key}`)));
  return answers.map(({ body }) => body as ContentDraftItem);
}

describe('a draft of a text', () => {
  test('is normalised like a save, and shown to colleagues with its author', async () => {
    const { status, body } = await keep('hero_title', ' Title\r\n');
    expect([status, body]).toMatchObject([200, { key: 'hero_title', value: 'Title', by: 'admin' }]);
    const seen = (await ask(getContentDrafts, {}, undefined, sessions()[1])).body;
    expect(seen).toEqual({ drafts: [body], changes: [] });
    await ask(discardContentDraft, { key: 'hero_title' }, { version: (body as ContentDraftItem).version });
  });

  test('is refused if a save would be refused', async () => {
    expect((await keep('no_such_text', 'x')).status).toBe(404);
    expect(await keep('hero_title', 'x'.repeat(301))).toMatchObject({
      status: 400,
      body: { details: [{ field: 'value', problem: 'too-long' }] },
    });
    expect((await keep('contact_email', 'nobody')).body).toMatchObject({
      details: [{ field: 'value', problem: 'email' }],
    });
  });

  test('of a picture is refused if no such picture exists', async () => {
    expect(await keep('banner_image', '/images/no-such-picture-anywhere/800x500.jpg')).toMatchObject({
      status: 400,
      body: { details: [{ field: 'value', problem: 'no-picture' }] },
    });
  });

  test('changed by a colleague is answered with the conflict, and nothing is written', async () => {
    const first = (await keep('cta_title', 'Mine')).body as ContentDraftItem;
    const theirs = await keep('cta_title', 'Theirs', { version: first.version }, sessions()[1]);
    expect(await keep('cta_title', 'Mine again', { version: first.version })).toMatchObject({
      status: 409,
      body: { current: theirs.body, savedBy: 'colleague' },
    });
    expect((await ask(discardContentDraft, { key: 'cta_title' }, { version: first.version })).status).toBe(
      409,
    );
    const { version } = theirs.body as ContentDraftItem;
    expect((await ask(discardContentDraft, { key: 'cta_title' }, { version })).status).toBe(204);
    expect((await open()).drafts).toEqual([]);
  });

  test('is in the text’s history after it was discarded', async () => {
    await ask(updateContent, { key: 'cta_button' }, { value: 'Go' });
    const { version } = (await keep('cta_button', 'Typed', { basedOn: 1 })).body as ContentDraftItem;
    await ask(discardContentDraft, { key: 'cta_button' }, { version });
    const { versions } = (await ask(getContentVersions, { key: 'cta_button' })).body as VersionPage;
    const discarded = versions.find(({ state }) => state === 'discarded');
    const whole = await ask(getContentVersion, { key: 'cta_button', version: String(discarded?.id) });
    expect(whole).toMatchObject({ status: 200, body: { fields: { value: 'Typed' } } });
  });

  test('ends with a save that continues it; a newer draft stays', async () => {
    const first = (await keep('team_title', 'Draft')).body as ContentDraftItem;
    await ask(updateContent, { key: 'team_title' }, { value: 'Saved', version: 0, draft: first.version });
    expect((await open()).drafts).toEqual([]);
    vi.setSystemTime(Date.now() + 1000);
    const second = (await keep('team_title', 'Again', { basedOn: 1 })).body as ContentDraftItem;
    await ask(
      updateContent,
      { key: 'team_title' },
      { value: 'Saved again', version: 1, draft: first.version },
    );
    expect((await open()).drafts).toEqual([second]);
    await ask(discardContentDraft, { key: 'team_title' }, { version: second.version });
  });
});

describe('several texts', () => {
  test('are published together, logged by name, and undone together', async () => {
    const answer = await publish(await begun('about_title', 'services_title'));
    expect(answer).toMatchObject({
      status: 200,
      body: { change: { state: 'published', by: 'admin' }, items: [{ value: 'New about_title' }, {}] },
    });
    const { change } = answer.body as { change: ContentChange };
    const { items: lines } = await listAuditLines({}, 9, undefined);
    expect(lines).toContainEqual(
      expect.objectContaining({
        act: 'texts-published',
        title: `${content.about_title.label}, ${content.services_title.label}`,
      }),
    );
    expect((await ask(getContentChange, { id: change.id })).body).toMatchObject({
      texts: [{ before: nothing, after: { value: 'New about_title' }, changedSince: false }, {}],
    });
    tick();
    const undone = await ask(undoContentChange, { id: change.id });
    expect(undone.body).toMatchObject({
      change: { undoes: change.id },
      items: [{ value: '' }, { value: '' }],
    });
    expect(await newestTitle()).toBe(`${content.about_title.label}, ${content.services_title.label}`);
    expect((await ask(undoContentChange, { id: change.id })).status).toBe(404);
    const [latest, earlier] = (await ask(listContentChanges, {})).body as ContentChange[];
    expect([latest?.undoes, earlier?.state]).toEqual([change.id, 'undone']);
  });

  test('are neither published nor undone together if one was changed on the site; the answer names it', async () => {
    const drafts = await begun('mission_statement', 'vision_statement');
    await ask(updateContent, { key: 'vision_statement' }, { value: 'By a colleague' });
    expect(await publish(drafts)).toMatchObject({
      status: 409,
      body: { details: [{ field: 'vision_statement', problem: 'texts' }] },
    });
    await keep('vision_statement', 'Over it', { basedOn: 1, version: drafts[1]?.version });
    const { drafts: now } = await open();
    const { change } = (await publish(now)).body as { change: ContentChange };
    await ask(updateContent, { key: 'mission_statement' }, { value: 'Since' });
    expect(await ask(undoContentChange, { id: change.id })).toMatchObject({
      status: 409,
      body: { details: [{ field: 'mission_statement', problem: 'texts' }] },
    });
  });

  test('are not published if one draft has been replaced', async () => {
    const drafts = await begun('news_title');
    await keep('news_title', 'Newer', { version: drafts[0]?.version });
    expect(await publish(drafts)).toMatchObject({
      status: 409,
      body: { details: [{ field: 'news_title', problem: 'drafts' }] },
    });
    const { drafts: all } = await open();
    for (const { key, version } of all) {
      tick();
      await ask(discardContentDraft, { key }, { version });
      expect(await newestTitle()).toBe(content[key as 'news_title'].label);
    }
  });

  test('are limited to 49 in one change', async () => {
    tick();
    const drafts = Object.keys(content)
      .slice(0, 50)
      .map((key) => ({ key, version: 1 }));
    expect(await publish(drafts as ContentDraftItem[])).toMatchObject({
      status: 400,
      body: {
        error: expect.stringContaining('49 texts'),
        details: [{ field: 'drafts', problem: 'too-many' }],
      },
    });
    const labels = Object.values(content).map(({ label }) => label);
    expect(await newestTitle()).toBe(labels.slice(0, 5).join(', '));
  });

  test('can be scheduled, rescheduled and cancelled', async () => {
    const drafts = await begun('careers_title');
    const inMinutes = (minutes: number) => new Date(Date.now() + minutes * 60_000).toISOString();
    expect((await publish(drafts, { at: inMinutes(0) })).body).toMatchObject({
      details: [{ field: 'at', problem: 'past' }],
    });
    const { change } = (await publish(drafts, { at: inMinutes(60) })).body as { change: ContentChange };
    expect((await open()).changes).toEqual([change]);
    expect(change).toMatchObject({ state: 'planned', keys: ['careers_title'] });
    const { id } = change;
    expect((await ask(replanContentChange, { id }, { at: inMinutes(-1) })).status).toBe(400);
    tick();
    expect((await ask(replanContentChange, { id }, { at: inMinutes(90) })).body).toMatchObject({
      at: inMinutes(90),
    });
    expect(await newestTitle()).toBe(content.careers_title.label);
    expect((await ask(cancelContentChange, { id })).status).toBe(204);
    expect(await open()).toEqual({ drafts, changes: [] });
    expect((await ask(replanContentChange, { id }, { at: inMinutes(90) })).status).toBe(404);
    const { change: published } = (await publish(drafts)).body as { change: ContentChange };
    expect((await ask(cancelContentChange, { id: published.id })).status).toBe(409);
    expect((await ask(getContentChange, { id: 'no-such-change-at-all' })).status).toBe(404);
  });
});
