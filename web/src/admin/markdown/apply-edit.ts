import type { Selected, TextEdit } from './text-edit.ts';

/** What is selected in a text area. */
export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Changes a text area as if it had been typed, so that the browser's undo takes it back. */
export function applyEdit(box: HTMLTextAreaElement, { start, end, insert, ...edit }: TextEdit): void {
  box.focus();
  box.setSelectionRange(start, end);
  const typed = document.activeElement === box && type(insert, start === end);
  if (!typed) {
    box.setRangeText(insert, start, end, 'end');
    box.dispatchEvent(new Event('input', { bubbles: true }));
  }
  box.setSelectionRange(edit.selectStart, edit.selectEnd);
}

/** The same while something else may have the focus, which stays where it is. */
export function applyEditAside(box: HTMLTextAreaElement, edit: TextEdit): void {
  const { activeElement } = document;
  applyEdit(box, edit);
  if (activeElement instanceof HTMLElement && activeElement !== box) {
    activeElement.focus({ preventScroll: true });
  }
}

function type(text: string, nothingSelected: boolean): boolean {
  if (text) return document.execCommand('insertText', false, text);
  return nothingSelected || document.execCommand('delete');
}
