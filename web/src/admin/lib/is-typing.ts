/** True if a key pressed on something is typed into it. */
export function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof Element &&
    target.closest('input:not([type=checkbox]), textarea, select, [contenteditable="true"]') !== null
  );
}
