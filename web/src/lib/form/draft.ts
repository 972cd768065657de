import { hashOf } from '#shared/text/hash.ts';

/** An unsent message. It is kept so that the visitor loses no text by a failed send or a reload. */
export interface Draft<Values> {
  values: Values;
  /** A random value from the start of the draft: together with the contents it makes the idempotency key. */
  seed: string;
  /** When the draft was last written, in milliseconds since the epoch. */
  savedAt: number;
}

export interface DraftStore<Values> {
  /** Returns the kept draft, unless it is older than a week; then it is deleted. */
  read: () => Draft<Values> | undefined;
  /** Keeps the typed values. If the browser refuses storage they are lost with the page. */
  save: (values: Values) => unknown;
  clear: () => void;
  /**
   * Returns the idempotency key for these values: the same whenever this draft has them, so that a retry is stored
   * once. Nothing is stored at sending, since a browser that is killed a moment later loses its last writes.
   */
  attemptKey: (values: Values) => string;
}

const keptFor = 7 * 86_400_000;

/** Returns the draft that `localStorage` keeps under a key. */
export function draftStore<Values>(storageKey: string): DraftStore<Values> {
  /** A draft that the browser refused to store. */
  let memory: Draft<Values> | undefined;

  function read(): Draft<Values> | undefined {
    if (memory) return memory;
    try {
      const draft: Draft<Values> | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
      if (draft && Date.now() - draft.savedAt < keptFor) return draft;
      if (draft) localStorage.removeItem(storageKey);
      return undefined;
    } catch {
      return undefined;
    }
  }

  function save(values: Values): Draft<Values> {
    const seed = read()?.seed ?? crypto.randomUUID();
    const draft: Draft<Values> = { values, seed, savedAt: Date.now() };
    try {
      localStorage.setItem(storageKey, JSON.stringify(draft));
      memory = undefined;
    } catch {
      memory = draft;
    }
    return draft;
  }

  function clear() {
    memory = undefined;
    try {
      localStorage.removeItem(storageKey);
    } catch {
      // If storage is blocked, there is nothing to remove.
    }
  }

  function attemptKey(values: Values): string {
    const seed = read()?.seed ?? save(values).seed;
    return `${seed}-${hashOf(JSON.stringify(values))}`;
  }

  return { read, save, clear, attemptKey };
}
