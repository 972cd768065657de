import { hashOf } from '#shared/text/hash.ts';

/** What is kept of something unsent, so that neither a failed send nor a reload costs the visitor a word. */
export interface Draft<Values> {
  values: Values;
  /** Drawn when the draft was begun: with what is in it, it makes the key to send it with. */
  seed: string;
  /** When the draft was last written, in milliseconds since the epoch. */
  savedAt: number;
}

export interface DraftStore<Values> {
  /** The kept draft, if there is one younger than a week; an older one is thrown away. */
  read: () => Draft<Values> | undefined;
  /** Keeps what was typed; a browser that refuses storage only loses it with the page. */
  save: (values: Values) => unknown;
  clear: () => void;
  /**
   * The key to send these values with: the same whenever this draft holds them, so that a retry is stored once. Nothing is
   * noted when they are sent: a browser that is killed a moment later has lost what it wrote within the last seconds.
   */
  attemptKey: (values: Values) => string;
}

const keptFor = 7 * 86_400_000;

/** The draft that `localStorage` keeps under a key. */
export function draftStore<Values>(storageKey: string): DraftStore<Values> {
  /** What the browser refused to store. */
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
      // Nothing was stored then.
    }
  }

  function attemptKey(values: Values): string {
    const seed = read()?.seed ?? save(values).seed;
    return `${seed}-${hashOf(JSON.stringify(values))}`;
  }

  return { read, save, clear, attemptKey };
}
