import type { Selected, TextEdit } from './text-edit.ts';

const marks = { bold: '**', italic: '*' } as const;
export type WordMark = keyof typeof marks;

/** Marks the selected words, or the word at the caret, line by line; takes the mark away where all have it. */
export function toggleWords(selected: Selected, kind: WordMark): TextEdit {
  const mark = marks[kind];
  const { text, start, end } = withMarks(wordAt(selected));
  const lines = text.slice(start, end).split('\n').map(splitLine);
  const isMarked =
    lines.some(({ words }) => words) && lines.every(({ words }) => !words || hasMark(words, mark));
  const changed = lines.map(({ before, words, after }) => {
    if (!words && lines.length > 1) return before + after;
    const inner = isMarked ? words.slice(mark.length, -mark.length) : `${mark}${words}${mark}`;
    return before + inner + after;
  });
  const insert = changed.join('\n');
  const before = lines[0]?.before.length ?? 0;
  const after = lines.at(-1)?.after.length ?? 0;
  if (lines.length === 1 && lines[0]?.words === '') {
    const caret = start + before + mark.length;
    return { start, end, insert, selectStart: caret, selectEnd: caret };
  }
  return { start, end, insert, selectStart: start + before, selectEnd: start + insert.length - after };
}

/** Without a selection, the word around the caret. */
function wordAt({ text, start, end }: Selected): Selected {
  if (start !== end) return { text, start, end };
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return before && after ? { text, start: start - before, end: end + after } : { text, start, end };
}

/** Takes marks that stand right around the selection into it. */
function withMarks({ text, start, end }: Selected): Selected {
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0;
  const both = Math.min(before, after, 3);
  return { text, start: start - both, end: end + both };
}

/** What is marked of a line: not the signs of a list, quote or heading, nor outer blanks. */
function splitLine(line: string): { before: string; words: string; after: string } {
  const before = /^\s*(?:(?:>|#{1,6}|[-+*]|\d{1,9}[.)])\s+)*/.exec(line)?.[0] ?? '';
  const rest = line.slice(before.length);
  const words = rest.trimEnd();
  return { before, words, after: rest.slice(words.length) };
}

/** Three stars are both marks. */
function hasMark(words: string, mark: string): boolean {
  const stars = Math.min(/^\**/.exec(words)?.[0].length ?? 0, /\**$/.exec(words)?.[0].length ?? 0);
  return words.length > 2 * stars && (stars === mark.length || stars === 3);
}
