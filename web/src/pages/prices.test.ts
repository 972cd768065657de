import { expect, test } from 'vitest';
import { labels } from './retail-audit/exhibit/shelf.ts';
import { prices } from './try-an-audit/exhibit/puzzle.ts';

test('a product has the same list price on the shelf of the game', () => {
  for (const { pack, list } of labels) expect(list, pack).toBe(prices[pack]);
});
