/** Arabic words that lean on the next one, a prefix or shadda aside, at the end of a run of letters. */
const leaning = /(?:^|[^\p{L}\p{M}])[وف]?(?:[بل]?(?:كل|أي)ّ?|على|في|من|[بف]?لا|[بك]?ما|إلى|عن|لـ)$/u;

/**
 * An Arabic text in which no line ends in a word that leans on the next, such as «على» or «كل»: the space after it
 * becomes one that does not break. Texts in other scripts stay as they are.
 */
export function boundWords(text: string): string {
  return text.replace(/(\S+) (?=\S)/g, (whole, word: string) =>
    leaning.test(word) ? `${word}\u00A0` : whole,
  );
}

/** A text with spaces that may break in place of those that {@link boundWords} made, as it is quoted, searched and compared. */
export function unbound(text: string): string {
  return text.replaceAll('\u00A0', ' ');
}
