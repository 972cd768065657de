import * as z from 'zod/mini';
import { addressMaxLength, isPublicAddress, writtenAddress } from './address.ts';

/** Spreadsheets take a file that starts with this for UTF-8; reading an answer as text takes it away. */
export const byteOrderMark = '\ufeff';

/** `line`: no line breaks. `paragraphs`: `\n` is the only one. */
export type TextForm = 'line' | 'paragraphs';

/**
 * A text as it is stored: composed (NFC), without outer blanks and without characters that are no text; may be empty.
 * `maxLength` is in characters. What is no text at all is `absent`; the other issue is `too-long`.
 */
export function text(form: TextForm, maxLength: number, absent = 'invalid') {
  return z.string(absent).check(
    z.overwrite((value) => normalizeText(value, form)),
    z.maxLength(maxLength, { error: 'too-long', abort: true }),
  );
}

/** The same, but neither absent nor without anything that is seen: that is `required`. */
export function requiredText(form: TextForm, maxLength: number) {
  return text(form, maxLength, 'required').check(z.minLength(1, { error: 'required', abort: true }));
}

/** An address that may be linked to or shown as a picture, as documents write it, or nothing; any other text is `address`. */
export function address() {
  return text('line', addressMaxLength).check(
    z.refine((value) => value === '' || isPublicAddress(value), { error: 'address', abort: true }),
    z.overwrite(writtenAddress),
  );
}

/** Controls but tabs and line breaks; code points that are no characters, which no document may have; and what turns the direction of a text, and of all that follows it, by force. */
const foreign = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069]/gu;
/** Characters without width that only hide a difference between two lines. Joiners stay: Arabic and emoji need them. */
const hidden = /[\u200b\u2060\ufeff]/gu;
const visible = /[^\s\p{Cc}\p{Noncharacter_Code_Point}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** Whether nothing of a text is seen: it is empty, or of blanks, marks and fillers only. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

function normalizeText(value: string, form: TextForm): string {
  if (isBlank(value)) return '';
  const written = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(foreign, '');
  const composed = written.normalize('NFC');
  return (form === 'line' ? composed.replace(hidden, '').replace(/\s*\n\s*/g, ' ') : composed).trim();
}
