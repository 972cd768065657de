import type { Selected, TextEdit } from './text-edit.ts';

/** What is selected in a text area. */
export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Changes a text area as if it had been typed, so that the browser's undo takes it back. */
export function applyEdit(box: HTMLTextAreaElement, { start, end, insert, ...edit }: TextEdit): void {
  box.focus();
  box.setSelectionRange(start, end);
  const typed = insert
    ? document.execCommand('insertText', false, insert)
    : start === end || document.execCommand('delete');
  if (!typed) {
    box.setRangeText(insert, start, end, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(edit.selectStart, edit.selectEnd);
}
