import * as z from 'zod/mini';
import { addressMaxLength, isPublicAddress, writtenAddress } from './address.ts';

/** Marks a file as UTF-8 for spreadsheets. `Response.text()` removes it. */
export const byteOrderMark = '\ufeff';

/**
 * `line`: no line breaks. `paragraphs`: `\n` is the only line break.
 */
export type TextForm = 'line' | 'paragraphs';

/**
 * Returns the schema of a text in its stored form: composed (NFC), without outer blanks and invalid characters; may be
 * empty. `maxLength` is in characters. A missing text has the problem `absent`, a long one `too-long`.
 */
export function text(form: TextForm, maxLength: number, absent = 'invalid') {
  return z.string(absent).check(
    z.overwrite((value) => normalizeText(value, form)),
    z.maxLength(maxLength, { error: 'too-long', abort: true }),
  );
}

/** Like {@link text}, but a missing or empty text, or one of invisible characters, has the problem `required`. */
export function requiredText(form: TextForm, maxLength: number) {
  return text(form, maxLength, 'required').check(z.minLength(1, { error: 'required', abort: true }));
}

/**
 * Schema of an address for a link or picture, encoded for documents, or empty; any other text has the problem `address`.
 */
export function address() {
  return text('line', addressMaxLength).check(
    z.refine((value) => value === '' || isPublicAddress(value), { error: 'address', abort: true }),
    z.overwrite(writtenAddress),
  );
}

/**
 * Controls except tabs and line breaks; noncharacters, which documents may not contain; and overrides of the direction
 * of text.
 */
const foreign = /(?![\n\t])\p{Cc}|\p{Noncharacter_Code_Point}|[\u202a-\u202e\u2066-\u2069]/gu;
/** Invisible characters that only hide a difference between two lines. Joiners stay: Arabic and emoji need them. */
const hidden = /[\u200b\u2060\ufeff]/gu;
const visible = /[^\s\p{Cc}\p{Noncharacter_Code_Point}\p{Cf}\p{Default_Ignorable_Code_Point}\u2800]/u;

/** True if a text is empty or consists of blanks, marks and fillers only. */
export function isBlank(text: string): boolean {
  return !visible.test(text);
}

function normalizeText(value: string, form: TextForm): string {
  if (isBlank(value)) return '';
  const written = value.replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n').replace(foreign, '');
  const composed = written.normalize('NFC');
  return (form === 'line' ? composed.replace(hidden, '').replace(/\s*\n\s*/g, ' ') : composed).trim();
}
