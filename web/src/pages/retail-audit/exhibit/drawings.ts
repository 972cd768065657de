import { facing, facingSize } from '#web/drawing/packs.ts';
import { bracket, gap, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';
import type { ShelfLabel } from './shelf.ts';

/** One shelf of the photo, without the rail below it. */
export const shelfSize = { width: 580, height: 120 };
export const railHeight = 30;
const margin = 20;
const between = 3;

interface PlacedGroup {
  label: ShelfLabel;
  /** `x`: the inline start of the group. `step`: the distance from one facing to the next. In px of the photo. */
  x: number;
  step: number;
  /**
   * `width` and `height`: the size of a facing. `shelf`: the height of the shelf for which its pack is drawn. In px of the
   * photo.
   */
  width: number;
  height: number;
  shelf: number;
}

/** Returns the positions of a shelf's groups, from one margin to the other. */
export function placed(groups: readonly ShelfLabel[]): PlacedGroup[] {
  const wide = groups.reduce((sum, { pack, facings }) => sum + facings * facingSize(pack, 112).width, 0);
  const room = shelfSize.width - 2 * margin - 24 - between * groups.reduce((n, g) => n + g.facings - 1, 0);
  const shelf = 112 * Math.min(1.12, room / wide);
  return groups.map((label, i) => {
    const { width, height } = facingSize(label.pack, shelf);
    const step = width + between;
    const whole = label.facings * step - between;
    return { label, x: i === 0 ? margin : shelfSize.width - margin - whole, step, width, height, shelf };
  });
}

/** Returns the packs of a shelf and the gaps between them; one group is in a scan bracket. */
export function drawShelf(groups: readonly ShelfLabel[], rtl: boolean): Shape[] {
  const { width: whole, height: base } = shelfSize;
  const mirrored = (x: number, width: number) => (rtl ? whole - x - width : x);
  const drawn = placed(groups).flatMap(({ label, x, step, width, height, shelf }) => {
    const { pack, facings, empty = [] } = label;
    const packs = Array.from({ length: facings }, (_, i): readonly Shape[] => {
      const left = mirrored(x + i * step, width);
      return empty.includes(i)
        ? [gap(left, base - height, width, height, colour.label)]
        : facing(pack, left, base, shelf);
    });
    const group = facings * step - between;
    const scanned = bracket(mirrored(x - 7, group + 14), base - height - 7, group + 14, height + 9);
    return [...packs.flat(), ...(pack === 'juice' ? [scanned] : [])];
  });
  return [
    rect(0, 0, whole, base, colour.deep),
    rect(0, 0, whole, 21, colour.black, { opacity: 0.26 }),
    ...drawn,
  ];
}
