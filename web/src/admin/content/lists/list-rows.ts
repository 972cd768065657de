import {
  emptyEntry,
  entriesIn,
  type ListEntry,
  listText,
  parseList,
  withSlots,
} from '#shared/content/list-entries.ts';
import type { ContentTexts } from '../state/content-drafts.tsx';

/** The texts of an entry in one language. */
export type EntryTexts = Pick<ListEntry, 'title' | 'text'>;

/**
 * An entry with its texts in both languages. The row itself has the English texts, and all values that are the same in both.
 */
export interface ListRow extends ListEntry {
  readonly arabic: EntryTexts;
}

/** Returns the rows of a list, those of its fixed items included. */
export function rowsOf({ value, valueAr }: ContentTexts, slots: number): ListRow[] {
  const arabic = parseList(valueAr);
  // Arabic alone, which only the API can store, is shown as entries without English.
  const entries: readonly ListEntry[] =
    value === ''
      ? arabic.map((entry) => ({ ...entry, title: '', text: '' }))
      : entriesIn({ value, valueAr }, 'en');
  const own = entries.map((entry, at) => {
    const { title = '', text = '' } = arabic[at] ?? {};
    return { ...entry, arabic: { title, text } };
  });
  const known = new Map<ListEntry, ListRow>(own.map((row) => [row, row]));
  return withSlots(own, slots).map((entry) => known.get(entry) ?? { ...entry, arabic: emptyTexts });
}

/**
 * Returns rows as the texts to store. Without any Arabic the Arabic text is empty, so that the list counts as not
 * translated.
 */
export function textsOf(rows: readonly ListRow[]): ContentTexts {
  const own = rows.filter(({ slot }) => slot === 0);
  const isUntranslated = own.length > 0 && !own.some(({ arabic }) => arabic.title || arabic.text);
  return {
    value: listText(rows),
    valueAr: isUntranslated
      ? ''
      : listText(
          rows.map((row) => ({
            ...row,
            // The first line of a stored entry is its title: without an Arabic one, the English title precedes the Arabic text.
            title: row.arabic.title || (row.arabic.text && row.title),
            text: row.arabic.text,
          })),
        ),
  };
}

export const emptyTexts: EntryTexts = { title: '', text: '' };
export const emptyRow: ListRow = { ...emptyEntry, arabic: emptyTexts };

/** Returns the list with one element at another place. */
export function movedTo<Element>(list: readonly Element[], from: number, to: number): Element[] {
  const rest = list.filter((_, at) => at !== from);
  return [...rest.slice(0, to), ...list.slice(from, from + 1), ...rest.slice(to)];
}
