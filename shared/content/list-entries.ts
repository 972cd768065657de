import type { Language } from '../language.ts';

/** An entry of a list that people add to, order and hide. Texts it lacks are empty. */
export interface ListEntry {
  /** The heading of the entry: a name, a question, days. */
  readonly title: string;
  /** The text below it, in one or more lines. */
  readonly text: string;
  readonly phone: string;
  /** The URL of its picture. */
  readonly picture: string;
  readonly hidden: boolean;
  /** The number of the fixed items, from 1, that have the entry's texts; 0 if it has its own. */
  readonly slot: number;
}

export const emptyEntry: ListEntry = { title: '', text: '', phone: '', picture: '', hidden: false, slot: 0 };

/** The line between two entries. */
const separator = '---';

/**
 * Returns the entries in a stored text. A line of `---` separates two entries. The first line of an entry is its title, the
 * others are its text, except `[hidden]`, `[phone] …`, `[picture] …`, `[slot] …`, and `[empty]` if there is nothing else.
 */
export function parseList(stored: string): ListEntry[] {
  if (stored === '') return [];
  const entries: string[][] = [[]];
  for (const line of stored.split('\n')) {
    if (line.trim() === separator) entries.push([]);
    else entries.at(-1)?.push(line);
  }
  return entries.map(entryOf);
}

function entryOf(lines: readonly string[]): ListEntry {
  const facts: Record<string, string> = {};
  const own = lines.filter((line) => {
    const [, name, value = ''] = /^\[(empty|hidden|phone|picture|slot)\] ?(.*)$/.exec(line) ?? [];
    if (name) facts[name] = value;
    return !name;
  });
  const [title = '', ...text] = own;
  const { hidden, phone = '', picture = '', slot } = facts;
  return {
    ...{ title, text: text.join('\n'), phone, picture },
    ...{ hidden: hidden !== undefined, slot: Number(slot) || 0 },
  };
}

/** Returns the stored text of a list. The inverse of {@link parseList}. */
export function listText(entries: readonly ListEntry[]): string {
  return entries.map(entryText).join(`\n${separator}\n`);
}

function entryText({ title, text, phone, picture, hidden, slot }: ListEntry): string {
  const lines = text.split('\n').map((line) => (line.trim() === separator ? '–' : line));
  return [
    title,
    ...(text ? lines : []),
    ...(title || text || slot || phone || picture || hidden ? [] : ['[empty]']),
    ...(slot ? [`[slot] ${slot}`] : []),
    ...(phone ? [`[phone] ${phone}`] : []),
    ...(picture ? [`[picture] ${picture}`] : []),
    ...(hidden ? ['[hidden]'] : []),
  ].join('\n');
}

/**
 * Returns the entries as a reader of a language gets them: in Arabic, each entry has its Arabic texts, or the English ones if
 * it has none. The Arabic texts of an entry are at the same position in the Arabic list.
 */
export function entriesIn(
  stored: { readonly value: string; readonly valueAr: string },
  language: Language,
): ListEntry[] {
  const entries = parseList(stored.value);
  if (language === 'en') return entries;
  const arabic = parseList(stored.valueAr);
  if (entries.length === 0) return arabic;
  return entries.map((entry, at) => ({
    ...entry,
    title: arabic[at]?.title || entry.title,
    text: arabic[at]?.text || entry.text,
  }));
}

/**
 * Returns the entries. Puts a new entry before them for each fixed item whose number is in no entry's `slot`, in the order of
 * the numbers.
 */
export function withSlots(entries: readonly ListEntry[], slots: number): readonly ListEntry[] {
  const named = new Set(entries.map(({ slot }) => slot));
  const missing = Array.from({ length: slots }, (_, at) => at + 1).filter((slot) => !named.has(slot));
  return [...missing.map((slot) => ({ ...emptyEntry, slot })), ...entries];
}
