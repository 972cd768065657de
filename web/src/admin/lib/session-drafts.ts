import * as z from 'zod/mini';

/** What editors keep of unsaved work, each draft under its key. */
export interface SessionDrafts<Draft> {
  current: () => Readonly<Partial<Record<string, Draft>>>;
  /** Keeps a draft, over a reload and a new sign-in too. */
  keep: (key: string, draft: Draft) => void;
  drop: (key: string) => void;
  dropAll: () => void;
  /** Drops what was opened for editing but not changed. */
  dropUnchanged: () => void;
  /** Whether anything is unsaved. */
  hasChanges: () => boolean;
  /** Calls back whenever a draft changes. Returns the way to stop. */
  subscribe: (listener: () => void) => () => void;
}

interface SessionDraftsOptions<Draft> {
  storageKey: string;
  schema: z.ZodMiniType<Draft>;
  /** Whether a draft says anything else than what it was written over. */
  isChanged: (draft: Draft) => boolean;
}

/** Drafts that `sessionStorage` keeps: for this browser tab only, since two tabs may edit the same thing. */
export function sessionDrafts<Draft>({
  storageKey,
  schema,
  isChanged,
}: SessionDraftsOptions<Draft>): SessionDrafts<Draft> {
  const listeners = new Set<() => void>();
  let drafts: Readonly<Record<string, Draft>> = onlyChanged(readStored());

  function onlyChanged(all: Readonly<Record<string, Draft>>): Record<string, Draft> {
    return Object.fromEntries(Object.entries(all).filter(([, draft]) => isChanged(draft)));
  }

  function readStored(): Record<string, Draft> {
    try {
      const stored = JSON.parse(sessionStorage.getItem(storageKey) ?? '{}');
      return z.record(z.string(), schema).safeParse(stored).data ?? {};
    } catch {
      return {};
    }
  }

  function set(next: Readonly<Record<string, Draft>>): void {
    drafts = next;
    try {
      sessionStorage.setItem(storageKey, JSON.stringify(drafts));
    } catch {
      // A browser that refuses storage only loses the drafts with the page.
    }
    for (const listener of listeners) listener();
  }

  return {
    current: () => drafts,
    keep: (key, draft) => set({ ...drafts, [key]: draft }),
    drop: (key) => {
      const { [key]: _, ...others } = drafts;
      set(others);
    },
    dropAll: () => set({}),
    dropUnchanged: () => set(onlyChanged(drafts)),
    hasChanges: () => Object.values(drafts).some(isChanged),
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
}
