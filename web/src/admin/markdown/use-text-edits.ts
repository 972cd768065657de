import type { ClipboardEvent, DragEvent, KeyboardEvent, RefObject } from 'react';
import type { Language } from '#shared/language.ts';
import { filesIn } from '../images/image-file.ts';
import { copy } from './copy.en.ts';
import { insertPictures, selectionSince } from './insert-pictures.ts';
import { pasteRichText, richTextIn } from './paste/rich-text.ts';
import type { Selected, TextEdit } from './text-edit.ts';
import { applyEdit, putWhereAsked, selectedIn } from './text-edit.ts';
import { type Tool, toolOfKey } from './tools.ts';
import { usePictureUploads } from './use-picture-uploads.ts';

/** All changes of a text box besides typing: tools, shortcuts, pictures, pasting and dropping. */
export function useTextEdits(
  box: RefObject<HTMLTextAreaElement | null>,
  { language, readOnly }: { language: Language; readOnly: boolean },
) {
  const { upload, progress } = usePictureUploads((addresses, asked) => {
    if (!box.current) return;
    putWhereAsked(box.current, asked, ({ text }) => insertPictures(selectionSince(asked, text), addresses));
  });
  const use = (tool: Tool) => {
    if (box.current && !readOnly)
      applyEdit(box.current, tool.edit(selectedIn(box.current), copy.linkText[language]));
  };
  const choosePictures = (files: readonly File[]) => {
    if (box.current && !readOnly) upload(files, selectedIn(box.current));
  };
  const takePictures = (event: { preventDefault: () => void }, transfer: DataTransfer) => {
    const files = filesIn(transfer);
    if (files.length === 0) return;
    event.preventDefault();
    choosePictures(files);
  };
  const paste = (event: ClipboardEvent<HTMLTextAreaElement>) => {
    takePictures(event, event.clipboardData);
    const copied = event.isDefaultPrevented() || readOnly ? undefined : richTextIn(event.clipboardData);
    if (!copied) return;
    event.preventDefault();
    void pasteRichText(event.currentTarget, copied, selectedIn(event.currentTarget));
  };
  const pressKey = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    const tool = toolOfKey(event.nativeEvent);
    const edit = !readOnly && isPlainEnter(event) && continueLines(selectedIn(event.currentTarget));
    if (!tool && !edit) return;
    event.preventDefault();
    if (tool) use(tool);
    else if (edit) applyEdit(event.currentTarget, edit);
  };
  return {
    progress,
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
 * Returns the edit of the Enter key in a list or quote: it continues it, or ends it on an empty line. Elsewhere `undefined`:
 * the browser's own line break is right.
 */
export function continueLines({ text, start, end }: Selected): TextEdit | undefined {
  const line = text.lastIndexOf('\n', start - 1) + 1;
  const next = text.indexOf('\n', end);
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
