/** The fields of the contact form as typed. */
export type ContactValues = Record<'name' | 'email' | 'company' | 'service' | 'message', string>;
export const contactFields = ['name', 'email', 'company', 'service', 'message'] as const;

/** What is kept of an unsent message, so that neither a failed send nor a reload costs the visitor a word. */
interface ContactDraft {
  values: ContactValues;
  /** The last attempt to send: its key, and the values it belongs to. */
  attempt?: { key: string; values: string };
  /** When the draft was last written, in milliseconds since the epoch. */
  savedAt: number;
}

const storageKey = 'contact-draft';
const keptFor = 7 * 86_400_000;
/** Stands in for a storage that the browser refuses. */
let memory: ContactDraft | undefined;

/** The kept draft, if there is one younger than a week. */
export function readDraft(): ContactDraft | undefined {
  try {
    const draft: ContactDraft | null = JSON.parse(localStorage.getItem(storageKey) ?? 'null');
    return draft && Date.now() - draft.savedAt < keptFor ? draft : undefined;
  } catch {
    return memory;
  }
}

/** Keeps what was typed; a browser that refuses storage only loses it with the page. */
export function saveDraft(values: ContactValues, attempt = readDraft()?.attempt): void {
  const draft: ContactDraft = { values, ...(attempt && { attempt }), savedAt: Date.now() };
  memory = draft;
  try {
    localStorage.setItem(storageKey, JSON.stringify(draft));
  } catch {
    // The memory above holds it as long as the page.
  }
}

export function clearDraft(): void {
  memory = undefined;
  try {
    localStorage.removeItem(storageKey);
  } catch {
    // Nothing was stored then.
  }
}

/** The key to send these values with: the last attempt's when they are unchanged since, so that a retry is stored once. */
export function attemptKey(values: ContactValues): string {
  const serialized = JSON.stringify(values);
  const attempt = readDraft()?.attempt;
  if (attempt?.values === serialized) return attempt.key;
  const key = crypto.randomUUID();
  saveDraft(values, { key, values: serialized });
  return key;
}
