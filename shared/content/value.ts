import * as z from 'zod/mini';
import { addressMaxLength, isPublicAddress } from '../text/address.ts';
import { emailAddress } from '../text/email.ts';
import { address, text } from '../text/text.ts';
import type { ContentKind } from './definition.ts';
import { parseList } from './list-entries.ts';

/**
 * Problems of a value: longer than {@link contentMaxLength}, no URL that {@link isPublicAddress} allows, no e-mail
 * address, no phone number.
 */
export const contentProblems = ['too-long', 'address', 'email', 'phone'] as const;
export type ContentProblem = (typeof contentProblems)[number];

/** The maximum length of a value of each kind, in characters; the same for both languages. */
export const contentMaxLength: Readonly<Record<ContentKind, number>> = {
  text: 300,
  'long-text': 5000,
  email: 254,
  phone: 40,
  link: addressMaxLength,
  image: addressMaxLength,
  coverage: 5000,
  list: 12_000,
};

/**
 * Returns the schema of values of a kind, in their stored form: composed (NFC), without outer blanks, with `\n` as the
 * only line break and none in one-line texts. Empty is allowed everywhere. Issue messages are {@link ContentProblem}s.
 */
export function contentValue(kind: ContentKind): z.ZodMiniType<string, string> {
  if (kind === 'link' || kind === 'image') return address();
  const form = text(
    kind === 'long-text' || kind === 'coverage' || kind === 'list' ? 'paragraphs' : 'line',
    contentMaxLength[kind],
  );
  if (kind === 'email') {
    return form.check(
      z.overwrite((value) => emailAddress.safeParse(value).data ?? value),
      z.refine((value) => value === '' || isOneMailbox(value), 'email'),
    );
  }
  if (kind === 'list') {
    return form.check(
      z.refine(
        (value) => parseList(value).every(({ picture }) => picture === '' || isPublicAddress(picture)),
        'address',
      ),
      z.refine(
        (value) => parseList(value).every(({ phone }) => phone.trim() === '' || isPhoneNumber(phone.trim())),
        'phone',
      ),
    );
  }
  if (kind === 'phone') return form.check(z.refine((value) => value === '' || isPhoneNumber(value), 'phone'));
  return form;
}

/** True for a single e-mail address without signs that a mail program could misread in a `mailto:` link. */
function isOneMailbox(value: string): boolean {
  return emailAddress.safeParse(value).success && !/[?&%]/.test(value);
}

/**
 * True for a phone number as people write it, in either language's digits: at most 15, the limit of the international
 * numbering plan.
 */
function isPhoneNumber(value: string): boolean {
  const digits = value.replace(/[^\d٠-٩]/g, '').length;
  return /^\+?[\d٠-٩ ().\-/]+$/.test(value) && digits >= 6 && digits <= 15;
}
