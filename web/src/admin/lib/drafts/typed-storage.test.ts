import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { unchangedDraft, type VersionedDraft } from './versioned-draft.ts';

const texts = z.object({ text: z.string() });
type Draft = VersionedDraft<z.infer<typeof texts>>;
const schema = z.object({
  values: texts,
  base: z.object({ values: texts, version: z.number() }),
  isSafe: z.optional(z.boolean()),
});
const typed = (text: string): Draft => ({ ...unchangedDraft({ text: 'Old' }, 1), values: { text } });

/** The storage of a browser: one for all tabs, and one for each tab. */
class Kept {
  readonly items = new Map<string, string>();
  getItem = (key: string) => this.items.get(key) ?? null;
  setItem(key: string, value: string) {
    this.items.set(key, value);
  }
  removeItem = (key: string) => void this.items.delete(key);
}
/** Returns a storage whose keys `Object.keys` lists, as in a browser. */
const asStorage = (kept: Kept) =>
  new Proxy(kept, {
    ownKeys: ({ items }) => [...items.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
    get: (of, name) => {
      const value: unknown = Reflect.get(of, name);
      return typeof value === 'function' ? value.bind(of) : value;
    },
  });

let browser: Kept;
/** `writeWaiting` of each opened tab: it stores the typed text that is not stored yet. */
let writings: (() => void)[];
let held: Set<string>;
const locks = {
  request: async (name: string, _: object, act: (lock: object | null) => Promise<void> | undefined) => {
    if (held.has(name)) return act(null);
    held.add(name);
    await act({});
    held.delete(name);
  },
  query: async () => ({ held: [...held].map((name) => ({ name })) }),
};

beforeEach(() => {
  browser = new Kept();
  writings = [];
  held = new Set();
  vi.stubGlobal('localStorage', asStorage(browser));
  vi.stubGlobal('navigator', { locks });
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Opens a tab, with the storage it had before if it is a reload or a copy. Returns the functions of this tab only. */
async function openTab(kept = new Kept()) {
  // Writes the typed text of the earlier tabs, which would happen after a pause.
  for (const write of writings) write();
  vi.stubGlobal('sessionStorage', asStorage(kept));
  vi.resetModules();
  const storage = await import('./typed-storage.ts');
  writings.push(storage.writeWaiting);
  const { createDrafts, noteTypingAccount } = await import('./drafts.ts');
  const drafts = createDrafts<Draft>({
    storageKey: 'test',
    schema,
    nameOf: (_, name) => ({ tab: 'Test', name }),
    isSafe: (draft) => 'isSafe' in draft && draft.isSafe === true,
  });
  const signIn = async (account: string) => {
    vi.stubGlobal('sessionStorage', asStorage(kept));
    noteTypingAccount(account);
    // By now the tab has requested its lock.
    await locks.query();
  };
  const offered = async () =>
    drafts.leftoversIn(await storage.readLeftovers()).map(({ key, draft }) => [key, draft.values.text]);
  /** Simulates that the page is left: it stores the typed text that is not stored yet, and the browser releases its locks. */
  const close = () => {
    storage.writeWaiting();
    for (const name of [...held]) if (name.includes(idOf(kept))) held.delete(name);
  };
  return { ...storage, drafts, signIn, offered, close, kept };
}
const idOf = (kept: Kept): string => JSON.parse(kept.getItem('typed-tab') ?? '{}').id;

test('text typed in a closed tab is offered to its account at the next sign-in, and to no other', async () => {
  const first = await openTab();
  await first.signIn('dara');
  first.drafts.keep('a', typed('Mine'));
  first.close();
  const other = await openTab();
  await other.signIn('lana');
  expect(other.drafts.current()).toEqual({});
  expect(await other.offered()).toEqual([]);
  const next = await openTab();
  await next.signIn('dara');
  expect(next.drafts.current()).toEqual({});
  expect(await next.offered()).toEqual([['a', 'Mine']]);
  expect(next.hasLeftovers()).toBe(true);
});

test('saved or discarded text is not offered', async () => {
  const first = await openTab();
  await first.signIn('dara');
  first.drafts.keep('a', typed('Saved'));
  first.drafts.keep('b', typed('Undone'));
  first.drafts.keep('c', { ...typed('The server has it'), isSafe: true } as Draft);
  first.drafts.drop('a');
  first.drafts.keep('b', typed('Old'));
  first.close();
  const next = await openTab();
  await next.signIn('dara');
  expect(await next.offered()).toEqual([]);
  expect(next.hasLeftovers()).toBe(false);
});

test('a second person in the same tab sees nothing of the first, who finds it again', async () => {
  const tab = await openTab();
  await tab.signIn('dara');
  tab.drafts.keep('a', typed('Dara’s'));
  await tab.signIn('lana');
  expect(tab.drafts.current()).toEqual({});
  expect(await tab.offered()).toEqual([]);
  tab.drafts.keep('a', typed('Lana’s'));
  await tab.signIn('dara');
  expect(tab.drafts.current()).toEqual({});
  expect(await tab.offered()).toEqual([['a', 'Dara’s']]);
});

test('before the account is known, a reload shows typed text, unless somebody else has signed in since', async () => {
  const tab = await openTab();
  await tab.signIn('dara');
  tab.drafts.keep('a', typed('Mine'));
  tab.close();
  const reloaded = await openTab(tab.kept);
  expect(reloaded.drafts.current()).toEqual({ a: typed('Mine') });
  await reloaded.signIn('dara');
  expect(reloaded.drafts.current()).toEqual({ a: typed('Mine') });
  expect(await reloaded.offered()).toEqual([]);
  await (await openTab()).signIn('lana');
  expect((await openTab(tab.kept)).drafts.current()).toEqual({});
});

test('text typed before the account is known belongs to it afterwards', async () => {
  const tab = await openTab();
  tab.drafts.keep('a', typed('Early'));
  await tab.signIn('dara');
  expect(tab.drafts.current()).toEqual({ a: typed('Early') });
  tab.close();
  const next = await openTab();
  await next.signIn('dara');
  expect(await next.offered()).toEqual([['a', 'Early']]);
});

test('two tabs on the same post overwrite nothing of each other, and both texts are offered', async () => {
  const [one, two] = [await openTab(), await openTab()];
  await one.signIn('dara');
  await two.signIn('dara');
  one.drafts.keep('a', typed('One'));
  two.drafts.keep('a', typed('Two'));
  expect(await two.offered()).toEqual([]);
  one.close();
  expect(await two.offered()).toEqual([['a', 'One']]);
  two.close();
  const next = await openTab();
  await next.signIn('dara');
  // Both texts may have been typed in the same millisecond, so their order is not known.
  expect((await next.offered()).toSorted()).toEqual([
    ['a', 'One'],
    ['a', 'Two'],
  ]);
});

test('a duplicated tab continues with its text, and writes under its own name', async () => {
  const tab = await openTab();
  await tab.signIn('dara');
  tab.drafts.keep('a', typed('Mine'));
  const kept = new Kept();
  for (const [key, value] of tab.kept.items) kept.setItem(key, value);
  const copied = await openTab(kept);
  await copied.signIn('dara');
  await expect.poll(() => idOf(kept)).not.toBe(idOf(tab.kept));
  copied.drafts.keep('a', typed('Copy'));
  tab.close();
  expect(await copied.offered()).toEqual([['a', 'Mine']]);
});

test('offered text that replaces text being typed does not lose it', async () => {
  const tab = await openTab();
  await tab.signIn('dara');
  tab.drafts.keep('a', typed('Here'));
  tab.drafts.keepInstead('a', typed('Offered'));
  expect(tab.drafts.current()).toEqual({ a: typed('Offered') });
  expect(await tab.offered()).toEqual([['a', 'Here']]);
});

test('text older than a month is not offered, and is deleted at the next write', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const first = await openTab();
  await first.signIn('dara');
  first.drafts.keep('a', typed('Mine'));
  first.close();
  vi.setSystemTime(Date.now() + first.typedKeptMs + 1);
  const next = await openTab();
  await next.signIn('dara');
  expect(await next.offered()).toEqual([]);
  next.drafts.keep('b', typed('New'));
  next.writeWaiting();
  expect([...browser.items.keys()].filter((name) => name.endsWith('/a'))).toEqual([]);
});

test('only a limited number of texts is kept: the oldest are deleted', async () => {
  vi.useFakeTimers({ toFake: ['Date'] });
  const tab = await openTab();
  await tab.signIn('dara');
  for (let n = 0; n < tab.maxTyped + 5; n++) {
    vi.setSystemTime(Date.now() + 1);
    tab.drafts.keep(`key-${n}`, typed(`Text ${n}`));
  }
  tab.writeWaiting();
  const kept = [...browser.items.keys()].filter((name) => name.startsWith('typed/'));
  expect(kept).toHaveLength(tab.maxTyped);
  expect(kept.some((name) => name.endsWith('/key-0'))).toBe(false);
  expect(kept.some((name) => name.endsWith(`/key-${tab.maxTyped + 4}`))).toBe(true);
});

test.each([
  ['has no room left', 'setItem'],
  ['refuses storage', 'getItem'],
] as const)('if the browser %s, typed text stays as long as the page', async (_, refused) => {
  browser[refused] = () => {
    throw new DOMException('No', 'QuotaExceededError');
  };
  const tab = await openTab();
  await tab.signIn('dara');
  tab.drafts.keep('a', typed('Mine'));
  tab.drafts.keep('a', typed('Mine, longer'));
  expect(tab.drafts.current()).toEqual({ a: typed('Mine, longer') });
  expect(await tab.offered()).toEqual([]);
});

test('ignores unreadable texts, and those of an older release', async () => {
  browser.setItem('typed/dara/tab/test/a', '1 {');
  browser.setItem('typed/dara/tab/test/b', `${Date.now()} {"text":"New"}`);
  browser.setItem('typed/%', 'x');
  const tab = await openTab();
  await tab.signIn('dara');
  expect(await tab.offered()).toEqual([]);
});
