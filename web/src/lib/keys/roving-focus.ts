type PressedKey = Pick<KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

interface RovingGroup {
  /** Index of the focused or chosen element. */
  current: number;
  count: number;
  /** Direction of the text; not needed for vertical groups. */
  direction?: 'ltr' | 'rtl';
  /** `horizontal`: the left and right keys. `vertical`: the up and down keys. A grid of some columns: all four. */
  orientation: 'horizontal' | 'vertical' | { columns: number };
}

/**
 * Returns the index to which a key moves in a group of elements that is one tab stop, such as a list of tabs. Arrow
 * keys move in the direction they point to and wrap around; in a grid, up and down stay in their column and stop at its
 * ends. Home and End move to the ends.
 *
 * @returns undefined for any other key, whose event is left alone; otherwise the browser's default action is prevented
 */
export function indexByKey(event: PressedKey, group: RovingGroup): number | undefined {
  // With these modifiers an arrow is a command of the browser, such as Back.
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
