import { type ClipboardEvent, type DragEvent, type KeyboardEvent, type RefObject, useState } from 'react';
import type { Language } from '#shared/language.ts';
import { filesIn } from '../images/image-file.ts';
import { copy } from './copy.en.ts';
import { insertPictures, selectionSince } from './insert-pictures.ts';
import { type Pasted, pasteRichText, richTextIn } from './paste/rich-text.ts';
import type { Selected, TextEdit } from './text-edit.ts';
import { applyEdit, putWhereAsked, selectedIn } from './text-edit.ts';
import { type Tool, toolOfKey } from './tools.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

/**
 * Returns the handlers for all changes of a text box besides typing: tools, shortcuts, pictures, pasting and dropping.
 */
export function useTextEdits(box: RefObject<HTMLTextAreaElement | null>, language: Language) {
  const [pasted, setPasted] = useState<Pasted>();
  const { upload, send, progress } = usePictureUploads<Selected>((addresses, asked) => {
    if (!box.current) return;
    putWhereAsked(box.current, asked, ({ text }) => insertPictures(selectionSince(asked, text), addresses));
  });
  const use = (tool: Tool) => {
    if (box.current) applyEdit(box.current, tool.edit(selectedIn(box.current), copy.linkText[language]));
  };
  const choosePictures = (files: readonly File[]) => {
    if (box.current) upload(files, selectedIn(box.current));
  };
  const takePictures = (event: { preventDefault: () => void }, transfer: DataTransfer) => {
    const files = filesIn(transfer);
    if (files.length === 0) return;
    event.preventDefault();
    choosePictures(files);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    takePictures(event, event.clipboardData);
    const copied = event.isDefaultPrevented() ? undefined : richTextIn(event.clipboardData);
    if (!copied) return;
    event.preventDefault();
    const asked = selectedIn(event.currentTarget);
    pasteRichText(event.currentTarget, copied, { asked, send }).then(
      (result) => setPasted(result.tables + result.pictures + result.left.length > 0 ? result : undefined),
      // A toast has already reported the failed upload.
      () => {},
    );
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = toolOfKey(event.nativeEvent);
    const edit = isPlainEnter(event) && continueLines(selectedIn(event.currentTarget));
    if (!tool && !edit) return;
    event.preventDefault();
    if (tool) use(tool);
    else if (edit) applyEdit(event.currentTarget, edit);
  };
  return {
    progress,
    pasted,
    forgetPasted: () => setPasted(undefined),
    use,
    choosePictures,
    /** Handlers of the text area. */
    inBox: {
      onKeyDown: pressKey,
      onPaste: paste,
      onDragOver: (event: DragEvent) => event.dataTransfer.types.includes('Files') && event.preventDefault(),
      onDrop: (event: DragEvent) => takePictures(event, event.dataTransfer),
    },
  };
}

function isPlainEnter({ key, shiftKey, ctrlKey, altKey, metaKey, nativeEvent }: KeyboardEvent): boolean {
  return key === 'Enter' && !(shiftKey || ctrlKey || altKey || metaKey || nativeEvent.isComposing);
}

/** Matches blanks and the sign of a list item or a quote. */
const begun = /^([ \t]*)(?:([-+*])|(\d{1,9})([.)])|(>))([ \t]+|(?<=>))/;

/**
 * Returns the edit of the Enter key in a list or quote, which continues it, or ends it on an empty line. `undefined`
 * elsewhere: the browser inserts its own line break.
 */
export function continueLines({ text, start, end }: Selected): TextEdit | undefined {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
  const row = nextRow(text, { line, end: next === -1 ? text.length : next, start });
  if (row) return row;
  const [sign = '', blanks, bullet, number, mark, quote, gap] = begun.exec(text.slice(line, start)) ?? [];
  if (!sign) return undefined;
  const isEmpty = text.slice(line + sign.length, next === -1 ? text.length : next).trim() === '';
  if (isEmpty) {
    // Without an empty line, Markdown counts the next line as part of the last list item.
    const insert = text.slice(0, line).trimEnd() === '' || text.slice(0, line).endsWith('\n\n') ? '' : '\n';
    const caret = line + insert.length;
    return { start: line, end, insert, selectStart: caret, selectEnd: caret };
  }
  const again = bullet ?? quote ?? `${Number(number) + 1}${mark}`;
  const insert = `\n${blanks}${again}${gap || ' '}`;
  const caret = start + insert.length;
  return { start, end, insert, selectStart: caret, selectEnd: caret };
}

/**
 * Returns the edit of the Enter key at the end of a row of a table: another row, or the end of the table after an empty one.
 */
function nextRow(
  text: string,
  { line, end, start }: { readonly line: number; readonly end: number; readonly start: number },
): TextEdit | undefined {
  const row = text.slice(line, end);
  const isRow = /^[ \t]*\|.*\|[ \t]*$/.test(row) && text.slice(start, end).trim() === '';
  if (!isRow) return undefined;
  const cells = row.split(/(?<!\\)\|/).length - 2;
  if (/^[|\s]*$/.test(row))
    return { start: line, end, insert: '\n', selectStart: line + 1, selectEnd: line + 1 };
  const rule = /^[|\s:-]*$/.test(row);
  const before = text.slice(0, line).trimEnd().split('\n').at(-1) ?? '';
  // The line after a table's head is the line of dashes.
  const isHead = !rule && !before.trim().startsWith('|') && !/^\n[ \t]*\|/.test(text.slice(end));
  const lines = [...(isHead ? [`|${' --- |'.repeat(cells)}`] : []), `|${'  |'.repeat(cells)}`];
  const insert = lines.map((one) => `\n${one}`).join('');
  const caret = start + insert.lastIndexOf('\n') + 3;
  return { start, end: start, insert, selectStart: caret, selectEnd: caret };
}
