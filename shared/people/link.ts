const hourMs = 60 * 60_000;

/** Why somebody is mailed a link by which they choose a password: they were invited, or have forgotten the one they had. */
export const linkPurposes = ['invitation', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/** How long a link is good, in ms, from when it is mailed. Several can be good at once; the use of one ends all. */
export const linkMs: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24 * hourMs, reset: hourMs };

/** What a link carries: whose it is, and the token. */
export interface Link {
  readonly accountId: string;
  readonly token: string;
}

/** What either of the two is made of: 256 bits. */
export const linkPart = /^[\w-]{43}$/;

/** What stands after a link's `#`, which no server and no log gets to see. */
export function linkHash({ accountId, token }: Link): string {
  return `#${accountId}.${token}`;
}

/** The inverse of {@link linkHash}; `undefined` for any other text. */
export function readLinkHash(hash: string): Link | undefined {
  const [accountId = '', token = '', ...more] = hash.slice(1).split('.');
  const isLink =
    hash.startsWith('#') && more.length === 0 && linkPart.test(accountId) && linkPart.test(token);
  return isLink ? { accountId, token } : undefined;
}
