import { boundWords } from '#shared/text/bound-words.ts';

/** A title that fits: its lines, and the size of its type. */
export interface FittedTitle {
  readonly lines: readonly string[];
  readonly size: number;
}

interface Room {
  /** In px. */
  readonly width: number;
  /** From large to small, each with the number of lines there is room for. */
  readonly sizes: readonly { readonly size: number; readonly lines: number }[];
}

/**
 * Breaks a title into lines in the largest size that fits. If no size fits, the title is cut in the smallest one and ends in an
 * ellipsis.
 *
 * @param measure returns the width of a text in px, at a size
 */
export function fitTitle(
  title: string,
  { width, sizes }: Room,
  measure: (text: string, size: number) => number,
): FittedTitle {
  const words = boundWords(title.trim()).split(/[ \t\n\r]+/);
  let last: FittedTitle = { lines: [], size: 0 };
  for (const { size, lines: max } of sizes) {
    const fits = (text: string) => measure(text, size) <= width;
    const lines = breakLines(words, fits);
    if (lines.length <= max && lines.every(fits)) return { lines, size };
    const kept = lines.slice(0, max);
    const isCut = lines.length > max;
    last = { size, lines: kept.map((line, index) => shortened(line, fits, isCut && index === max - 1)) };
  }
  return last;
}

function breakLines(words: readonly string[], fits: (text: string) => boolean): string[] {
  const lines: string[] = [];
  for (const word of words) {
    const before = lines.at(-1);
    const longer = before === undefined ? undefined : `${before} ${word}`;
    if (longer !== undefined && fits(longer)) lines[lines.length - 1] = longer;
    else lines.push(word);
  }
  return lines;
}

/** Returns the part of a line that fits, with an ellipsis if text is missing in the line or after it. */
function shortened(line: string, fits: (text: string) => boolean, goesOn: boolean): string {
  if (!goesOn && fits(line)) return line;
  const characters = Array.from(line);
  const upTo = (count: number) => `${characters.slice(0, count).join('').trimEnd()}…`;
  let [fitting, tooLong] = [0, characters.length + 1];
  while (tooLong - fitting > 1) {
    const middle = Math.floor((fitting + tooLong) / 2);
    if (fits(upTo(middle))) fitting = middle;
    else tooLong = middle;
  }
  return upTo(fitting);
}
