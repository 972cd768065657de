import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { globalCss } from '#web/theme/global-css.ts';

/**
 * Short names for the classes of style objects in a build. A document names its classes thousands of times, and `css()` spells
 * out the style in each (`md:padding-inline_4`): long names were half of a document.
 */
const file = join(import.meta.dirname, '../styled-system/class-names.json');

/**
 * Parts of class names that selectors of the global styles match, such as `[class*=ground_]`. Classes with these parts keep
 * their names.
 */
const matched = Array.from(
  JSON.stringify(globalCss).matchAll(/\[class\*=([\w-]+)\]/g),
  ([, part = '']) => part,
);

const first = 'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ';
const next = `${first}0123456789-_`;

/** Gives each class a short name, and writes the names for the builds that follow. The order of `names` does not matter. */
export function writeShortClasses(names: Iterable<string>): void {
  const sorted = [...new Set(names)]
    .filter((name) => !matched.some((part) => name.includes(part)))
    .toSorted();
  writeFileSync(file, JSON.stringify(Object.fromEntries(sorted.map((name, i) => [name, nameAt(i)]))));
}

/**
 * Returns a function that returns the short name of a class. Classes of recipes and of the global styles keep their
 * names. Throws if no short names were written.
 */
export function readShortClasses(): (name: string) => string {
  const names = shortNames();
  return (name) => (Object.hasOwn(names, name) ? (names[name] ?? name) : name);
}

/**
 * Returns a built document with the original names of its classes. Unlike the short names they say what the class sets, and are
 * the same in later builds.
 */
export function withReadableClasses(html: string): string {
  const names = new Map(Object.entries(shortNames()).map(([name, short]) => [short, name]));
  return html.replace(
    /class="([^"]*)"/g,
    (_, list: string) => `class="${list.replace(/\S+/g, (short) => names.get(short) ?? short)}"`,
  );
}

const shortNames = (): Readonly<Record<string, string>> => JSON.parse(readFileSync(file, 'utf8'));

/** Returns the short name with this index: first come the names of one character, then those of two and of three. */
export function nameAt(place: number): string {
  const { length } = next;
  if (place < first.length) return first.charAt(place);
  const second = place - first.length;
  if (second < first.length * length)
    return first.charAt(Math.floor(second / length)) + next.charAt(second % length);
  // A name of three characters ends with a digit, so that it is never a word that other code uses as a class.
  const third = second - first.length * length;
  const start = Math.floor(third / 10);
  if (start >= first.length * length) throw new Error('There are more classes than short names.');
  return first.charAt(Math.floor(start / length)) + next.charAt(start % length) + (third % 10);
}
