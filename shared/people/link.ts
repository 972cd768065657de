const hourMs = 60 * 60_000;

/** Why a user gets a link for choosing a password: they were invited, or have forgotten it. */
export const linkPurposes = ['invitation', 'reset'] as const;
export type LinkPurpose = (typeof linkPurposes)[number];

/**
 * How long a link is valid, in ms, from when it is mailed. Several links can be valid at once; a user who uses one invalidates
 * all.
 */
export const linkMs: Readonly<Record<LinkPurpose, number>> = { invitation: 7 * 24 * hourMs, reset: hourMs };

/** The parts of a link: the account, and the token. */
export interface Link {
  readonly accountId: string;
  readonly token: string;
}

/** The form of both parts: 256 bits. */
export const linkPart = /^[\w-]{43}$/;

/** Returns the part of a link after its `#`, which no server and no log sees. */
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
