import { addresses, markdown } from './addresses.ts';
import { characters, words } from './characters.ts';
import { breakers, markup } from './markup.ts';

/** Everything an author could write by malice or accident. */
export const hostileValues: readonly string[] = [
  ...new Set([...markup, ...breakers, ...addresses, ...markdown, ...characters, ...words]),
];

/** What no text may contain, so that the server refuses all that comes with it. */
export const isText = (value: string) => !/\p{Surrogate}/u.test(value) && !value.includes('\u0000');
export const storableValues = hostileValues.filter(isText);

/** The storable values in as few texts as they fit in, each at most `maxLength` characters long. */
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
