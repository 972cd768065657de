import { expect, test } from 'vitest';
import { isAccessCode } from './management-page.tsx';

test.each([
  ['Open-Shelf', 'open-shelf', true],
  [' OPEN-SHELF ', 'Open-Shelf', true],
  ['open', 'open-shelf', false],
  ['', 'open-shelf', false],
  ['', undefined, false],
  ['', '', false],
  ['undefined', undefined, false],
])('%j for the code %j: %s', (entered, expected, right) =>
  expect(isAccessCode(entered, expected)).toBe(right),
);
