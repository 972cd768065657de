import { expect, test, vi } from 'vitest';
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

test('an unchanged draft is dropped, others stay', () => {
  const drafts = create();
  drafts.keep('a', changed);
  drafts.keep('b', begun);
  drafts.dropUnchanged();
  expect(drafts.current()).toEqual({ a: changed });
});

test('names everything unsaved when asking, and notifies subscribers', () => {
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
