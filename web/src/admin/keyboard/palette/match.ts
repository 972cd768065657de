import { folded } from '#shared/text/folded.ts';

/** Returns the words of a search in the form in which texts are compared. */
export function wordsOf(search: string): string[] {
  return folded(search).split(/\s+/).filter(Boolean);
}

/** True if a text has all words, ignoring case, vowel signs and variants of a letter. */
export function hasWords(text: string, words: readonly string[]): boolean {
  const within = folded(text);
  return words.every((word) => within.includes(word));
}

/**
 * Returns things sorted: first those whose name begins with the words; then those whose name has a later word that begins with
 * the first of the words; then the others in their order.
 */
export function bestFirst<Thing>(
  things: readonly Thing[],
  words: readonly string[],
  nameOf: (thing: Thing) => string,
): Thing[] {
  const [first = ''] = words;
  const rankOf = (thing: Thing) => {
    const name = folded(nameOf(thing));
    if (name.startsWith(words.join(' '))) return 0;
    return name.split(/[\s،,()]+/).some((word) => word.startsWith(first)) ? 1 : 2;
  };
  return things
    .map((thing) => ({ thing, rank: rankOf(thing) }))
    .sort((one, other) => one.rank - other.rank)
    .map(({ thing }) => thing);
}
