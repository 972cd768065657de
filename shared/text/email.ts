import * as z from 'zod/mini';

/** Longest address, in characters. */
const emailMaxLength = 254;
/** Invisible characters: direction marks, joiners, fillers. Addresses copied from Arabic text often contain some. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/**
 * Part of an address: no blanks, controls, or separators of addresses in mail programs; dots only between other
 * characters.
 */
const atom = String.raw`[^\s@.,;:<>()[\]"\\\p{C}]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** A top-level domain: at least two letters, in any script or its ASCII form. */
const topLevel = String.raw`(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])`;
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`, 'iu');

/** True if a text is one e-mail address, ignoring blanks and invisible characters. */
export function isEmail(text: string): boolean {
  return emailAddress.safeParse(text).success;
}

/** Returns an address in lower case and composed form. Two addresses belong to one person if these forms are equal. */
export function foldedEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * Schema of an e-mail address in its stored form, the same for every form and the server. Removes invisible characters
 * and outer blanks. Problems are `required`, `too-long`, `invalid`.
 */
export const emailAddress = z.string('required').check(
  z.overwrite((value) => value.replace(unseen, '').trim()),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(emailMaxLength, { error: 'too-long', abort: true }),
  z.regex(pattern, 'invalid'),
);
