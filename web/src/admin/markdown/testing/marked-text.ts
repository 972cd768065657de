import type { Selected, TextEdit } from '../text-edit.ts';

/** Returns a text with its selection between brackets `⟦⟧`, or its caret at `|`. */
export function read(marked: string): Selected {
  if (marked.includes('|')) {
    const at = marked.indexOf('|');
    return { text: marked.replace('|', ''), start: at, end: at };
  }
  const start = marked.indexOf('⟦');
  return { text: marked.replace(/[⟦⟧]/g, ''), start, end: marked.indexOf('⟧') - 1 };
}

/** Returns the text after an edit, with its selection. */
export function applied(
  { text }: Selected,
  { start, end, insert, selectStart, selectEnd }: TextEdit,
): string {
  const next = text.slice(0, start) + insert + text.slice(end);
  if (selectStart === selectEnd) return `${next.slice(0, selectStart)}|${next.slice(selectStart)}`;
  return `${next.slice(0, selectStart)}⟦${next.slice(selectStart, selectEnd)}⟧${next.slice(selectEnd)}`;
}
