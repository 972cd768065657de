import * as z from 'zod/mini';
import { text } from '../text/text.ts';

/** In characters. */
export const slugMaxLength = 100;
/** Longest proposed slug, in characters: short, since URLs are read aloud. */
const proposedLength = 70;

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** The form of posts' ids, which are URLs as well and cannot be slugs. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/**
 * True if a text can be a slug: small Latin letters and digits, separated by single hyphens; at most {@link slugMaxLength}
 * characters, and not of the form of an id.
 */
export function isSlug(value: string): boolean {
  return value.length <= slugMaxLength && form.test(value) && !idForm.test(value);
}

/** Schema of a slug, or empty; any other text has the problem `slug`. Posts of a kind have different slugs. */
export const slug = () =>
  text('line', slugMaxLength).check(z.refine((value) => value === '' || isSlug(value), 'slug'));

/** Returns a text as a slug, shortened between words; empty if it has no Latin letters or digits. */
export function slugFrom(value: string, longest = proposedLength): string {
  const words = value
    .normalize('NFKD')
    .replace(/[\p{M}'’]/gu, '')
    .toLowerCase()
    .split(/[^a-z0-9]+/)
    .filter(Boolean);
  let made = (words[0] ?? '').slice(0, longest);
  for (const word of words.slice(1)) {
    if (made.length + 1 + word.length > longest) break;
    made += `-${word}`;
  }
  return isSlug(made) ? made : '';
}

/** Latin spellings of Arabic and Kurdish letters, as common in URLs. Short vowels are not written. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'آ a,أ a,إ i,ٱ a,ا a,ب b,پ p,ت t,ة a,ث th,ج j,چ ch,ح h,خ kh,د d,ذ dh,ر r,ڕ r,ز z,ژ zh,س s,ش sh,ص s,ض d,ط t,ظ z,ع a,غ gh,' +
    'ف f,ڤ v,ق q,ك k,ک k,گ g,ل l,ڵ l,م m,ن n,ه h,ھ h,ە a,و w,ؤ w,ۆ o,ي y,ی y,ى a,ئ y,ێ e'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** Returns the slug proposed for a title, in Latin letters for a title in any script; empty for an empty title. */
export function proposedSlug(title: string): string {
  if (title.trim() === '') return '';
  const written = title.normalize('NFC').replace(/[\u0621-\u06d5]/g, (letter) => latin[letter] ?? letter);
  const digits = written.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return slugFrom(digits.replace(/[ء\u0640]/g, '')) || 'post';
}

/** The highest number that {@link slugsToTry} puts at the end of a proposed slug. */
const maxNumbered = 9;

/**
 * Returns the slugs to try for a post until one is free: the proposed one, then with a number; empty without a proposal.
 */
export function slugsToTry(title: string): string[] {
  const proposed = proposedSlug(title);
  if (proposed === '') return [];
  return [proposed, ...Array.from({ length: maxNumbered - 1 }, (_, index) => `${proposed}-${index + 2}`)];
}

/** Returns typed text as a slug. Text without any usable character is returned as it is, so that its error can name it. */
export function tidySlug(typed: string): string {
  return isSlug(typed) ? typed : slugFrom(typed, slugMaxLength) || typed.trim();
}
