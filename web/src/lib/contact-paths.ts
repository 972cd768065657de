import type { ServiceInterest } from '#shared/messages/limits.ts';

/** What the contact page can be opened for, and the service that its form has chosen then. */
export const contactReasons = {
  quote: 'sales-merchandising',
  demo: 'data-technology',
  career: 'general-inquiry',
  /** A plan is sent, which the address carries besides. */
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

/** The address of the contact page, in its English form; opened for a reason, it has that reason's words. */
export function contactPath(reason?: ContactReason): ContactPath {
  return reason ? `/contact/${reason}` : '/contact';
}

/** What an address opens the contact page for; nothing where it is another page's, or that of the plain contact page. */
export function contactReasonAt(path: string): ContactReason | undefined {
  return reasons.find((reason) => contactPath(reason) === path);
}

const reasons = Object.keys(contactReasons) as ContactReason[];

/** Other addresses of the contact page, one for each reason, as the table of pages has them. */
export const contactAliases = Object.fromEntries(
  reasons.map((reason) => [contactPath(reason), { aliasOf: '/contact' }]),
) as Readonly<Record<`/contact/${ContactReason}`, { aliasOf: '/contact' }>>;
