import { cvMonths } from '#shared/privacy/retention.ts';

/** The retention of CVs in words. Its type makes the compiler fail if the retention changes. */
const months: Readonly<Record<typeof cvMonths, string>> = { 6: 'six months' };

export const copy = {
  label: 'CV',
  optional: '(optional)',
  keptFor: `Only administrators can open it. We delete the file after ${months[cvMonths]}, or sooner if you ask.`,
  invite: 'Choose a PDF',
  orDrop: 'or drop it here',
  limit: 'Up to 5 MB',
  letGo: 'Let go to add it',
  one: 'One PDF, up to 5 MB',
  choose: 'Choose a PDF',
  replace: 'Replace',
  another: 'Choose another',
  cancel: 'Cancel',
  remove: 'Remove',
  retry: 'Try again',
  checking: 'Checking',
  uploading: (share: string) => `Uploading, ${share}`,
  attached: (size: string) => `${size}, checked`,
  megabytes: (number: string) => `${number} MB`,
  kilobytes: (number: string) => `${number} kB`,
  /** Texts that are only announced to screen readers, in live regions. */
  said: {
    checking: (name: string) => `Checking ${name}`,
    uploading: (name: string) => `Uploading ${name}`,
    attached: (name: string) => `${name} is checked and goes with your message.`,
    none: 'No CV goes with your message.',
  },
  refused: {
    'not-pdf': 'This is not a PDF. Save it as PDF and choose it again.',
    empty: 'This file is empty. Save it again and choose it again.',
    'too-large': (size: string) => `It has ${size}. Please choose one smaller than 5 MB.`,
    incomplete: 'This PDF is not complete. Save it again and choose it again.',
    encrypted: 'This PDF is protected by a password. Save it without one and choose it again.',
    active: 'This PDF holds a script or another file. Print it to a new PDF and choose that.',
    unreadable: 'This PDF cannot be checked. Print it to a new PDF and choose that.',
    interrupted: 'The upload broke off. Try again.',
    expired: 'The upload began too late. Try again to begin a new one.',
    'too-many':
      'Too many files were sent today. Try again tomorrow, or remove it and send your message without it.',
    gone: 'Your message has arrived, but without this CV, which was no longer there. Choose it again and send once more.',
  },
};

export type CvCopy = typeof copy;
