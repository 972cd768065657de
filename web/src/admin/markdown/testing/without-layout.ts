/**
 * Gives a test the methods of layout that the visual editor calls and jsdom lacks: nothing has a place. Not for all tests, since
 * axe takes these methods for a layout.
 */
export function withoutLayout(): void {
  Range.prototype.getClientRects = () => [] as never;
  Range.prototype.getBoundingClientRect = () => new DOMRect();
  document.elementFromPoint = () => null;
}
