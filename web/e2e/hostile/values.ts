import { addresses, markdown } from './addresses.ts';
import { characters, words } from './characters.ts';
import { breakers, markup } from './markup.ts';

/** All values that an author could write by malice or accident. */
export const hostileValues: readonly string[] = [
  ...new Set([...markup, ...breakers, ...addresses, ...markdown, ...characters, ...words]),
];

/** Returns true if the server accepts a value as text: without lone surrogates and null characters. */
export const isText = (value: string) => !/\p{Surrogate}/u.test(value) && !value.includes('\u0000');
export const storableValues = hostileValues.filter(isText);

/** Returns the storable values joined into as few texts as possible, each at most `maxLength` characters long. */
export function packed(maxLength: number): string[] {
  const texts: string[] = [];
  for (const value of storableValues) {
    const last = texts.at(-1);
    const longer = `${last} ${value}`;
    if (last !== undefined && longer.length <= maxLength) texts[texts.length - 1] = longer;
    else texts.push(value);
  }
  return texts;
}
