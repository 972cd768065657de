import * as z from 'zod/mini';
import type { Language } from '../language.ts';
import { keptMs } from '../privacy/retention.ts';

/** How long a link is valid, in ms. */
export const previewLinkMs = keptMs('preview-link');

/** How many links to one post can be valid at a time. */
export const maxPreviewLinks = 20;

/** The form of a link's token: 256 bits. */
export const previewToken = /^[\w-]{43}$/;

/** A link for people without an account to see a post before it is published. Its `id` does not open it. */
export const previewLink = z.object({
  id: z.string(),
  createdAt: z.iso.datetime(),
  endsAt: z.iso.datetime(),
});
export type PreviewLink = z.infer<typeof previewLink>;

/** Returns the path of a link, in a language. */
export function previewPath(token: string, language: Language): string {
  return `/share/preview/${token}${language === 'ar' ? '?language=ar' : ''}`;
}

/** Returns the id of a page in the paths of its links: `home`, or its path with `~` for each slash. */
export function pageIdOf(path: string): string {
  return path === '/' ? 'home' : path.slice(1).replaceAll('/', '~');
}

/** The inverse of {@link pageIdOf}. */
export function pagePathOf(id: string): string {
  return id === 'home' ? '/' : `/${id.replaceAll('~', '/')}`;
}
