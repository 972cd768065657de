import type { Selected, TextEdit } from './text-edit.ts';

/** A line is a heading, an item of a list or neither. */
const sign = /^[ \t]*(?:[-+*]|\d{1,9}[.)]|#{1,6})[ \t]+/;
const signs = {
  list: { has: /^[ \t]*[-+*][ \t]+/, replaces: sign, make: () => '- ' },
  numbers: { has: /^[ \t]*\d{1,9}[.)][ \t]+/, replaces: sign, make: (place: number) => `${place}. ` },
  quote: { has: /^[ \t]*>[ \t]?/, replaces: /^/, make: () => '> ' },
} as const;
export type LineSign = keyof typeof signs;

/** Makes the selected lines a list, numbered list or quote; takes the signs away where all lines have them. */
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

/** Makes the selected lines a heading, then one of the next lower level, after the third plain lines again. */
export function cycleHeading(selected: Selected): TextEdit {
  return changeLines(selected, (lines) => {
    const level = /^#*/.exec(lines[0] ?? '')?.[0].length ?? 0;
    const next = level < 3 ? `${'#'.repeat(level + 1)} ` : '';
    return lines.map((line) =>
      line.trim() === '' && lines.length > 1 ? line : next + line.replace(sign, ''),
    );
  });
}

/** Where nothing was selected the caret stays where it was in its line; a selection becomes that of the lines. */
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
