import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { basisKeyOf, type FigureName, figures } from '#shared/company/figures.ts';
import { type ContentKey, content } from '#shared/content/registry.ts';

/**
 * A content key that the code of no page names is shown nowhere, however often it is edited. The label and the basis of
 * a figure are used where the figure is. Whether a named key is also visible is tested on the built site
 * (`content-walk.test.ts`).
 */
const code = Object.keys(import.meta.glob(['./**/*.{ts,tsx}', '!./admin/**', '!./testing/**']))
  .filter((path) => !/\.(test|en|ar)\.tsx?$/.test(path))
  .map((path) => readFileSync(join(import.meta.dirname, path), 'utf8'))
  .join('\n');
const isNamed = (name: string) => code.includes(`'${name}'`) || code.includes(`"${name}"`);

test('the code of a page names every content key', () => {
  const ofFigures = (Object.keys(figures) as FigureName[])
    .filter(isNamed)
    .flatMap((name): string[] => [figures[name].label, basisKeyOf(name)]);
  const used = new Set(ofFigures);
  const unused = (Object.keys(content) as ContentKey[]).filter((key) => !used.has(key) && !isNamed(key));
  expect(unused).toEqual([]);
});
