/** True if an element takes typed text, so that a key pressed in it must not act as a shortcut. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable="true"]') !== null
  );
}
