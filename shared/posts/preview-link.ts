import * as z from 'zod/mini';
import type { Language } from '../language.ts';
import { keptMs } from '../privacy/retention.ts';

/** How long a link is good, in ms. */
export const previewLinkMs = keptMs('preview-link');

/** How many links to one post are good at a time. */
export const mostPreviewLinks = 20;

/** What a link is made of besides its address: 256 bits. */
export const previewToken = /^[\w-]{43}$/;

/** A link by which somebody without an account sees a post before it is published. Its `id` does not open it. */
export const previewLink = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type PreviewLink = z.infer<typeof previewLink>;

/** Where a link leads, in the language that is read first. */
export function previewPath(token: string, language: Language): string {
  return `/share/preview/${token}${language === 'ar' ? '?language=ar' : ''}`;
}
