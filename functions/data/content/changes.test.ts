import '../testing/environment.ts';
import { beforeEach, expect, test, vi } from 'vitest';
import type { ContentKey } from '#shared/content/registry.ts';
import { describeOnEngines } from '../testing/on-engines.ts';

const load = async () => ({
  ...(await import('./changes.ts')),
  ...(await import('./content.ts')),
  ...(await import('./drafts.ts')),
  ...(await import('../table/client.ts')),
  ...(await import('../versions/list-versions.ts')),
});
const nothing = { value: '', valueAr: '' };

describeOnEngines('drafts of texts', load, (data) => {
  let hour = 0;
  beforeEach(() => {
    hour += 1;
  });
  /** The clock advances within a test, and from one test to the next. */
  const at = (minutes: number) => new Date(Date.UTC(2026, 0, 1, hour, minutes));
  let made = 0;
  const newId = () => {
    made += 1;
    return `change-of-a-test-${made}`.padEnd(20, '-');
  };

  const draft = (key: ContentKey, value: string, over: object = {}, by = 'sara', minutes = 0) =>
    data.saveContentDraft(
      key,
      { value, valueAr: `${value} ع`, basedOn: 0, base: nothing, version: 0, ...over },
      by,
      at(minutes),
    );
  /** Begins a draft of each item over its published text. */
  async function begun(...keys: ContentKey[]) {
    const drafts = [];
    for (const key of keys) {
      const { version: basedOn = 0 } = (await data.getContentItem(key)) ?? {};
      const { draft: one } = await draft(key, `New ${key}`, { basedOn });
      drafts.push({ key, version: one?.version ?? 0 });
    }
    return drafts;
  }
  const valuesOf = async (...keys: ContentKey[]) =>
    Promise.all(keys.map(async (key) => (await data.getContentItem(key))?.value));
  const draftKeys = async () => (await data.listContentDrafts()).map(({ key }) => key);

  test('are stored with author, time and the version they started from', async () => {
    await data.updateContent('hero_title', { value: 'One', valueAr: 'واحد' }, at(0), 'dana');
    const base = { value: 'One', valueAr: 'واحد' };
    const { saved, draft: kept } = await draft('hero_title', 'Two', { basedOn: 1, base });
    expect(saved).toBe(true);
    const stored = {
      key: 'hero_title',
      value: 'Two',
      basedOn: 1,
      base,
      by: 'sara',
      updatedAt: at(0).toISOString(),
    };
    expect(kept).toMatchObject(stored);
    expect(await data.listContentDrafts()).toEqual([kept]);
    expect(await valuesOf('hero_title')).toEqual(['One']);
    expect(await data.discardContentDraft('hero_title', kept?.version ?? 0, at(1))).toEqual({
      outcome: 'discarded',
    });
  });

  test('are not overwritten with an unknown version, even after another draft was started', async () => {
    const first = (await draft('hero_cta', 'Mine')).draft;
    expect(await draft('hero_cta', 'Theirs', {}, 'dana')).toEqual({ saved: false, draft: first });
    // The answer was lost, and the call is repeated.
    expect(await draft('hero_cta', 'Mine')).toEqual({ saved: true, draft: first });
    await data.discardContentDraft('hero_cta', first?.version ?? 0, at(1));
    const second = (await draft('hero_cta', 'Another', {}, 'dana', 2)).draft;
    expect(await draft('hero_cta', 'Late', { version: first?.version })).toEqual({
      saved: false,
      draft: second,
    });
    expect(await data.discardContentDraft('hero_cta', first?.version ?? 0, at(3))).toEqual({
      outcome: 'newer',
      draft: second,
    });
    await data.discardContentDraft('hero_cta', second?.version ?? 0, at(3));
    expect(await data.discardContentDraft('hero_cta', 1, at(3))).toEqual({ outcome: 'gone' });
  });

  test('are among the versions of their text after they were discarded', async () => {
    await data.updateContent('cta_title', { value: 'One' }, at(0));
    const kept = (await draft('cta_title', 'Typed', { basedOn: 1 })).draft;
    await data.discardContentDraft('cta_title', kept?.version ?? 0, at(1));
    const { versions = [] } = (await data.listVersions({ kind: 'content', id: 'cta_title' }, at(2))) ?? {};
    expect(versions.map(({ state, savedBy }) => [state, savedBy])).toContainEqual(['discarded', 'sara']);
  });

  test('are published together and end; repeating the call changes nothing', async () => {
    const drafts = await begun('about_title', 'services_title');
    const id = newId();
    const outcome = await data.publishDrafts(drafts, { id, by: 'dana', now: at(1) });
    expect(outcome).toMatchObject({
      done: true,
      change: { id, state: 'published', by: 'dana', at: at(1).toISOString() },
      items: [
        { key: 'about_title', version: 1 },
        { key: 'services_title', version: 1 },
      ],
    });
    expect(await valuesOf('about_title', 'services_title')).toEqual([
      'New about_title',
      'New services_title',
    ]);
    expect(await draftKeys()).toEqual([]);
    expect(await data.publishDrafts(drafts, { id, by: 'dana', now: at(2) })).toEqual(outcome);
  });

  test('are not published if one text was changed on the site; the result names that text', async () => {
    const drafts = await begun('mission_statement', 'vision_statement');
    await data.updateContent('vision_statement', { value: 'Of a colleague' }, at(1));
    const outcome = await data.publishDrafts(drafts, { id: newId(), by: 'sara', now: at(2) });
    expect(outcome).toEqual({ done: false, why: 'texts', keys: ['vision_statement'] });
    expect(await valuesOf('mission_statement', 'vision_statement')).toEqual([undefined, 'Of a colleague']);
    const plan = await data.planDrafts(drafts, {
      id: newId(),
      by: 'sara',
      now: at(2),
      at: at(30).toISOString(),
    });
    expect(plan).toEqual(outcome);
    for (const { key, version } of drafts) await data.discardContentDraft(key, version, at(3));
  });

  test('are not published if one draft was changed or discarded', async () => {
    const drafts = await begun('footer_about', 'contact_title');
    await draft('footer_about', 'Newer', { version: drafts[0]?.version });
    expect(await data.publishDrafts(drafts, { id: newId(), by: 'sara', now: at(1) })).toEqual({
      done: false,
      why: 'drafts',
      keys: ['footer_about'],
    });
    expect(await valuesOf('contact_title')).toEqual([undefined]);
    for (const one of await data.listContentDrafts())
      await data.discardContentDraft(one.key as ContentKey, one.version, at(3));
  });

  test('a save between the check and the transaction is not overwritten', async () => {
    const drafts = await begun('team_title', 'news_title');
    const send = data.dynamodb.send.bind(data.dynamodb);
    let saves = 0;
    const spy = vi.spyOn(data.dynamodb, 'send');
    spy.mockImplementation((async (command: { constructor: { name: string } }) => {
      if (command.constructor.name === 'TransactWriteCommand' && saves++ === 0)
        await data.updateContent('news_title', { value: 'Between' }, at(1), 'dana');
      return send(command as never);
    }) as never);
    const outcome = await data.publishDrafts(drafts, { id: newId(), by: 'sara', now: at(2) });
    spy.mockRestore();
    expect(outcome).toEqual({ done: false, why: 'texts', keys: ['news_title'] });
    expect(await valuesOf('team_title', 'news_title')).toEqual([undefined, 'Between']);
    for (const { key, version } of drafts) await data.discardContentDraft(key, version, at(3));
  });

  test('publishes 49 drafts in one transaction', async () => {
    const { content } = await import('#shared/content/registry.ts');
    const keys = (Object.keys(content) as ContentKey[]).slice(0, 49);
    const drafts = await begun(...keys);
    const outcome = await data.publishDrafts(drafts, { id: newId(), by: 'sara', now: at(1) });
    expect(outcome).toMatchObject({ done: true });
    expect(await valuesOf(...keys)).toEqual(keys.map((key) => `New ${key}`));
  });

  test('undoes a change as a whole, by another change', async () => {
    const keys: ContentKey[] = ['about_title', 'services_title'];
    await data.updateContent('about_title', { value: 'Before', valueAr: 'قبل' }, at(0));
    const before = await valuesOf(...keys);
    const id = newId();
    await data.publishDrafts(await begun(...keys), { id, by: 'sara', now: at(1) });
    expect(await data.getWholeChange(id, at(2))).toMatchObject({
      state: 'published',
      texts: [
        {
          key: 'about_title',
          before: { value: 'Before', valueAr: 'قبل' },
          after: { value: 'New about_title' },
        },
        { key: 'services_title', changedSince: false },
      ],
    });
    const undo = newId();
    const outcome = await data.undoChange(id, { id: undo, by: 'dana', now: at(3) });
    expect(outcome).toMatchObject({ done: true, change: { id: undo, undoes: id, state: 'published' } });
    expect(await valuesOf(...keys)).toEqual(before);
    expect(await data.undoChange(id, { id: newId(), by: 'dana', now: at(4) })).toEqual({
      done: false,
      why: 'gone',
    });
    const { items } = await data.listChanges(9, undefined, at(5));
    expect(items.slice(0, 2).map(({ id: one, state }) => [one, state])).toEqual([
      [undo, 'published'],
      [id, 'undone'],
    ]);
  });

  test('does not undo a change if one of its texts was changed since; the result names that text', async () => {
    const keys: ContentKey[] = ['about_title', 'services_title'];
    const id = newId();
    await data.publishDrafts(await begun(...keys), { id, by: 'sara', now: at(1) });
    await data.updateContent('services_title', { value: 'Since' }, at(2));
    const outcome = await data.undoChange(id, { id: newId(), by: 'dana', now: at(3) });
    expect(outcome).toEqual({ done: false, why: 'texts', keys: ['services_title'] });
    expect(await valuesOf(...keys)).toEqual(['New about_title', 'Since']);
  });

  test('a scheduled change publishes at its instant the drafts as they are then', async () => {
    const drafts = await begun('about_title', 'services_title');
    const id = newId();
    const due = at(30).toISOString();
    await data.planDrafts(drafts, { id, by: 'sara', now: at(1), at: due });
    await draft('about_title', 'Newest', {
      version: drafts[0]?.version,
      basedOn: (await data.getContentItem('about_title'))?.version,
    });
    expect(await data.openChanges(await data.listContentDrafts())).toMatchObject([
      { id, state: 'planned', at: due, by: 'sara', keys: ['about_title', 'services_title'] },
    ]);
    expect(await data.listDueChanges(at(29))).toEqual([]);
    const [position] = await data.listDueChanges(at(30));
    expect(position).toEqual({ id, at: due });
    await data.applyChange({ id, at: due }, at(30));
    expect(await valuesOf('about_title', 'services_title')).toEqual(['Newest', 'New services_title']);
    expect(await draftKeys()).toEqual([]);
    expect(await data.listDueChanges(at(59))).toEqual([]);
    await data.applyChange({ id, at: due }, at(31));
    expect((await data.getContentItem('about_title'))?.value).toBe('Newest');
  });

  test('a scheduled change can be rescheduled and cancelled; its drafts stay', async () => {
    const drafts = await begun('about_title');
    const id = newId();
    await data.planDrafts(drafts, { id, by: 'sara', now: at(1), at: at(10).toISOString() });
    expect(await data.replanChange(id, at(40).toISOString())).toMatchObject({
      state: 'planned',
      at: at(40).toISOString(),
    });
    await data.applyChange({ id, at: at(10).toISOString() }, at(10));
    expect(await draftKeys()).toEqual(['about_title']);
    expect(await data.cancelChange(id)).toBe(true);
    expect(await data.cancelChange(id)).toBe(true);
    expect(await data.listDueChanges(at(59))).toEqual([]);
    expect(await draftKeys()).toEqual(['about_title']);
    expect(await data.replanChange(id, at(50).toISOString())).toBeUndefined();
    for (const { key, version } of drafts) await data.discardContentDraft(key, version, at(3));
  });

  test('a scheduled change is held if one of its texts was changed on the site, until somebody decides', async () => {
    const drafts = await begun('about_title', 'services_title');
    const id = newId();
    const due = at(10).toISOString();
    await data.planDrafts(drafts, { id, by: 'sara', now: at(1), at: due });
    await data.updateContent('services_title', { value: 'Of a colleague' }, at(5));
    const before = await valuesOf('about_title', 'services_title');
    await data.applyChange({ id, at: due }, at(10));
    expect(await valuesOf('about_title', 'services_title')).toEqual(before);
    expect(await data.openChanges(await data.listContentDrafts())).toMatchObject([
      { id, state: 'held', changed: ['services_title'] },
    ]);
    for (const { key, version } of drafts) await data.discardContentDraft(key, version, at(11));
    // A held change without drafts is not listed.
    expect(await data.openChanges(await data.listContentDrafts())).toEqual([]);
  });

  test('a draft that was started after the scheduling is not published with it', async () => {
    const drafts = await begun('about_title');
    const id = newId();
    const due = at(10).toISOString();
    await data.planDrafts(drafts, { id, by: 'sara', now: at(1), at: due });
    await data.discardContentDraft('about_title', drafts[0]?.version ?? 0, at(2));
    const before = await valuesOf('about_title');
    await draft(
      'about_title',
      'Later',
      { basedOn: (await data.getContentItem('about_title'))?.version },
      'dana',
      3,
    );
    await data.applyChange({ id, at: due }, at(10));
    expect(await valuesOf('about_title')).toEqual(before);
    expect(await draftKeys()).toEqual(['about_title']);
  });
});
