import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { createDrafts } from './drafts.ts';
import { useVersionedSave } from './use-versioned-save.ts';
import { unchangedDraft, type VersionedDraft } from './versioned-draft.ts';

const texts = z.object({ title: z.string(), text: z.string() });
type Texts = z.infer<typeof texts>;
interface Draft extends VersionedDraft<Texts> {
  readonly id: string;
}
interface Note extends Texts {
  readonly id: string;
  readonly version: number;
}
const schema = z.object({
  id: z.string(),
  values: texts,
  base: z.object({ values: texts, version: z.number() }),
});
const drafts = createDrafts<Draft>({
  storageKey: 'notes',
  schema,
  nameOf: ({ id }) => ({ tab: 'Notes', name: id }),
});
const draftOf = ({ id, version, title, text }: Note): Draft => ({
  id,
  ...unchangedDraft({ title, text }, version),
});

class Conflict extends Error {
  readonly current: Note;
  constructor(current: Note) {
    super('Somebody else saved');
    this.current = current;
  }
}

const stored: Note = { id: 'a', version: 1, title: 'Old', text: 'Old' };
const theirs: Note = { ...stored, version: 2, title: 'Theirs' };
const begun = draftOf(stored);
const mine: Draft = { ...begun, values: { ...begun.values, text: 'Mine' } };
/** A draft that contradicts {@link theirs} in one field. */
const other: Draft = { ...begun, values: { title: 'Mine', text: 'Mine' } };
const storedAs = ({ id, values, base }: Draft): Note => ({ id, ...values, version: base.version + 1 });

afterEach(drafts.dropAll);

function begin(send: (draft: Draft) => Promise<Note>) {
  const heard = { onStored: vi.fn(), onSaved: vi.fn(), onFailed: vi.fn(), onDone: vi.fn() };
  const client = new QueryClient();
  const { result } = renderHook(
    () =>
      useVersionedSave({
        mutation: { mutationFn: send },
        drafts,
        keyOf: ({ id }: Draft) => id,
        draftOf,
        conflictIn: (error) => (error instanceof Conflict ? error.current : undefined),
        ...heard,
      }),
    { wrapper: ({ children }) => <QueryClientProvider client={client}>{children}</QueryClientProvider> },
  );
  const now = () => drafts.current().a;
  const save = (draft: Draft) => {
    drafts.keep(draft.id, draft);
    act(() => result.current.save(draft));
  };
  return { result, heard, now, save };
}

/** A server on which a user has saved {@link theirs}: it accepts only drafts that are based on that version. */
const conflicting = async (draft: Draft) => {
  if (draft.base.version < theirs.version) throw new Conflict(theirs);
  return storedAs(draft);
};

/** A save that the server answers only when the test says so. */
function heldSave() {
  let answer = (_: Note) => {};
  const held = new Promise<Note>((resolve) => {
    answer = resolve;
  });
  return { send: vi.fn((_: Draft) => held), answer };
}

test('a saved draft is removed, and the stored values are shown', async () => {
  const { heard, now, save } = begin(async (draft) => storedAs(draft));
  save(mine);
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(heard.onStored).toHaveBeenCalledWith({ ...stored, text: 'Mine', version: 2 });
  expect(heard.onSaved).toHaveBeenCalledWith(mine, { ...stored, text: 'Mine', version: 2 });
  expect(now()).toBeUndefined();
});

test('text typed during a save continues over the newly stored values', async () => {
  const { send, answer } = heldSave();
  const { heard, now, save, result } = begin(send);
  save(mine);
  await waitFor(() => expect(result.current.isPending).toBe(true));
  drafts.keep('a', { ...mine, values: { ...mine.values, text: 'Mine, longer' } });
  await act(async () => answer(storedAs(mine)));
  await waitFor(() => expect(heard.onSaved).toHaveBeenCalledOnce());
  expect(now()).toEqual({
    id: 'a',
    values: { title: 'Old', text: 'Mine, longer' },
    base: { values: { title: 'Old', text: 'Mine' }, version: 2 },
  });
  expect(heard.onDone).not.toHaveBeenCalled();
});

test('values set by the server stay when text is typed during a save', async () => {
  const { send, answer } = heldSave();
  const { heard, now, save, result } = begin(send);
  save(mine);
  await waitFor(() => expect(result.current.isPending).toBe(true));
  drafts.keep('a', { ...mine, values: { ...mine.values, text: 'Mine, longer' } });
  await act(async () => answer({ ...storedAs(mine), title: 'Set by the server' }));
  await waitFor(() => expect(heard.onSaved).toHaveBeenCalledOnce());
  expect(now()?.values).toEqual({ title: 'Set by the server', text: 'Mine, longer' });
});

test('values stored under another id take the typed text with them, and the old draft is removed', async () => {
  const { heard, now, save } = begin(async (draft) => {
    drafts.keep('a', { ...draft, values: { ...draft.values, text: 'Mine, longer' } });
    return { ...storedAs(draft), id: 'b' };
  });
  save(mine);
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(now()).toBeUndefined();
  expect(drafts.current().b).toMatchObject({ id: 'b', values: { text: 'Mine, longer' } });
});

test('two clicks save once', async () => {
  const { send, answer } = heldSave();
  const { heard, save, result } = begin(send);
  save(mine);
  await waitFor(() => expect(result.current.isPending).toBe(true));
  save(mine);
  await act(async () => answer(storedAs(mine)));
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
});

test('two simultaneous clicks save once, and a later one saves again', async () => {
  const { send, answer } = heldSave();
  const { heard, save, result } = begin(send);
  drafts.keep('a', mine);
  act(() => {
    result.current.save(mine);
    result.current.save(mine);
  });
  await act(async () => answer(storedAs(mine)));
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledOnce();
  save({ ...mine, base: { ...mine.base, version: 2 } });
  await waitFor(() => expect(send).toHaveBeenCalledTimes(2));
});

test('two simultaneous clicks save once over a newer version', async () => {
  const send = vi.fn(conflicting);
  const { heard, result, now } = begin(send);
  drafts.keep('a', mine);
  act(() => {
    result.current.save(mine);
    result.current.save(mine);
  });
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(send).toHaveBeenCalledTimes(2);
  expect(now()).toBeUndefined();
});

test('changes that do not conflict are saved over a newer version, with its changes', async () => {
  const { result, heard, now, save } = begin(conflicting);
  save(mine);
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(heard.onStored).toHaveBeenCalledExactlyOnceWith({
    id: 'a',
    title: 'Theirs',
    text: 'Mine',
    version: 3,
  });
  expect([now(), result.current.conflict]).toEqual([undefined, undefined]);
});

test('values identical to the newer version are saved', async () => {
  const send = vi.fn(conflicting);
  const { heard, now, save } = begin(send);
  save({ ...begun, values: { ...begun.values, title: 'Theirs' } });
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(heard.onStored).toHaveBeenCalledExactlyOnceWith(theirs);
  expect(heard.onSaved).toHaveBeenCalledOnce();
  expect(send).toHaveBeenCalledOnce();
  expect(now()).toBeUndefined();
});

test('conflicting changes are not saved: both versions are offered', async () => {
  const newer = { ...theirs, text: 'Theirs' };
  const { result, heard, now, save } = begin(() => Promise.reject(new Conflict(newer)));
  save(mine);
  await waitFor(() => expect(result.current.conflict).toEqual(newer));
  expect(now()).toEqual({
    id: 'a',
    values: { title: 'Theirs', text: 'Mine' },
    base: { values: { title: 'Theirs', text: 'Old' }, version: 1 },
  });
  expect(heard.onFailed).not.toHaveBeenCalled();
});

test('choosing mine saves it over theirs', async () => {
  const { result, heard, now, save } = begin(conflicting);
  save(other);
  await waitFor(() => expect(result.current.conflict).toBeDefined());
  const merged = now();
  if (!merged) throw new Error('The draft is gone');
  act(() => result.current.keepMine(merged));
  await waitFor(() => expect(heard.onDone).toHaveBeenCalledOnce());
  expect(heard.onStored).toHaveBeenLastCalledWith({ id: 'a', title: 'Mine', text: 'Mine', version: 3 });
  expect(result.current.conflict).toBeUndefined();
});

test('choosing theirs saves nothing and removes the draft', async () => {
  const { result, heard, now, save } = begin(conflicting);
  save(other);
  await waitFor(() => expect(result.current.conflict).toBeDefined());
  await act(() => result.current.takeTheirs(other));
  expect(heard.onStored).toHaveBeenCalledExactlyOnceWith(theirs);
  expect(heard.onSaved).not.toHaveBeenCalled();
  expect(heard.onDone).toHaveBeenCalledOnce();
  expect([now(), result.current.conflict]).toEqual([undefined, undefined]);
});

test('any other failure is reported, and the draft stays', async () => {
  const failure = new Error('Nothing answered');
  const { heard, now, save, result } = begin(() => Promise.reject(failure));
  save(mine);
  await waitFor(() => expect(heard.onFailed).toHaveBeenCalledWith(failure, mine));
  expect(now()).toEqual(mine);
  expect(result.current.conflict).toBeUndefined();
});
