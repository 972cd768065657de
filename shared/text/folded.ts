import { withLatinDigits } from './digits.ts';

/** Arabic vowel signs with shadda, and the stroke that stretches a word: nobody types them in a search. */
const unsearched = /[\u0640\u064B-\u0652\u0670]/g;

/**
 * Returns a text without differences that a search ignores: case, vowel signs, variants of one letter (hamza's seats,
 * alef maqsura and yaa, taa marbuta and haa) and of digits.
 */
export function folded(text: string): string {
  return withLatinDigits(text)
    .normalize('NFKC')
    .toUpperCase()
    .normalize('NFKC')
    .replace(unsearched, '')
    .replace(/[أإآٱ]/g, 'ا')
    .replaceAll('ؤ', 'و')
    .replace(/[ىئی]/g, 'ي')
    .replaceAll('ک', 'ك')
    .replaceAll('ة', 'ه');
}
