import * as z from 'zod/mini';
import { addressMaxLength, isPublicAddress } from './address.ts';

/** `line`: no line breaks. `paragraphs`: `\n` is the only one. */
export type TextForm = 'line' | 'paragraphs';

/**
 * A text as it is stored: composed (NFC) and without outer blanks; may be empty. `maxLength` is in characters.
 * What is no text is `absent`; the other
 * issue is `too-long`.
 */
export function text(form: TextForm, maxLength: number, absent = 'invalid') {
  return z.string(absent).check(
    z.overwrite((value) => normalizeText(value, form)),
    z.maxLength(maxLength, { error: 'too-long', abort: true }),
  );
}

/** The same, but neither absent nor empty: that is `required`. */
export function requiredText(form: TextForm, maxLength: number) {
  return text(form, maxLength, 'required').check(z.minLength(1, 'required'));
}

/** An address that may be linked to or shown as a picture, or nothing; any other text is `address`. */
export function address() {
  return text('line', addressMaxLength).check(
    z.refine((value) => value === '' || isPublicAddress(value), 'address'),
  );
}

function normalizeText(value: string, form: TextForm): string {
  const composed = value.normalize('NFC').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return (form === 'line' ? composed.replace(/\s*\n\s*/g, ' ') : composed).trim();
}
