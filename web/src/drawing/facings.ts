import { colour } from '#web/theme/drawing-colours.ts';
import { rect, type Shape } from './shapes.ts';

interface Size {
  width: number;
  height: number;
  /** True to fill from the right. */
  rtl: boolean;
}

/** Returns ten facings on a rail, filled to a share from 0 to 1; the rest are dashed outlines. */
export function shareInFacings(share: number, { width, height, rtl }: Size): readonly Shape[] {
  const [count, between] = [10, 3];
  const each = (width - between * (count - 1)) / count;
  const filled = Math.round(share * count);
  const facings = Array.from({ length: count }, (_, i): Shape => {
    const x = (rtl ? count - 1 - i : i) * (each + between);
    if (i < filled) return rect(x, 0, each, height - 4, colour.petrol);
    return rect(x + 0.8, 0.8, each - 1.6, height - 5.6, 'none', {
      stroke: colour.danger,
      strokeWidth: 1.4,
      strokeDasharray: '3 2',
    });
  });
  return [...facings, rect(0, height - 3, width, 3, colour.steelDark)];
}
