/** Hides an element that is open as a popover. Returns whether it was; false in browsers without popovers. */
export function hideOpenPopover(element: HTMLElement | null): boolean {
  if (!isPopoverOpen(element)) return false;
  element.hidePopover();
  return true;
}

/** Returns whether an element is open as a popover; false in browsers without popovers. */
export function isPopoverOpen(element: HTMLElement | null): element is HTMLElement {
  return 'popover' in HTMLElement.prototype && element?.matches(':popover-open') === true;
}
