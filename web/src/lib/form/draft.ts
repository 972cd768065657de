/** What is kept of something unsent, so that neither a failed send nor a reload costs the visitor a word. */
export interface Draft<Values> {
  values: Values;
  /** The last attempt to send: its key, and the values it belongs to. */
  attempt?: { key: string; values: string };
  /** When the draft was last written, in milliseconds since the epoch. */
  savedAt: number;
}

export interface DraftStore<Values> {
  /** The kept draft, if there is one younger than a week; an older one is thrown away. */
  read: () => Draft<Values> | undefined;
  /** Keeps what was typed; a browser that refuses storage only loses it with the page. */
  save: (values: Values) => void;
  clear: () => void;
  /** The key to send these values with: the last attempt's when they are unchanged since, so that a retry is stored once. */
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

  function save(values: Values, attempt = read()?.attempt) {
    const draft: Draft<Values> = { values, ...(attempt && { attempt }), savedAt: Date.now() };
    try {
      localStorage.setItem(storageKey, JSON.stringify(draft));
      memory = undefined;
    } catch {
      memory = draft;
    }
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
    const serialized = JSON.stringify(values);
    const attempt = read()?.attempt;
    if (attempt?.values === serialized) return attempt.key;
    const key = crypto.randomUUID();
    save(values, { key, values: serialized });
    return key;
  }

  return { read, save: (values) => save(values), clear, attemptKey };
}
