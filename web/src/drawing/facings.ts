import { colour } from '#web/theme/drawing-colours.ts';
import { path, rect, type Shape } from './shapes.ts';

interface Size {
  width: number;
  height: number;
  /** True to fill from the right. */
  rtl: boolean;
}

/**
 * Returns ten packs on a rail, filled to a share from 0 to 1; the rest are dashed outlines. All filled packs are one
 * path, and all outlines another, since a table of such drawings is a large part of its page's elements.
 */
export function shareInFacings(share: number, { width, height, rtl }: Size): readonly Shape[] {
  const [count, between] = [10, 3];
  const each = (width - between * (count - 1)) / count;
  const filled = Math.round(share * count);
  const places = Array.from({ length: count }, (_, i) => (rtl ? count - 1 - i : i) * (each + between));
  const boxes = (from: number, to: number, inset: number) =>
    places
      .slice(from, to)
      .map((x) => box(x + inset, inset, each - 2 * inset, height - 4 - 2 * inset))
      .join('');
  const [solid, dashed] = [boxes(0, filled, 0), boxes(filled, count, 0.8)];
  return [
    ...(solid ? [path(solid, colour.petrol)] : []),
    ...(dashed
      ? [path(dashed, 'none', { stroke: colour.danger, strokeWidth: 1.4, strokeDasharray: '3 2' })]
      : []),
    rect(0, height - 3, width, 3, colour.steelDark),
  ];
}

function box(x: number, y: number, width: number, height: number): string {
  return `M${x} ${y}h${width}v${height}h${-width}z`;
}
