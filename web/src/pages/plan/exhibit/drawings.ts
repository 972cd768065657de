import type { OutletType } from '#shared/plan/plan.ts';
import { facing, facingSize, type PackName } from '#web/drawing/packs.ts';
import { path, rail, rect, type Shape } from '#web/drawing/shapes.ts';
import { colour } from '#web/theme/drawing-colours.ts';

export const outletSize = { width: 140, height: 92 };

/** Packs side by side on a shelf whose upper edge is at `base`. */
function row(packs: readonly PackName[], base: number, shelf: number): Shape[] {
  const whole = packs.reduce((sum, pack) => sum + facingSize(pack, shelf).width + 4, -4);
  let x = (outletSize.width - whole) / 2;
  return packs.flatMap((pack) => {
    const start = x;
    x += facingSize(pack, shelf).width + 4;
    return facing(pack, start, base, shelf);
  });
}

function awning(x: number, y: number, width: number): Shape[] {
  const step = width / 6;
  return Array.from({ length: 6 }, (_, i) =>
    rect(x + i * step, y, step, 12, i % 2 ? colour.white : colour.brick),
  );
}

/** The drawing of each kind of outlet: its shelves or its front. */
export const outletDrawings: Readonly<Record<OutletType, readonly Shape[]>> = {
  supermarkets: [
    ...row(['juice', 'juice', 'milk', 'milk', 'juice'], 42, 46),
    ...rail(6, 42, 128, 5),
    ...row(['dateSyrup', 'milk', 'dateSyrup', 'milk', 'dateSyrup'], 92, 46),
  ],
  minimarkets: [
    rect(14, 8, 112, 16, colour.petrol),
    rect(24, 13, 44, 6, colour.label),
    ...awning(14, 24, 112),
    ...row(['juice', 'dateSyrup', 'milk', 'juice'], 92, 48),
  ],
  groceries: [...awning(22, 16, 96), ...row(['dateSyrup', 'milk', 'dateSyrup'], 92, 52)],
  pharmacies: [
    rect(34, 16, 72, 76, colour.white),
    path('M62 28h16v16h16v16H78v16H62V60H46V44h16z', colour.sea),
  ],
  wholesale: [0, 1, 2, 3, 4].flatMap((i): Shape[] => {
    const [x, y] = i < 3 ? [14 + i * 39, 56] : [34 + (i - 3) * 39, 19];
    return [
      rect(x, y, 35, 36, colour.kurdistan),
      rect(x, y + 14, 35, 5, colour.label),
      rect(x + 8, y + 24, 14, 5, colour.white),
    ];
  }),
};
