import type { Language } from '../language.ts';
import { type Focus, withFocus } from './focus.ts';

/** What of a picture its uses show: its address with its point, and in Markdown its description. */
export interface UsedPicture {
  readonly id: string;
  readonly address: string;
  readonly focus: Focus;
  readonly alt: string;
  readonly altAr: string;
}

/** Whether a text names a picture: by its own address, or by that of one of its files. */
export function namesPicture(text: string, id: string): boolean {
  return addressOf(id).test(text);
}

/** A description as Markdown has it between the brackets of a picture, with none of its own left open. */
export function describedInMarkdown(description: string): string {
  return description.replace(/[[\]\\]/g, '\\$&');
}

/**
 * A text in a language with one picture in the place of another, wherever it names that. In Markdown the description stays as
 * somebody wrote it; what was only taken from the one picture, or is empty, is taken from the other.
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

/** An address of a picture in a text, with its point or size. Ids are letters, digits, `-` and `_`. */
function addressOf(id: string): RegExp {
  return new RegExp(String.raw`/images/${id}(?:/\d+(?:x\d+)?)?\.(?:jpg|png|gif|webp|avif)(?:#[\w=,]*\w)?`);
}
