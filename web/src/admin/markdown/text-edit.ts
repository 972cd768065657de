/** A text with its selection; `start` equals `end` if nothing is selected. */
export interface Selected {
  readonly text: string;
  readonly start: number;
  readonly end: number;
}

/** Replaces `start` to `end` by `insert`, then selects `selectStart` to `selectEnd` of the new text. */
export interface TextEdit {
  readonly start: number;
  readonly end: number;
  readonly insert: string;
  readonly selectStart: number;
  readonly selectEnd: number;
}

/**
 * Makes a link of the selection, or of `placeholder`, and selects the URL, which is typed next. If the selection is a URL,
 * makes a link to this URL with the words of `placeholder`, and selects the words.
 */
export function insertLink(selected: Selected, placeholder: string): TextEdit {
  const { text, start, end } = selected;
  const words = text.slice(start, end).trim();
  if (/^(https:\/\/|mailto:|tel:|\/)\S+$/.test(words)) {
    return replace(selected, `[${placeholder}](${words})`, 1, placeholder.length);
  }
  const label = words.replace(/\s*\n\s*/g, ' ') || placeholder;
  return replace(selected, `[${label}](https://)`, label.length + 3, 'https://'.length);
}

function replace({ start, end }: Selected, insert: string, offset: number, length: number): TextEdit {
  return { start, end, insert, selectStart: start + offset, selectEnd: start + offset + length };
}

/** Returns an edit that inserts the same text, but keeps the selection. */
export function keepingSelection(edit: TextEdit, { start, end }: Selected): TextEdit {
  const moved = (place: number) => (place < edit.start ? place : place + edit.insert.length);
  return { ...edit, selectStart: moved(start), selectEnd: moved(end) };
}

/**
 * Applies an edit that had to wait for something. Afterwards the selection is that of the edit; if the user has gone on
 * writing, here or in another field, the user's selection and focus stay.
 */
export function putWhereAsked(
  box: HTMLTextAreaElement,
  asked: Selected,
  editOf: (now: Selected) => TextEdit,
): void {
  const now = selectedIn(box);
  const edit = editOf(now);
  const { activeElement } = document;
  const isElsewhere = activeElement !== box && activeElement?.matches('input, textarea, select');
  const isSame = now.text === asked.text && now.start === asked.start && now.end === asked.end;
  if (isSame && !isElsewhere) applyEdit(box, edit);
  else applyEditAside(box, keepingSelection(edit, now));
}

export function selectedIn({ value, selectionStart, selectionEnd }: HTMLTextAreaElement): Selected {
  return { text: value, start: selectionStart, end: selectionEnd };
}

/** Changes a text area as if by typing, so that the browser can undo it. */
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

/** Like {@link applyEdit}, but leaves the focus where it is. */
function applyEditAside(box: HTMLTextAreaElement, edit: TextEdit): void {
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
