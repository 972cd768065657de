import * as z from 'zod/mini';
import { isPublicAddress } from '../address.ts';
import type { ContentKind } from './definition.ts';

/** What is wrong with a value: longer than {@link contentMaxLength}, or no address that {@link isPublicAddress} allows. */
export const contentProblems = ['too-long', 'address'] as const;
export type ContentProblem = (typeof contentProblems)[number];

/** In characters, of either language. */
export const contentMaxLength: Readonly<Record<ContentKind, number>> = {
  text: 300,
  'long-text': 5000,
  link: 2048,
  image: 2048,
};

/**
 * The value of an item of a kind, as it is stored: composed (NFC), without outer blanks, with `\n` as the only line
 * break and none in one-line texts. Empty is allowed everywhere. Issue messages are {@link ContentProblem}s.
 */
export function contentValue(kind: ContentKind): z.ZodMiniType<string, string> {
  const normalized = z.string('invalid').check(
    z.overwrite((value) => normalize(value, kind)),
    z.maxLength(contentMaxLength[kind], { error: 'too-long', abort: true }),
  );
  return kind === 'link' || kind === 'image'
    ? normalized.check(z.refine((value) => value === '' || isPublicAddress(value), 'address'))
    : normalized;
}

function normalize(value: string, kind: ContentKind): string {
  const composed = value.normalize('NFC').replace(/\r\n?|[\u0085\u2028\u2029]/g, '\n');
  return (kind === 'text' ? composed.replace(/\s*\n\s*/g, ' ') : composed).trim();
}
