import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { createStore, type ReadableStore, useStore } from '#web/lib/store.ts';
import { isChanged, type VersionedDraft } from './versioned-draft.ts';

type ByKey<Draft> = Readonly<Partial<Record<string, Draft>>>;

/** Something with unsaved changes, and the tab where it is edited. */
export interface UnsavedThing {
  readonly tab: string;
  /** Its label, or what somebody called it, in any language. */
  readonly name: ReactNode;
}

/** What editors keep of unsaved work, each draft under its key. */
export interface Drafts<Draft> extends ReadableStore<ByKey<Draft>> {
  /** Keeps a draft, over a reload and a new sign-in too. */
  keep: (key: string, draft: Draft) => void;
  drop: (key: string) => void;
  dropAll: () => void;
  /** Drops what was opened for editing but not changed. */
  dropUnchanged: () => void;
  /** What is unsaved: the drafts that say anything else than what they were written over, and are nowhere but here. */
  unsaved: () => UnsavedThing[];
}

interface DraftsOptions<Draft> {
  storageKey: string;
  schema: z.ZodMiniType<Draft>;
  /** How an unsaved draft is called when the administrator is asked about it. */
  nameOf: (draft: Draft, key: string) => UnsavedThing;
  /** Whether the server has all of a draft, so that nobody needs to be asked about it. */
  isSafe?: (draft: Draft) => boolean;
}

const everyDrafts: Pick<Drafts<unknown>, 'unsaved' | 'dropAll'>[] = [];
const changes = createStore(0);

/** Calls back whenever any drafts change, also of a kind that is made later. Returns the way to stop. */
export const subscribeToAllDrafts = changes.subscribe;

/** Every kind of drafts there is, in the order in which they were made: whoever leaves is asked about all of them. */
export function allDrafts(): typeof everyDrafts {
  return everyDrafts;
}

/** Drafts that `sessionStorage` keeps: for this browser tab only, since two tabs may edit the same thing. */
export function createDrafts<Draft extends VersionedDraft>({
  storageKey,
  schema,
  nameOf,
  isSafe = () => false,
}: DraftsOptions<Draft>): Drafts<Draft> {
  const { set, ...store } = createStore<ByKey<Draft>>(onlyChanged(readStored(storageKey, schema)));
  const change = (drafts: ByKey<Draft>) => {
    set(drafts);
    changes.set(changes.current() + 1);
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(drafts));
    } catch {
      // A browser that refuses storage only loses the drafts with the page.
    }
  };
  const drafts: Drafts<Draft> = {
    ...store,
    keep: (key, draft) => change({ ...store.current(), [key]: draft }),
    drop: (key) => {
      const { [key]: _, ...others } = store.current();
      change(others);
    },
    dropAll: () => change({}),
    dropUnchanged: () => change(onlyChanged(store.current())),
    unsaved: () =>
      Object.entries(onlyChanged(store.current())).flatMap(([key, draft]) =>
        isSafe(draft) ? [] : [nameOf(draft, key)],
      ),
  };
  everyDrafts.push(drafts);
  changes.set(changes.current() + 1);
  return drafts;
}

/** The draft under a key, as it changes. */
export function useDraft<Draft>(drafts: Drafts<Draft>, key: string | undefined): Draft | undefined {
  return useStore(drafts, (all) => (key === undefined ? undefined : all[key]));
}

function onlyChanged<Draft extends VersionedDraft>(drafts: ByKey<Draft>): Record<string, Draft> {
  const entries = Object.entries(drafts).flatMap(([key, draft]) =>
    draft && isChanged(draft) ? [[key, draft] as const] : [],
  );
  return Object.fromEntries(entries);
}

function readStored<Draft>(storageKey: string, schema: z.ZodMiniType<Draft>): ByKey<Draft> {
  try {
    const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
    return z.record(z.string(), schema).safeParse(stored).data ?? {};
  } catch {
    return {};
  }
}
