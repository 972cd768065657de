import { inboxHeadingId } from './inbox-view.ts';

/** Moves the focus from a card that disappears to the next message, else the previous one, else the list's heading. */
export function passFocusOn(id: string): void {
  const item = document.getElementById(`message-${id}`)?.closest('li');
  if (!item?.contains(document.activeElement)) return;
  const neighbour = item.nextElementSibling ?? item.previousElementSibling;
  const heading = neighbour?.querySelector('h3') ?? document.getElementById(inboxHeadingId);
  heading?.focus();
}
