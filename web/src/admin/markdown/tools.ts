import {
  Bold,
  Heading,
  Italic,
  Link,
  List,
  ListOrdered,
  type LucideIcon,
  Table,
  TextQuote,
} from 'lucide-react';
import type { copy } from './copy.en.ts';
import { breaksMissing } from './insert-pictures.ts';
import { insertLink, type Selected, type TextEdit } from './text-edit.ts';

export type ToolId = Exclude<keyof typeof copy.tools, 'picture' | 'undo'>;

export interface Tool {
  id: ToolId;
  icon: LucideIcon;
  /** The letter of its shortcut with Ctrl or Command. */
  letter?: string;
  /** @param placeholder the words of a new link if no words are selected */
  edit: (selected: Selected, placeholder: string) => TextEdit;
}

/** The buttons that change the text, in their order. */
export const tools: readonly Tool[] = [
  { id: 'bold', icon: Bold, letter: 'b', edit: (selected) => toggleWords(selected, 'bold') },
  { id: 'italic', icon: Italic, letter: 'i', edit: (selected) => toggleWords(selected, 'italic') },
  { id: 'heading', icon: Heading, edit: cycleHeading },
  { id: 'list', icon: List, edit: (selected) => toggleLines(selected, 'list') },
  { id: 'numbers', icon: ListOrdered, edit: (selected) => toggleLines(selected, 'numbers') },
  { id: 'quote', icon: TextQuote, edit: (selected) => toggleLines(selected, 'quote') },
  { id: 'table', icon: Table, edit: insertTable },
  { id: 'link', icon: Link, letter: 'k', edit: insertLink },
];

/** Returns the tool of a key press. On keyboards without Latin letters the position of the key decides. */
export function toolOfKey(
  event: Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>,
): Tool | undefined {
  if (event.ctrlKey === event.metaKey || event.altKey || event.shiftKey) return undefined;
  const key = event.key.toLowerCase();
  const letter = /^[a-z]$/.test(key) ? key : event.code.replace(/^Key/, '').toLowerCase();
  return tools.find((tool) => tool.letter === letter);
}

/** Matches the sign of a heading or a list item at the start of a line. */
const sign = /^[ \t]*(?:[-+*]|\d{1,9}[.)]|#{1,6})[ \t]+/;
const signs = {
  list: { has: /^[ \t]*[-+*][ \t]+/, replaces: sign, make: () => '- ' },
  numbers: { has: /^[ \t]*\d{1,9}[.)][ \t]+/, replaces: sign, make: (place: number) => `${place}. ` },
  quote: { has: /^[ \t]*>[ \t]?/, replaces: /^/, make: () => '> ' },
} as const;
export type LineSign = keyof typeof signs;

/** Makes the selected lines a list, numbered list or quote; if all of them are one already, removes their signs. */
export function toggleLines(selected: Selected, kind: LineSign): TextEdit {
  const { has, replaces, make } = signs[kind];
  return changeLines(selected, (lines) => {
    const written = lines.filter((line) => line.trim() !== '');
    if (written.length > 0 && written.every((line) => has.test(line))) {
      return lines.map((line) => line.replace(has, ''));
    }
    let place = 0;
    return lines.map((line) => {
      if (line.trim() === '' && lines.length > 1) return line;
      place += 1;
      return make(place) + line.replace(replaces, '');
    });
  });
}

/** Makes the selected lines a heading, then one of the next lower level, and after the third level plain lines. */
export function cycleHeading(selected: Selected): TextEdit {
  return changeLines(selected, (lines) => {
    const level = /^#*/.exec(lines[0] ?? '')?.[0].length ?? 0;
    const next = level < 3 ? `${'#'.repeat(level + 1)} ` : '';
    return lines.map((line) =>
      line.trim() === '' && lines.length > 1 ? line : next + line.replace(sign, ''),
    );
  });
}

/** Changes the selected lines. A caret keeps its place in its line; a selection is extended to whole lines. */
function changeLines(
  { text, start, end }: Selected,
  change: (lines: readonly string[]) => readonly string[],
): TextEdit {
  const first = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end > start && text[end - 1] === '\n' ? end - 1 : end);
  const last = next === -1 ? text.length : next;
  const old = text.slice(first, last);
  const insert = change(old.split('\n')).join('\n');
  const caret = Math.max(first, start + insert.length - old.length);
  const [selectStart, selectEnd] = start === end ? [caret, caret] : [first, first + insert.length];
  return { start: first, end: last, insert, selectStart, selectEnd };
}

const marks = { bold: '**', italic: '*' } as const;
export type WordMark = keyof typeof marks;

/** Marks the selected words, or the word at the caret, line by line; removes the mark if all of these words have it. */
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

/** Returns the selection; without one, the word around the caret, or the caret if it is not inside a word. */
function wordAt({ text, start, end }: Selected): Selected {
  if (start !== end) return { text, start, end };
  const before = /[\p{L}\p{M}\p{N}]*$/u.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^[\p{L}\p{M}\p{N}]*/u.exec(text.slice(end))?.[0].length ?? 0;
  return before && after ? { text, start: start - before, end: end + after } : { text, start, end };
}

/** Extends the selection over marks that directly surround it. */
function withMarks({ text, start, end }: Selected): Selected {
  const before = /\**$/.exec(text.slice(0, start))?.[0].length ?? 0;
  const after = /^\**/.exec(text.slice(end))?.[0].length ?? 0;
  const both = Math.min(before, after, 3);
  return { text, start: start - both, end: end + both };
}

/** Splits a line into the text to be marked and what surrounds it: signs of lists, quotes and headings, and outer blanks. */
function splitLine(line: string): { before: string; words: string; after: string } {
  const before = /^\s*(?:(?:>|#{1,6}|[-+*]|\d{1,9}[.)])\s+)*/.exec(line)?.[0] ?? '';
  const rest = line.slice(before.length);
  const words = rest.trimEnd();
  return { before, words, after: rest.slice(words.length) };
}

/** Three asterisks are both bold and italic. */
function hasMark(words: string, mark: string): boolean {
  const stars = Math.min(/^\**/.exec(words)?.[0].length ?? 0, /\**$/.exec(words)?.[0].length ?? 0);
  return words.length > 2 * stars && (stars === mark.length || stars === 3);
}

/**
 * Inserts a table of two columns in a block of its own, with the caret in its first cell. A selection whose lines have tabs, as
 * copied from a sheet, becomes the table.
 */
export function insertTable({ text, start, end }: Selected): TextEdit {
  const selected = text.slice(start, end);
  const rows = selected.includes('\t')
    ? selected
        .trim()
        .split('\n')
        .map((line) => line.split('\t').map((cell) => cell.trim().replace(/(?<!\\)\|/g, '\\|')))
    : [
        ['', ''],
        ['', ''],
      ];
  const columns = Math.max(...rows.map((row) => row.length));
  const lineOf = (cells: readonly string[]) =>
    `| ${Array.from({ length: columns }, (_, place) => cells[place] ?? '').join(' | ')} |`;
  const [head = [], ...others] = rows;
  const table = [lineOf(head), `|${' --- |'.repeat(columns)}`, ...others.map(lineOf)].join('\n');
  const isReplaced = selected.includes('\t');
  const at = isReplaced ? start : end;
  const before = breaksMissing(text.slice(0, at), /\n*$/);
  const after = breaksMissing(text.slice(end), /^\n*/);
  const caret = isReplaced ? at + before.length + table.length : at + before.length + 2;
  return { start: at, end, insert: before + table + after, selectStart: caret, selectEnd: caret };
}
