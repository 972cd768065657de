import { facingCount, facingsPerBay, type Puzzle } from './puzzle.ts';

interface ShelfPosition {
  puzzle: Puzzle;
  /** The place that has the focus. */
  current: number;
  /** How many bays stand side by side. */
  columns: number;
  direction: 'ltr' | 'rtl';
}

type PressedKey = Pick<globalThis.KeyboardEvent, 'key' | 'altKey' | 'ctrlKey' | 'metaKey' | 'preventDefault'>;

/**
 * Returns the place that a key leads to. Left and right follow the screen along a shelf or its labels and stop at the
 * end; Down leads from a pack to the label below it and on to the next shelf, Up back. Home and End lead to the ends of
 * the row.
 *
 * @returns undefined for any other key, whose event is left alone; otherwise the browser's default action is prevented
 */
export function placeByKey(event: PressedKey, position: ShelfPosition): number | undefined {
  // With these modifiers an arrow is a command of the browser, such as Back.
  if (event.altKey || event.ctrlKey || event.metaKey) return undefined;
  const place = placeOf(event.key, position);
  if (place !== undefined) event.preventDefault();
  return place;
}

function placeOf(key: string, { puzzle, current, columns, direction }: ShelfPosition): number | undefined {
  const spots = spotsOf(puzzle, columns);
  const spot = spots[current];
  if (!spot) return undefined;
  const row = spots.filter((one) => one.row === spot.row);
  const index = row.indexOf(spot);
  const forward = direction === 'rtl' ? 'ArrowLeft' : 'ArrowRight';
  switch (key) {
    case 'Home':
      return row[0]?.place;
    case 'End':
      return row.at(-1)?.place;
    case 'ArrowLeft':
    case 'ArrowRight':
      return (row[index + (key === forward ? 1 : -1)] ?? spot).place;
    case 'ArrowUp':
    case 'ArrowDown': {
      const beside = spots.filter((one) => one.row === spot.row + (key === 'ArrowDown' ? 1 : -1));
      return (beside.findLast(({ from }) => from <= spot.from) ?? beside[0] ?? spot).place;
    }
    default:
      return undefined;
  }
}

interface Spot {
  place: number;
  /** The number of the row from the top; shelves and their labels are rows. */
  row: number;
  /** The first column of the place. */
  from: number;
}

/** Returns every place, in order, with its position on the screen. */
function spotsOf({ facings, labels }: Puzzle, columns: number): Spot[] {
  const spot = (place: number, bay: number, at: number): Spot => ({
    place,
    row: Math.floor(bay / columns) * 2 + (place < facingCount ? 0 : 1),
    from: (bay % columns) * facingsPerBay + at,
  });
  return [
    ...facings.map(({ bay, at }, i) => spot(i, bay, at)),
    ...labels.map(({ bay, at }, i) => spot(facingCount + i, bay, at)),
  ];
}
