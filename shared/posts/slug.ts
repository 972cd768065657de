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

/** What is saved of a slug as it was typed. What has nothing of a slug in it stays, for the sentence that says so. */
export function tidySlug(typed: string): string {
  return isSlug(typed) ? typed : slugFrom(typed, slugMaxLength) || typed.trim();
}
