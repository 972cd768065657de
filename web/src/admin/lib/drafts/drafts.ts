import type { ReactNode } from 'react';
import type * as z from 'zod/mini';
import { differingFields } from '#shared/text/three-way.ts';
import { createStore, type ReadableStore, useStore } from '#web/lib/store.ts';
import {
  dropTyped,
  keepTyped,
  ownEntries,
  putAside,
  removeEntry,
  setTypingAccount,
  type TypedEntry,
} from './typed-storage.ts';
import { isChanged, type VersionedDraft } from './versioned-draft.ts';

type ByKey<Draft> = Readonly<Partial<Record<string, Draft>>>;

/** Something with unsaved changes: its name, and the tab where it is edited. */
export interface UnsavedThing {
  readonly tab: string;
  /** Its label, or the name that a user gave it, in any language. */
  readonly name: ReactNode;
}

/** Text that was typed in a closed tab and is not on the server: `at` is when, in ms since 1970. */
export interface Leftover<Draft = unknown> {
  readonly key: string;
  readonly draft: Draft;
  readonly at: number;
  readonly entry: TypedEntry;
}

/** The unsaved drafts of one kind of editor, by key. */
export interface Drafts<Draft> extends ReadableStore<ByKey<Draft>> {
  readonly storageKey: string;
  /** Returns the name of a draft, for questions about it. */
  readonly nameOf: (draft: Draft, key: string) => UnsavedThing;
  /** Keeps a draft, also after a reload, a closed tab or a new sign-in. */
  keep: (key: string, draft: Draft) => void;
  /** Keeps a draft instead of the one that is being typed. That one is put aside, and offered to the user again. */
  keepInstead: (key: string, draft: Draft) => void;
  /** Returns the leftovers of this kind among the entries of closed tabs, and removes entries that the server has already. */
  leftoversIn: (entries: readonly TypedEntry[]) => Leftover<Draft>[];
  /** Reads the drafts again, after another account has signed in. */
  readAgain: () => void;
  drop: (key: string) => void;
  /** Drops a draft, and offers it again like text of a closed tab. */
  putAway: (key: string) => void;
  dropAll: () => void;
  /** Drops drafts that were opened but not changed. */
  dropUnchanged: () => void;
  /** Returns the unsaved changes that exist only in this browser. */
  unsaved: () => UnsavedThing[];
  /** True if `unsaved` is not empty. Called at every key press, so it must be fast. */
  hasUnsaved: () => boolean;
}

interface DraftsOptions<Draft> {
  storageKey: string;
  schema: z.ZodMiniType<Draft>;
  /** Returns the name of an unsaved draft, for questions about it. */
  nameOf: (draft: Draft, key: string) => UnsavedThing;
  /** True if the server has all of a draft, so that nobody needs to be asked about it. */
  isSafe?: (draft: Draft) => boolean;
}

const everyDrafts: Pick<Drafts<unknown>, 'unsaved' | 'hasUnsaved' | 'dropAll' | 'readAgain'>[] = [];
const changes = createStore(0);

/**
 * Calls a listener whenever any drafts change, also those of a kind that is created later. Returns a function that stops it.
 */
export const subscribeToAllDrafts = changes.subscribe;

/** Returns all kinds of drafts, in the order of their creation. Leaving a page asks about all of them. */
export function allDrafts(): typeof everyDrafts {
  return everyDrafts;
}

/** Sets the signed-in account. Text that another account typed here is kept for that account alone. */
export function noteTypingAccount(account: string): void {
  if (setTypingAccount(account)) for (const { readAgain } of everyDrafts) readAgain();
}

/** The signed-in person's unsaved text of closed tabs. */
export { hasLeftovers, readLeftovers } from './typed-storage.ts';

/**
 * Creates a store of drafts that the browser keeps for the signed-in person, separately for each tab, since two tabs
 * may edit the same item.
 */
export function createDrafts<Draft extends VersionedDraft>({
  storageKey,
  schema,
  nameOf,
  isSafe = () => false,
}: DraftsOptions<Draft>): Drafts<Draft> {
  const readOwn = () => onlyChanged(Object.fromEntries(parsed(ownEntries(storageKey), schema)));
  const { set, ...store } = createStore<ByKey<Draft>>(readOwn());
  const show = (drafts: ByKey<Draft>) => {
    set(drafts);
    changes.set(changes.current() + 1);
  };
  const change = (drafts: ByKey<Draft>) => {
    const before = store.current();
    for (const key of Object.keys({ ...before, ...drafts })) {
      const draft = drafts[key];
      if (draft === before[key]) continue;
      if (draft && isChanged(draft)) keepTyped(storageKey, key, draft);
      else dropTyped(storageKey, key);
    }
    show(drafts);
  };
  const keep = (key: string, draft: Draft) => change({ ...store.current(), [key]: draft });
  const drop = (key: string) => {
    const { [key]: _, ...others } = store.current();
    change(others);
  };
  const isHere = (key: string, { values }: Draft) => {
    const here = store.current()[key];
    return here !== undefined && differingFields(here.values, values).length === 0;
  };
  const drafts: Drafts<Draft> = {
    ...store,
    storageKey,
    nameOf,
    keep,
    keepInstead: (key, draft) => {
      const here = store.current()[key];
      if (here && isChanged(here) && !isSafe(here) && !isHere(key, draft))
        putAside({ kind: storageKey, key, draft: here, at: Date.now() });
      keep(key, draft);
    },
    leftoversIn: (entries) =>
      entries.flatMap((entry) => {
        const [[key, draft] = []] = parsed(entry.kind === storageKey ? [entry] : [], schema);
        if (key === undefined || !draft) return [];
        if (isChanged(draft) && !isSafe(draft) && !isHere(key, draft))
          return [{ key, draft, at: entry.at, entry }];
        removeEntry(entry);
        return [];
      }),
    readAgain: () => show(readOwn()),
    drop,
    putAway: (key) => {
      const draft = store.current()[key];
      if (draft) putAside({ kind: storageKey, key, draft, at: Date.now() });
      drop(key);
    },
    dropAll: () => change({}),
    dropUnchanged: () => change(onlyChanged(store.current())),
    unsaved: () =>
      Object.entries(onlyChanged(store.current())).flatMap(([key, draft]) =>
        isSafe(draft) ? [] : [nameOf(draft, key)],
      ),
    hasUnsaved: () => Object.values(store.current()).some((one) => one && isChanged(one) && !isSafe(one)),
  };
  everyDrafts.push(drafts);
  changes.set(changes.current() + 1);
  return drafts;
}

/** Returns the draft under a key, as it changes. */
export function useDraft<Draft>(drafts: Drafts<Draft>, key: string | undefined): Draft | undefined {
  return useStore(drafts, (all) => (key === undefined ? undefined : all[key]));
}

function onlyChanged<Draft extends VersionedDraft>(drafts: ByKey<Draft>): Record<string, Draft> {
  const entries = Object.entries(drafts).flatMap(([key, draft]) =>
    draft && isChanged(draft) ? [[key, draft] as const] : [],
  );
  return Object.fromEntries(entries);
}

/** Skips drafts that an older release stored in another shape. */
function parsed<Draft>(entries: readonly TypedEntry[], schema: z.ZodMiniType<Draft>): [string, Draft][] {
  return entries.flatMap(({ key, draft }) => {
    const { data } = schema.safeParse(draft);
    return data === undefined ? [] : [[key, data] as [string, Draft]];
  });
}
