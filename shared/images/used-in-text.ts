import type { Language } from '../language.ts';
import { type Focus, withFocus } from './focus.ts';

/** The parts of a picture that texts contain: its URL with focal point, and in Markdown its description. */
export interface UsedPicture {
  readonly id: string;
  readonly address: string;
  readonly focus: Focus;
  readonly alt: string;
  readonly altAr: string;
}

/** True if a text contains a picture's URL, or that of one of its files. */
export function namesPicture(text: string, id: string): boolean {
  return addressOf(id).test(text);
}

/** Returns a description for the brackets of a picture in Markdown, with its own brackets escaped. */
export function describedInMarkdown(description: string): string {
  return description.replace(/[[\]\\]/g, '\\$&');
}

/**
 * Replaces a picture by another wherever a text in a language contains it. In Markdown a description that a user wrote
 * stays; an empty one, or one copied from the old picture, becomes that of the new picture.
 */
export function withOtherPicture(
  text: string,
  picture: UsedPicture,
  other: UsedPicture,
  language: Language,
): string {
  const address = withFocus(other.address, other.focus);
  const [known, next] = [picture, other].map((one) =>
    describedInMarkdown(language === 'ar' ? one.altAr : one.alt),
  );
  const inMarkdown = new RegExp(String.raw`!\[((?:\\.|[^\]\\])*)\]\(${addressOf(picture.id).source}`, 'g');
  return text
    .replace(inMarkdown, (_, written: string) => {
      const isTaken = written === '' || written === known;
      return `![${(isTaken && next) || written}](${address}`;
    })
    .replace(new RegExp(addressOf(picture.id), 'g'), () => address);
}

/** Matches a URL of a picture in a text, with its focal point or size. Ids are letters, digits, `-` and `_`. */
function addressOf(id: string): RegExp {
  return new RegExp(String.raw`/images/${id}(?:/\d+(?:x\d+)?)?\.(?:jpg|png|gif|webp|avif)(?:#[\w=,]*\w)?`);
}
