import { expect, test } from 'vitest';
import { facing, facingSize, type PackName, packs } from './packs.ts';
import type { Shape } from './shapes.ts';

const shelfHeight = 200;
const names = Object.keys(packs) as PackName[];

/** Returns the box around all rectangles of a drawing. */
function boundsOf(shapes: readonly Shape[]) {
  const boxes = shapes.flatMap(([tag, { x, y, width, height }]) =>
    tag === 'rect' ? [{ x: Number(x), y: Number(y), width: Number(width), height: Number(height) }] : [],
  );
  return {
    left: Math.min(...boxes.map(({ x }) => x)),
    right: Math.max(...boxes.map(({ x, width }) => x + width)),
    top: Math.min(...boxes.map(({ y }) => y)),
  };
}

test.each(names)('%s fills exactly the space it declares', (name) => {
  const [left, base] = [100, 300];
  const { width, height } = facingSize(name, shelfHeight);
  const bounds = boundsOf(facing(name, left, base, shelfHeight));
  const lidOver = width * 0.04;
  expect(bounds.left).toBeGreaterThanOrEqual(left - lidOver);
  expect(bounds.right).toBeLessThanOrEqual(left + width + lidOver);
  expect(bounds.top).toBeGreaterThan(base - height - 10);
  expect(bounds.top).toBeLessThan(base - height * 0.85);
});

test('is drawn the same at every position', () => {
  const numbers = (shapes: readonly Shape[]) => shapes.map(([tag, { fill }]) => [tag, fill]);
  for (const name of names) {
    expect(numbers(facing(name, 0, 100, shelfHeight))).toEqual(numbers(facing(name, 640, 900, shelfHeight)));
  }
});
