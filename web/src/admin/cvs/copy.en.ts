import { cvMonths } from '#shared/privacy/retention.ts';

/** Does not compile when CVs are kept for another time. */
const months: Readonly<Record<typeof cvMonths, string>> = { 6: 'six months' };

export const copy = {
  title: 'CV',
  size: (kilobytes: string) => `PDF, ${kilobytes} kB`,
  until: (day: string) => `deleted after ${day}`,
  comma: ', ',
  download: 'Download CV',
  downloadOf: (name: string) => `Download CV: ${name}`,
  ownersOnly: 'Only an owner of the site can open it.',
  missing: 'It was lost before the message came. Ask for it again.',
  over: `The file is deleted: CVs are kept for ${months[cvMonths]}.`,
  failed: 'The CV could not be downloaded',
  failedText: 'Please try again later.',
};
