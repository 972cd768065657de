import { hasSessionHint } from '#web/lib/session-hint.ts';
import { createStore } from '#web/lib/store.ts';

/**
 * Unsaved text in this browser (`localStorage`): one entry for each account, tab, kind of draft and item. So two tabs
 * never overwrite one another, and nobody sees what another account typed. In a browser that refuses storage, drafts
 * are lost with the page.
 */

const prefix = 'typed/';
/** Key in `sessionStorage` of this tab's id and account: after a reload the tab finds its own entries by it. */
const tabKey = 'typed-tab';
/**
 * Key in `localStorage` of the account that was signed in last. Until the current account is known, only entries of this
 * account are shown.
 */
const accountKey = 'typed-account';
/**
 * `typedKeptMs`: older entries are deleted. `maxTyped`: how many entries are kept, over all accounts of the browser; the oldest
 * ones beyond this number are deleted.
 */
export const typedKeptMs = 30 * 24 * 60 * 60_000;
export const maxTyped = 60;

/** The key of an entry. */
interface Place {
  readonly account: string;
  readonly tab: string;
  /** The kind of drafts, and the draft's key among them. */
  readonly kind: string;
  readonly key: string;
}

/** Typed text: `at` is when (ms since 1970), `draft` as it was kept. */
export interface TypedEntry extends Place {
  readonly at: number;
  readonly draft: unknown;
}

interface Tab {
  readonly id: string;
  /**
   * The account that is or was last signed in here; empty before the account is known. Text that is typed until then belongs
   * only to this tab.
   */
  readonly account: string;
}

let tab = storedTab() ?? newTab();
/** Releases the lock by which other tabs know that this tab is open; absent until the account is known. */
let release: (() => void) | undefined;

/**
 * Makes an account the owner of what is typed from now on. Returns true if another account was the owner before. The entries of
 * that account stay, under the id of a tab that counts as closed.
 */
export function setTypingAccount(account: string): boolean {
  const isAnother = tab.account !== '' && tab.account !== account;
  if (isAnother) {
    release?.();
    release = undefined;
    tab = noted({ id: crypto.randomUUID(), account });
  } else if (tab.account !== account) moveTo({ ...tab, account });
  attempt(() => localStorage.setItem(accountKey, account));
  if (!release) holdTab();
  return isAnother;
}

/** Returns this tab's entries of a kind, for the current account. */
export function ownEntries(kind: string): TypedEntry[] {
  return entries().filter((one) => isOwn(one) && one.kind === kind);
}

/**
 * How long typed text waits until it is written, in ms. Writing a long text at every key press would make typing slow.
 */
const writeMs = 250;
const waiting = new Map<string, TypedEntry>();
let timer: ReturnType<typeof setTimeout> | undefined;

/** Stores the typed text of an item: some times a second, and at once when the page is hidden or left. */
export function keepTyped(kind: string, key: string, draft: unknown): void {
  const entry = { account: tab.account, tab: tab.id, kind, key, at: Date.now(), draft };
  waiting.set(nameOf(entry), entry);
  timer ??= setTimeout(writeWaiting, writeMs);
}

/** Stores the typed text that is not stored yet. */
export function writeWaiting(): void {
  clearTimeout(timer);
  timer = undefined;
  const entries = [...waiting.values()];
  waiting.clear();
  for (const entry of entries) write(entry);
}

if (typeof document !== 'undefined') {
  addEventListener('pagehide', writeWaiting);
  document.addEventListener('visibilitychange', writeWaiting);
}

/** Removes the entry of an item: its text is on the server, or discarded. */
export function dropTyped(kind: string, key: string): void {
  removeEntry({ account: tab.account, tab: tab.id, kind, key });
}

/** Counts the entries that were put aside in this tab, so that they are offered at once. */
export const putAsides = createStore(0);

/**
 * Stores a draft as an entry of its own, as if from a closed tab, so that it is offered to the user again. The entry of this
 * tab stays.
 */
export function putAside({ kind, key, draft, at }: Pick<TypedEntry, 'kind' | 'key' | 'draft' | 'at'>): void {
  write({ account: tab.account, tab: crypto.randomUUID(), kind, key, at, draft });
  putAsides.set(putAsides.current() + 1);
}

export function removeEntry(place: Place): void {
  waiting.delete(nameOf(place));
  attempt(() => localStorage.removeItem(nameOf(place)));
}

/** True if the current account may have text from closed tabs. */
export function hasLeftovers(): boolean {
  if (!release) return false;
  return names().some((name) => {
    const place = placeIn(name);
    return place !== undefined && place.account === tab.account && place.tab !== tab.id;
  });
}

/** Returns what the signed-in person typed in closed tabs, oldest first, without entries that are too old. */
export async function readLeftovers(): Promise<TypedEntry[]> {
  if (!release) return [];
  const open = await openTabs();
  return entries()
    .filter(({ account, tab: id }) => account === tab.account && id !== tab.id && !open.has(id))
    .sort((one, other) => one.at - other.at);
}

function isOwn({ account, tab: id }: Place): boolean {
  return account === tab.account && id === tab.id;
}

function write({ at, draft, ...place }: TypedEntry): void {
  const name = nameOf(place);
  attempt(() => {
    if (localStorage.getItem(name) === null) makeRoom();
    // The time comes first, so that it can be read without parsing the draft.
    localStorage.setItem(name, `${at} ${JSON.stringify(draft)}`);
  });
}

/** Deletes entries that are too old, and the oldest ones beyond the limit. */
function makeRoom(): void {
  const known = names().map((name) => ({
    name,
    at: Number.parseInt(localStorage.getItem(name) ?? '', 10) || 0,
  }));
  const newestFirst = known.sort((one, other) => other.at - one.at);
  for (const [place, { name, at }] of newestFirst.entries())
    if (place >= maxTyped - 1 || isTooOld(at)) localStorage.removeItem(name);
}

function isTooOld(at: number): boolean {
  return Date.now() - at > typedKeptMs;
}

function entries(): TypedEntry[] {
  return names().flatMap((name) => {
    const place = placeIn(name);
    const [, at, json] = /^(\d+) (.*)$/s.exec(attempt(() => localStorage.getItem(name)) ?? '') ?? [];
    const draft = json && attempt((): unknown => JSON.parse(json));
    return place && draft && !isTooOld(Number(at)) ? [{ ...place, at: Number(at), draft }] : [];
  });
}

function names(): string[] {
  if (waiting.size > 0) writeWaiting();
  return attempt(() => Object.keys(localStorage).filter((name) => name.startsWith(prefix))) ?? [];
}

function nameOf({ account, tab: id, kind, key }: Place): string {
  return prefix + [account, id, kind, key].map(encodeURIComponent).join('/');
}

function placeIn(name: string): Place | undefined {
  const parts = attempt(() => name.slice(prefix.length).split('/').map(decodeURIComponent));
  const [account, id, kind, key] = parts ?? [];
  return account !== undefined && id && kind && key ? { account, tab: id, kind, key } : undefined;
}

/** Returns a new tab for the account that this browser last had. */
function newTab(): Tab {
  const account = hasSessionHint() ? attempt(() => localStorage.getItem(accountKey)) : undefined;
  return noted({ id: crypto.randomUUID(), account: account ?? '' });
}

function noted(now: Tab): Tab {
  attempt(() => sessionStorage.setItem(tabKey, JSON.stringify(now)));
  return now;
}

function storedTab(): Tab | undefined {
  const stored: Partial<Tab> | null | undefined = attempt(() =>
    JSON.parse(sessionStorage.getItem(tabKey) ?? 'null'),
  );
  const { id, account = '' } = stored ?? {};
  const isOfLast = account === '' || account === attempt(() => localStorage.getItem(accountKey));
  return id && isOfLast ? { id, account } : undefined;
}

/** Moves the entries of this tab to another tab id or account. */
function moveTo(next: Tab, isCopy = false): void {
  const kept = entries().filter(isOwn);
  tab = noted(next);
  for (const entry of kept) {
    if (!isCopy) removeEntry(entry);
    write({ ...entry, account: next.account, tab: next.id });
  }
}

/**
 * Keeps a lock as long as this tab is open. If another tab has the lock, this tab was made as a copy of that one: this tab then
 * gets an id of its own, and copies of the entries.
 */
function holdTab(): void {
  const { id } = tab;
  const end = new Promise<void>((resolve) => {
    release = resolve;
  });
  void attempt(() =>
    navigator.locks.request(prefix + id, { ifAvailable: true }, (lock) => {
      if (lock) return end;
      if (tab.id === id) {
        moveTo({ ...tab, id: crypto.randomUUID() }, true);
        holdTab();
      }
      return undefined;
    }),
  )?.catch(() => {});
}

/** Returns the ids of the open tabs; none if the browser has no locks. */
async function openTabs(): Promise<ReadonlySet<string>> {
  const state = await attempt(() => navigator.locks.query())?.catch(() => undefined);
  return new Set(state?.held?.map(({ name }) => name?.slice(prefix.length) ?? ''));
}

/** Returns `undefined` where the browser refuses storage. */
function attempt<Result>(act: () => Result): Result | undefined {
  try {
    return act();
  } catch {
    return undefined;
  }
}
