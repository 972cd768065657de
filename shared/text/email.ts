import * as z from 'zod/mini';

/** Longest address, in characters. */
const emailMaxLength = 254;
/** What is not seen: direction marks, joiners, fillers. Addresses copied from Arabic text often have some around them. */
const unseen = /[\p{Cf}\p{Default_Ignorable_Code_Point}]/gu;

/** No blanks, controls, or what separates and encloses addresses in mail programs; dots only between other characters. */
const atom = String.raw`[^\s@.,;:<>()[\]"\\\p{C}]+`;
const label = String.raw`[\p{L}\p{N}](?:[\p{L}\p{M}\p{N}-]*[\p{L}\p{M}\p{N}])?`;
/** At least two letters, in any script or its ASCII form. */
const topLevel = String.raw`(?:\p{L}[\p{L}\p{M}]+|xn--[a-z0-9-]*[a-z0-9])`;
const pattern = new RegExp(`^${atom}(?:\\.${atom})*@(?:${label}\\.)+${topLevel}$`, 'iu');

/** Whether a text is one e-mail address, but for blanks and unseen characters around or in it. */
export function isEmail(text: string): boolean {
  return emailAddress.safeParse(text).success;
}

/** Two addresses are one person's when this is equal: nobody has an address in two cases. */
export function foldedEmail(email: string): string {
  return email.normalize('NFC').toLowerCase();
}

/**
 * An e-mail address as it is stored: the one rule of every form, here and on the server. Unseen characters are left out,
 * as outer blanks are. Problems are `required`, `too-long`, `invalid`.
 */
export const emailAddress = z.string('required').check(
  z.overwrite((value) => value.replace(unseen, '').trim()),
  z.minLength(1, { error: 'required', abort: true }),
  z.maxLength(emailMaxLength, { error: 'too-long', abort: true }),
  z.regex(pattern, 'invalid'),
);
