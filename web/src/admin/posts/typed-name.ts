import { plainTextOf, shortened } from '#shared/text/plain-text.ts';
import { names } from './names.en.ts';

/** By what a post is told from others, the best first. */
const telling = [
  'title',
  'titleAr',
  'excerpt',
  'content',
  'description',
  'excerptAr',
  'contentAr',
  'descriptionAr',
];
/** Enough to know it again, in characters. */
const longest = 60;
const contentRead = 400;

/** What something typed in a post is called: by its title, else by its first words. */
export function typedName(fields: Readonly<Record<string, unknown>>): string {
  for (const name of telling) {
    const words = plainTextOf(String(fields[name] ?? '').slice(0, contentRead));
    if (words) return name.startsWith('title') ? String(fields[name]) : shortened(words, longest);
  }
  return names.untitled;
}
