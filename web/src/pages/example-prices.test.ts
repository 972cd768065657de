import { expect, test } from 'vitest';
import { labels } from './retail-audit/exhibit/shelf.ts';
import { prices } from './try-an-audit/exhibit/puzzle.ts';

test('a product costs as much on the shelf to try as on the list of the audit', () => {
  for (const { pack, list } of labels) expect(list, pack).toBe(prices[pack]);
});
