// The forms of the site load this file: it must not import schemas.

/** The parts of a campaign, as links name them (`utm_source` and so on). */
export const campaignParts = ['source', 'medium', 'campaign', 'term', 'content'] as const;
export type Campaign = { readonly [P in (typeof campaignParts)[number]]?: string | undefined };
/** Longest part of a campaign, in characters. */
export const campaignPartMaxLength = 100;

/** Longest stored path of a page, in characters. */
export const pagePathMaxLength = 200;
