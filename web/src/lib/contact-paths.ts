import type { ServiceInterest } from '#shared/messages/limits.ts';

/** The reasons for which the contact page can be opened, and the preselected service of each. */
export const contactReasons = {
  quote: 'sales-merchandising',
  demo: 'data-technology',
  career: 'general-inquiry',
  /** For sending a plan, which is also in the URL. */
  scope: 'sales-merchandising',
  'retail-audit': 'sales-merchandising',
  activation: 'activation-experience',
  'mystery-shopping': 'general-inquiry',
  'market-research': 'data-technology',
  'custom-audits': 'general-inquiry',
  'digital-commerce': 'digital-commerce',
} as const satisfies Record<string, ServiceInterest>;
export type ContactReason = keyof typeof contactReasons;

type ContactPath = '/contact' | `/contact/${ContactReason}`;

/** Returns the English path of the contact page, optionally for a reason, with the texts of that reason. */
export function contactPath(reason?: ContactReason): ContactPath {
  return reason ? `/contact/${reason}` : '/contact';
}

/** Returns the reason in a URL of the contact page; `undefined` for the plain contact page and for other pages. */
export function contactReasonAt(path: string): ContactReason | undefined {
  return reasons.find((reason) => contactPath(reason) === path);
}

const reasons = Object.keys(contactReasons) as ContactReason[];

/** Further URLs of the contact page, one for each reason, for the table of pages. */
export const contactAliases = Object.fromEntries(
  reasons.map((reason) => [contactPath(reason), { aliasOf: '/contact' }]),
) as Readonly<Record<`/contact/${ContactReason}`, { aliasOf: '/contact' }>>;
