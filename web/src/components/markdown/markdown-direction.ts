import { directionOf, type Language } from '#shared/language.ts';

const strong = /[\p{L}\u200E\u200F]/u;
const rightToLeft =
  /[\p{Script=Arabic}\p{Script=Hebrew}\p{Script=Syriac}\p{Script=Thaana}\p{Script=Nko}\u200F]/u;

/**
 * Returns the reading direction of a text: its first letter (or direction mark) decides, as with `dir="auto"`; without
 * one, the language around it. Unlike `dir="auto"` it also works for elements with other blocks inside: lists and
 * quotes.
 */
export function textDirection(text: string, language: Language): 'ltr' | 'rtl' {
  const [letter] = strong.exec(text) ?? [];
  if (letter === undefined) return directionOf(language);
  return rightToLeft.test(letter) ? 'rtl' : 'ltr';
}
