import { applyEdit, applyEditAside, selectedIn } from './apply-edit.ts';
import { keepingSelection } from './insert-pictures.ts';
import type { Selected, TextEdit } from './text-edit.ts';

/**
 * Makes an edit that was asked for earlier, and had to wait for something. Who has waited too goes on behind it; who
 * went on writing goes on where they are.
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
