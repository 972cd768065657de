import type * as z from 'zod/mini';
import { addressMaxLength } from '../address.ts';
import { address, text } from '../text.ts';
import type { ContentKind } from './definition.ts';

/** What is wrong with a value: longer than {@link contentMaxLength}, or no address that {@link isPublicAddress} allows. */
export const contentProblems = ['too-long', 'address'] as const;
export type ContentProblem = (typeof contentProblems)[number];

/** In characters, of either language. */
export const contentMaxLength: Readonly<Record<ContentKind, number>> = {
  text: 300,
  'long-text': 5000,
  link: addressMaxLength,
  image: addressMaxLength,
};

/**
 * The value of an item of a kind, as it is stored: composed (NFC), without outer blanks, with `\n` as the only line
 * break and none in one-line texts. Empty is allowed everywhere. Issue messages are {@link ContentProblem}s.
 */
export function contentValue(kind: ContentKind): z.ZodMiniType<string, string> {
  if (kind === 'link' || kind === 'image') return address();
  return text(kind === 'text' ? 'line' : 'paragraphs', contentMaxLength[kind]);
}
