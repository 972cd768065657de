import { trusted } from '#web/lib/trusted-types.ts';

/**
 * A document of the site's own renderer, as a frame takes it under trusted types.
 *
 * @throws if anything in it would run
 */
export const trustedPage = trusted('page-preview', 'createHTML', (html) => {
  if (/<script\b/i.test(html)) throw new Error('A preview has no script.');
  return html;
});
