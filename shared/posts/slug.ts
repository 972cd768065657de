import * as z from 'zod/mini';
import { text } from '../text/text.ts';

/** In characters. */
export const slugMaxLength = 100;
/** What is proposed is a little shorter: an address is read aloud. */
const proposedLength = 70;

const form = /^[a-z0-9]+(?:-[a-z0-9]+)*$/;
/** Posts have such ids, which stay addresses of theirs. */
const idForm = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Whether a text can be a slug: small Latin letters and digits, divided by single hyphens. */
export function isSlug(value: string): boolean {
  return value.length <= slugMaxLength && form.test(value) && !idForm.test(value);
}

/** The readable end of a post's address, or nothing; any other text is `slug`. Of no two posts of a kind it is the same. */
export const slug = () =>
  text('line', slugMaxLength).check(z.refine((value) => value === '' || isSlug(value), 'slug'));

/** What a text is as a slug, shortened between words; empty where there are no Latin letters or digits in it. */
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

/** Letters of Arabic and Kurdish as they are commonly written in Latin addresses. Short vowels are not written. */
const latin: Readonly<Record<string, string>> = Object.fromEntries(
  (
    'آ a,أ a,إ i,ٱ a,ا a,ب b,پ p,ت t,ة a,ث th,ج j,چ ch,ح h,خ kh,د d,ذ dh,ر r,ڕ r,ز z,ژ zh,س s,ش sh,ص s,ض d,ط t,ظ z,ع a,غ gh,' +
    'ف f,ڤ v,ق q,ك k,ک k,گ g,ل l,ڵ l,م m,ن n,ه h,ھ h,ە a,و w,ؤ w,ۆ o,ي y,ی y,ى a,ئ y,ێ e'
  )
    .split(',')
    .map((pair) => pair.split(' ') as [string, string]),
);

/** The slug that a post of this title is proposed, in Latin letters also where the title has none; empty for an empty title. */
export function proposedSlug(title: string): string {
  if (title.trim() === '') return '';
  const written = title.normalize('NFC').replace(/[\u0621-\u06d5]/g, (letter) => latin[letter] ?? letter);
  const digits = written.replace(/[٠-٩۰-۹]/g, (digit) => String(digit.charCodeAt(0) & 15));
  return slugFrom(digits.replace(/[ء\u0640]/g, '')) || 'post';
}

/** How many posts of one title are told apart by a number. */
const mostNumbered = 9;

/** The slugs that are tried for a post until one is free: the proposed one, and the same with a number; empty without a proposal. */
export function slugsToTry(title: string): string[] {
  const proposed = proposedSlug(title);
  if (proposed === '') return [];
  return [proposed, ...Array.from({ length: mostNumbered - 1 }, (_, index) => `${proposed}-${index + 2}`)];
}

/** What is saved of a slug as it was typed. What has nothing of a slug in it stays, for the sentence that says so. */
export function tidySlug(typed: string): string {
  return isSlug(typed) ? typed : slugFrom(typed, slugMaxLength) || typed.trim();
}
