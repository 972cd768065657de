import { applyEdit, applyEditAside, selectedIn } from './apply-edit.ts';
import { insertPictures, keepingSelection, selectionSince } from './insert-pictures.ts';
import type { Selected } from './text-edit.ts';

/** Puts pictures where they were asked for. Who has waited describes them next; who went on writing goes on. */
export function putPictures(box: HTMLTextAreaElement, addresses: readonly string[], asked: Selected): void {
  const now = selectedIn(box);
  const edit = insertPictures(selectionSince(asked, now.text), addresses);
  const { activeElement } = document;
  const isElsewhere = activeElement !== box && activeElement?.matches('input, textarea, select');
  const isSame = now.text === asked.text && now.start === asked.start && now.end === asked.end;
  if (isSame && !isElsewhere) applyEdit(box, edit);
  else applyEditAside(box, keepingSelection(edit, now));
}
