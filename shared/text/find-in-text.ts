import { withLatinDigits } from './digits.ts';
import { folded } from './folded.ts';

/** A place in a text: from `start` up to `end`. */
export interface Found {
  readonly start: number;
  readonly end: number;
}

/** Fewer digits than this are no phone number. */
const fewestDigits = 6;

/** Returns the digits of a phone number in any format; `undefined` if the text is no phone number. */
export function phoneDigits(text: string): string | undefined {
  const latin = withLatinDigits(text).trim();
  if (!/^(?:\+|00)?[\d\s().\-–/\u00A0\u200E\u200F\u202A-\u202E\u2066-\u2069]+$/.test(latin)) return undefined;
  const digits = latin.replace(/\D/g, '').replace(/^00/, '');
  return digits.length < fewestDigits ? undefined : digits;
}

/**
 * Returns the places of a sought text, without overlaps. Ignores case, vowel signs, variants of a letter and the script
 * of digits. A phone number is found in every format, with the country code or with a zero in its place.
 */
export function findInText(text: string, sought: string): Found[] {
  const digits = phoneDigits(sought);
  return digits ? findPhones(text, digits) : findWords(text, sought);
}

function findWords(text: string, sought: string): Found[] {
  const wanted = folded(sought.trim()).replace(/\s+/g, ' ');
  if (wanted === '') return [];
  // For each folded character, the place of the original character.
  let plain = '';
  const places: number[] = [];
  let at = 0;
  for (const character of text) {
    const one = /\s/.test(character) ? (plain.endsWith(' ') ? '' : ' ') : folded(character);
    plain += one;
    for (let part = 0; part < one.length; part++) places.push(at);
    at += character.length;
  }
  places.push(text.length);
  const found: Found[] = [];
  for (let from = plain.indexOf(wanted); from !== -1; from = plain.indexOf(wanted, from + wanted.length)) {
    found.push({ start: places[from] ?? 0, end: places[from + wanted.length] ?? text.length });
  }
  return found;
}

/** Matches the digits of one number, with separators between them. */
const runs = /(?:\+|00)?\(?\d(?:[ \u00A0().\-–/\u200E\u200F]{0,3}\d)*/g;
/** The maximum length of a country code, in digits. */
const longestCode = 3;

function findPhones(text: string, digits: string): Found[] {
  const national = digits.replace(/^0/, '');
  return [...withLatinDigits(text).matchAll(runs)].flatMap((match) => {
    const own = match[0].replace(/\D/g, '').replace(/^00/, '').replace(/^0/, '');
    const [short, long] = own.length < national.length ? [own, national] : [national, own];
    const isSame =
      short.length >= fewestDigits && long.endsWith(short) && long.length - short.length <= longestCode;
    return isSame ? [{ start: match.index, end: match.index + match[0].length }] : [];
  });
}

/** Matches the text before a phone number in a `tel:` URL. */
const called = /tel:$/i;

/**
 * Returns a text with a replacement in the given places. A number keeps the script of the digits that it replaces; in a
 * `tel:` URL it is written without blanks.
 */
export function replaceInText(text: string, places: readonly Found[], replacement: string): string {
  let result = '';
  let at = 0;
  for (const { start, end } of places) {
    result += text.slice(at, start) + writtenLike(text.slice(start, end), replacement, text.slice(0, start));
    at = end;
  }
  return result + text.slice(at);
}

function writtenLike(old: string, replacement: string, before: string): string {
  if (phoneDigits(replacement) && called.test(before))
    return withLatinDigits(replacement).replace(/[^\d+]/g, '');
  if (/[\u0660-\u0669]/.test(old) && /^[\d\s+().\-–/]+$/.test(replacement)) {
    return replacement.replace(/\d/g, (digit) => String.fromCodePoint(0x660 + Number(digit)));
  }
  return replacement;
}
