/**
 * Matches Arabic words that belong to the next word, with an optional prefix or shadda, at the end of a run of letters.
 */
const leaning = /(?:^|[^\p{L}\p{M}])[وف]?(?:[بل]?(?:كل|أي)ّ?|على|في|من|[بف]?لا|[بك]?ما|إلى|عن|لـ)$/u;

/** Matches the space between a number and its unit. */
const beforeUnit = /(?<=[\d٠-٩]) (?=(?:غم|كغم|لتر|مل|سم)(?![\p{L}\p{M}]))/gu;

/**
 * Returns an Arabic text in which no line ends in a word that belongs to the next, such as «على» or «كل», or
 * between a number and its unit: the space becomes a no-break space. Texts in other scripts stay as they are.
 */
export function boundWords(text: string): string {
  return text
    .replace(/(\S+) (?=\S)/g, (whole, word: string) => (leaning.test(word) ? `${word}\u00A0` : whole))
    .replace(beforeUnit, '\u00A0');
}

/**
 * Returns a text with plain spaces instead of those made by {@link boundWords}, for quoting, searching and comparing.
 */
export function unbound(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
