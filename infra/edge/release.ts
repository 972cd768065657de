/** Compiled into the edge function for pages. */
declare const SITE_RELEASE: string | undefined;

/** The release of the site's pages that visitors read. */
export const release: string = typeof SITE_RELEASE === 'undefined' ? 'unreleased' : SITE_RELEASE;
