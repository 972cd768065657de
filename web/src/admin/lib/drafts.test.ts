import { beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { allDrafts, createDrafts } from './drafts.ts';
import { unchangedDraft, type VersionedDraft } from './versioned-draft.ts';

const texts = z.object({ text: z.string() });
type Draft = VersionedDraft<z.infer<typeof texts>>;
const schema = z.object({ values: texts, base: z.object({ values: texts, version: z.number() }) });
const create = () =>
  createDrafts<Draft>({ storageKey: 'test', schema, nameOf: (_, name) => ({ tab: 'Test', name }) });

const begun: Draft = unchangedDraft({ text: 'Old' }, 1);
const changed: Draft = { ...begun, values: { text: 'New' } };

beforeEach(() => {
  const items = new Map<string, string>();
  vi.stubGlobal('sessionStorage', {
    getItem: (key: string) => items.get(key) ?? null,
    setItem: (key: string, value: string) => void items.set(key, value),
  });
});

test('what was changed is there again after a reload, what was only opened is not', () => {
  const before = create();
  before.keep('a', changed);
  before.keep('b', begun);
  expect(create().current()).toEqual({ a: changed });
});

test('what was not changed is dropped, the rest stays', () => {
  const drafts = create();
  drafts.keep('a', changed);
  drafts.keep('b', begun);
  drafts.dropUnchanged();
  expect(drafts.current()).toEqual({ a: changed });
});

test('what was kept by an older release in another shape is passed over', () => {
  sessionStorage.setItem('test', JSON.stringify({ a: { text: 'New' } }));
  expect(create().current()).toEqual({});
});

test('a browser that refuses storage keeps drafts as long as the page', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  vi.stubGlobal('sessionStorage', { getItem: refuse, setItem: refuse });
  const drafts = create();
  drafts.keep('a', changed);
  expect(drafts.current()).toEqual({ a: changed });
});

test('whatever is unsaved is asked about by its name, and whoever follows the drafts hears of it', () => {
  const drafts = create();
  const listener = vi.fn();
  const stop = drafts.subscribe(listener);
  drafts.keep('a', changed);
  drafts.keep('b', begun);
  stop();
  drafts.dropAll();
  expect(listener).toHaveBeenCalledTimes(2);
  drafts.keep('a', changed);
  expect(allDrafts().at(-1)?.unsaved()).toEqual([{ tab: 'Test', name: 'a' }]);
});
