import { brand } from '#shared/company/brand.ts';
import { retention } from '#shared/privacy/retention.ts';

/** Words of the mails to readers of the newsletter. */
export const copy = {
  confirmSubject: `Confirm your address for ${brand.name.en}`,
  confirmTitle: 'One step is left',
  confirmText: [
    `Somebody left this address on ${brand.name.en} for mails about new articles. If it was you, open the page below and confirm it there.`,
    `If it was not you, there is nothing to do: nobody writes to you, and the address is deleted after ${retention.newsletter.days} days.`,
  ],
  confirm: 'Go to the confirmation',
  confirmWhy: 'This is the only mail you get until you confirm.',
  read: 'Read the article',
  otherLanguage: 'This article is written in Arabic only.',
  why: `You get this mail because you subscribed to new articles of ${brand.name.en}.`,
  leave: 'Leave the list',
};

export type ReaderMailCopy = typeof copy;
