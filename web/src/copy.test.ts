import { readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { describe, expect, test } from 'vitest';

/**
 * Unused copy makes every visitor of its language download more. A text counts as used if each name on the path to it
 * occurs in the code beside the copy, in the code that imports it, or in code that these import and may pass it to. An
 * object that is read by a computed name (`errors[problem]`) counts as a whole.
 */
const copies = import.meta.glob<{ copy: Record<string, unknown> }>('./**/copy.en.ts', { eager: true });
const root = import.meta.dirname;
const code = new Map(
  Object.keys(import.meta.glob('./**/*.{ts,tsx}'))
    .filter((path) => !/\.(test|en|ar)\.tsx?$/.test(path))
    .map((path) => [join(root, path), readFileSync(join(root, path), 'utf8')]),
);

/** Returns the files that a file imports, in whatever way. */
function importsOf(file: string): string[] {
  const names = [...(code.get(file) ?? '').matchAll(/(?:from |import\()'((?:\.|#web\/)[^']+)'/g)];
  return names.map(([, name = '']) =>
    name.startsWith('.') ? join(dirname(file), name) : join(root, name.slice(5)),
  );
}

function withImports(files: readonly string[]): string[] {
  const found = new Set(files);
  for (const file of found) for (const imported of importsOf(file)) found.add(imported);
  return [...found];
}

const textOf = (files: readonly string[]) => files.map((file) => code.get(file) ?? '').join('\n');

/** Returns the path of each text: `closing`, `title`. A list counts as one. */
function waysTo(value: unknown, way: readonly string[] = []): (readonly string[])[] {
  if (typeof value !== 'object' || value === null || Array.isArray(value)) return [way];
  return Object.entries(value).flatMap(([name, inside]) => waysTo(inside, [...way, name]));
}

/** Returns the names that the code reads of objects: `copy.title`, `{ title, text: words }`, `labels['/awards']`. */
function namedIn(text: string): ReadonlySet<string> {
  const members = [...text.matchAll(/\.(\w+)/g)].map(([, name = '']) => name);
  const quoted = [...text.matchAll(/'([^'\n]+)'/g)].map(([, name = '']) => name);
  const taken = (text.match(/\{[^{}();]*\}/g) ?? []).flatMap((braces) => braces.match(/\w+/g) ?? []);
  return new Set([...members, ...quoted, ...taken]);
}

function unused(copyFile: string, copy: Record<string, unknown>): string[] {
  const folder = dirname(copyFile);
  const users = [...code.keys()].filter(
    (file) => dirname(file) === folder || importsOf(file).some((imported) => dirname(imported) === folder),
  );
  const text = textOf(withImports(users));
  const named = namedIn(text);
  /**
   * Objects read by a computed name: `errors[problem]`, `Object.entries(copy.errors)`, `pick(copy.errors, problem)`,
   * `labels={copy.errors}`.
   */
  const computed = new Set(
    [...text.matchAll(/\b(\w+)\)?\??\.?\[|[\w.]*\bcopy\.(\w+)[,)}]/g)].flatMap(([, ...names]) => names),
  );
  const { meta: _, ...shown } = copy;
  return waysTo(shown)
    .filter((way) => {
      const whole = way.findIndex((name) => computed.has(name));
      return (whole < 0 ? way : way.slice(0, whole + 1)).some((name) => !named.has(name));
    })
    .map((way) => way.join('.'));
}

describe.each(Object.entries(copies))('%s', (path, { copy }) => {
  test('has no unused text', () => expect(unused(join(root, path), copy)).toEqual([]));
});
