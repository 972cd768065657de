import { describedInMarkdown } from '#shared/images/used-in-text.ts';
import type { Selected, TextEdit } from './text-edit.ts';

/**
 * Inserts pictures, each in a paragraph, after the block in which the selection ends and after pictures that follow it; or
 * before the block if the caret is at its start. No text is replaced. The caret is then in the description of the first
 * picture: the stored description, or an empty one.
 */
export function insertPictures(
  selected: Selected,
  addresses: readonly string[],
  descriptions: readonly string[] = [],
): TextEdit {
  const { text } = selected;
  const at = placeBetweenBlocks(selected);
  const before = breaksMissing(text.slice(0, at), /\n*$/);
  const after = breaksMissing(text.slice(at), /^\n*/);
  const pictures = addresses
    .map((address, index) => `![${described(descriptions[index])}](${address})`)
    .join('\n\n');
  const caret = at + before.length + 2 + described(descriptions[0]).length;
  return { start: at, end: at, insert: before + pictures + after, selectStart: caret, selectEnd: caret };
}

/** Returns the selection in `now`, a text that was changed in one place since the selection was made. */
export function selectionSince({ text, start, end }: Selected, now: string): Selected {
  return { text: now, start: placeSince(text, start, now), end: placeSince(text, end, now) };
}

function placeBetweenBlocks({ text, start, end }: Selected): number {
  const line = text.lastIndexOf('\n', end - 1) + 1;
  const isBlank = /^[ \t]*(\n|$)/.test(text.slice(line));
  const beginsBlock = start === end && end === line && /(^|\n[ \t]*\n)$/.test(text.slice(0, line));
  if (isBlank || beginsBlock) return line;
  const gap = text.slice(end).search(/\n[ \t]*(\n|$)/);
  const blockEnd = gap === -1 ? text.length : end + gap;
  return picture.test(text.slice(line, blockEnd)) ? endOfPictures(text, blockEnd) : blockEnd;
}

const picture = /^!\[.*\]\([^)]*\)[ \t]*$/;
const nextPicture = /^(?:[ \t]*\n){2,}!\[.*\]\([^)]*\)[ \t]*(?=\n[ \t]*\n|\n?$)/;

/** Returns where a run of pictures ends, so that a new one is added behind them. */
function endOfPictures(text: string, place: number): number {
  const next = nextPicture.exec(text.slice(place))?.[0];
  return next ? endOfPictures(text, place + next.length) : place;
}

/** Returns the line breaks that are missing for an empty line between a text and its neighbour. */
export function breaksMissing(neighbour: string, breaks: RegExp): string {
  const present = breaks.exec(neighbour)?.[0].length ?? 0;
  return neighbour === '' ? '' : '\n'.repeat(Math.max(0, 2 - present));
}

function placeSince(before: string, place: number, now: string): number {
  if (now.startsWith(before.slice(0, place))) return place;
  const rest = before.slice(place);
  return now.endsWith(rest) ? now.length - rest.length : Math.min(place, now.length);
}

const described = (description = '') => describedInMarkdown(description);
