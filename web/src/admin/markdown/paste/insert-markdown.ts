import { breaksMissing } from '../insert-pictures.ts';
import type { Selected, TextEdit } from '../text-edit.ts';

/** What is more than words within a line: several blocks, or one that begins with a sign. */
const blocks = /\n|^(?:#{1,6} |[-+*] |\d+[.)] |> |---)/;

/** Puts a text in Markdown in the place of the selection: words within their line, blocks with empty lines around them. */
export function insertMarkdown({ text, start, end }: Selected, markdown: string): TextEdit {
  const isBlocks = blocks.test(markdown);
  const before = isBlocks ? breaksMissing(text.slice(0, start), /\n*$/) : '';
  const after = isBlocks ? breaksMissing(text.slice(end), /^\n*/) : '';
  const caret = start + before.length + markdown.length;
  return { start, end, insert: before + markdown + after, selectStart: caret, selectEnd: caret };
}
