type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

interface RovingGroup {
  /** Index of the element that has the focus, or is the chosen one. */
  current: number;
  count: number;
  /** Of the text; needed unless the elements stand one below another. */
  direction?: 'ltr' | 'rtl';
  /** `horizontal`: the left and right keys. `vertical`: the up and down keys. A grid of some columns: all four. */
  orientation: 'horizontal' | 'vertical' | { columns: number };
}

/**
 * The index that a key leads to within a group of elements that is one stop of the Tab key, such as a list of tabs.
 * Arrow keys go round, each the way it points on the screen; in a grid, up and down keep their column and end with it.
 * Home and End lead to the first and the last element.
 *
 * @returns undefined for any other key, whose event is left alone; for these the browser's own answer is prevented
 */
export function indexByKey(event: PressedKey, group: RovingGroup): number | undefined {
  // With these keys an arrow is a command of the browser, such as Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const index = indexOf(event.key, group);
  if (index !== undefined) event.preventDefault();
  return index;
}

function indexOf(key: string, { current, count, direction, orientation }: RovingGroup): number | undefined {
  const round = (index: number) => (index + count) % count;
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  if (key === 'ArrowLeft' || key === 'ArrowRight')
    return orientation === 'vertical' ? undefined : round(current + (key === forward ? 1 : -1));
  if ((key !== 'ArrowUp' && key !== 'ArrowDown') || orientation === 'horizontal') return;
  const way = key === 'ArrowDown' ? 1 : -1;
  if (orientation === 'vertical') return round(current + way);
  const index = current + way * orientation.columns;
  return index >= 0 && index < count ? index : current;
}
