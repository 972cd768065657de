import { directionOf, type Language } from '#shared/language.ts';

const strong = /[\p{L}\u200E\u200F]/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F]/u;

/**
 * Direction in which a text is read: its first letter (or direction mark) decides, as with `dir="auto"`; without any,
 * the language it stands in. Unlike `dir="auto"` it also holds for what contains other blocks: lists and quotes.
 */
export function textDirection(text: string, language: Language): 'ltr' | 'rtl' {
  const [letter] = strong.exec(text) ?? [];
  if (letter === undefined) return directionOf(language);
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
