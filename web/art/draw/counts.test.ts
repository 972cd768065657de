import { expect, test } from 'vitest';
import { colour } from '#web/theme/drawing-colours.ts';
import { drawSixtyOneFacings } from './counts.ts';

const filledWith = (fill: string) => drawSixtyOneFacings().split(`fill="${fill}"`).length - 1;

test('draws sixty-one facings, one of them marked, and three gaps', () => {
  expect(filledWith(colour.petrol)).toBe(60);
  expect(filledWith(colour.label)).toBe(1);
  expect(filledWith('none')).toBe(3);
});
