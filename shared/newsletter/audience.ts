import { languages } from '../language.ts';

/** The audience that a post is sent to: everybody, or the readers of a language. */
export const audiences = ['all', ...languages] as const;
export type Audience = (typeof audiences)[number];

/** The audience to mail a post to once it is published. `none` cancels an earlier choice. */
export const newsletterWishes = ['none', ...audiences] as const;
export type NewsletterWish = (typeof newsletterWishes)[number];

/**
 * Returns the audiences that a post can still be sent to, given those it was sent to. Each reader gets a post once: after
 * the readers of one language, only those of the other language are left; after `all`, nobody.
 */
export function openAudiences(sentTo: readonly Audience[]): Audience[] {
  if (sentTo.includes('all')) return [];
  return audiences.filter((audience) =>
    audience === 'all' ? sentTo.length === 0 : !sentTo.includes(audience),
  );
}
