import { withLatinDigits } from './digits.ts';

/** Arabic vowel signs, shadda among them, and the stroke that stretches a word: nobody types them to find one. */
const unsearched = /[\u0640\u064B-\u0652\u0670]/g;

/**
 * A text without what searching does not tell apart: case, vowel signs, the several ways there are to write one letter
 * (hamza's seats, alef maqsura and yaa, taa marbuta and haa) and one digit.
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
