import type { Selected, TextEdit } from './text-edit.ts';

/** Blanks, and the sign of a list's item or a quote. */
const begun = /^([ \t]*)(?:([-+*])|(\d{1,9})([.)])|(>))([ \t]+|(?<=>))/;

/**
 * What the Enter key does within a list or quote: goes on with it, or ends it where nothing was written in the line.
 * Nothing elsewhere: the browser's own line break is right.
 */
export function continueLines({ text, start, end }: Selected): TextEdit | undefined {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const [sign = '', blanks, bullet, number, mark, quote, gap] = begun.exec(text.slice(line, start)) ?? [];
  if (!sign) return undefined;
  const isEmpty = text.slice(line + sign.length, next === -1 ? text.length : next).trim() === '';
  if (isEmpty) {
    // Without a blank line between, Markdown takes what is written next for more of the list's last item.
    const insert = text.slice(0, line).trimEnd() === '' || text.slice(0, line).endsWith('\n\n') ? '' : '\n';
    const caret = line + insert.length;
    return { start: line, end, insert, selectStart: caret, selectEnd: caret };
  }
  const again = bullet ?? quote ?? `${Number(number) + 1}${mark}`;
  const insert = `\n${blanks}${again}${gap || ' '}`;
  const caret = start + insert.length;
  return { start, end, insert, selectStart: caret, selectEnd: caret };
}
