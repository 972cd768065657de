import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';

const source = join(import.meta.dirname, '..');
const files = readdirSync(source, { recursive: true, encoding: 'utf8' })
  .filter((path) => /\.tsx?$/.test(path) && !/\.test\.tsx?$/.test(path) && !path.startsWith('theme/'))
  .map((path) => ({ path, text: readFileSync(join(source, path), 'utf8') }));

test('colours are defined only in the theme, and used by name', () => {
  const typed = files.flatMap(({ path, text }) =>
    [
      ...text.matchAll(/(?<![&\w%/-])(?:#(?:[\da-f]{3,4}|[\da-f]{6}|[\da-f]{8})\b|\b(?:rgb|hsl)a?\(.*?\))/gi),
    ].map(([colour]) => `${path}: ${colour}`),
  );
  expect(typed).toEqual([]);
});

test('a size that is used in three files is a token', () => {
  const places = new Map<string, Set<string>>();
  for (const { path, text } of files) {
    for (const [, value = ''] of text.matchAll(/'\[([^\]']*\d[^\]']*)\]'/g)) {
      places.set(value, (places.get(value) ?? new Set()).add(path));
    }
  }
  const often = [...places].filter(([, paths]) => paths.size > 2).map(([value, paths]) => [value, ...paths]);
  expect(often).toEqual([]);
});
