import type { PersonalKind } from '#shared/privacy/personal-data.ts';

const counted = (count: number, one: string, many: string) => `${count} ${count === 1 ? one : many}`;

/** Joins words to a list, as in "a, b and c". */
const list = new Intl.ListFormat('en-GB');

export const copy = {
  open: 'Data of a person',
  title: 'Data of a person',
  close: 'Close',
  text: 'Finds the messages and the newsletter address that were left under one email address, and whether an administrator has it or is told of messages there. Answer only to that address: others may ask in its owner’s name.',
  email: 'Email address',
  problems: {
    required: 'Type the address to look for.',
    invalid: 'Type an email address like name@example.com.',
    'too-long': 'An email address has at most 254 characters.',
  },
  search: 'Look up',
  searching: 'Looking up',
  notFound: 'What is stored could not be read completely. Please try again.',
  none: (email: string) => `Nothing is stored under ${email}.`,
  found: (count: Readonly<Record<PersonalKind, number>>) =>
    list.format([
      ...(count.message > 0 ? [counted(count.message, 'message', 'messages')] : []),
      ...(count.newsletter > 0 ? ['the newsletter address'] : []),
      ...(count.administrator > 0 ? ['the address of an administrator’s account'] : []),
      ...(count.setting > 0 ? ['an address that is told of messages'] : []),
    ]),
  foundTitle: (email: string) => `Stored under ${email}:`,
  download: 'Download',
  fileName: 'personal-data.json',
  remove: 'Delete all of it',
  removal: {
    title: 'Delete all of it?',
    text: (what: string, email: string) =>
      `${what} of ${email} will be gone for good, done or not. This cannot be undone. Backups keep it for at most 35 days more; copies that were mailed to you stay in your mailbox until you delete them there.`,
    staff:
      'An account stays, without an address: remove it in People if it is no longer needed. What was done with it stays in the log, under its name, for a year.',
    stay: 'Keep it',
    confirm: 'Delete',
  },
  notRemoved: 'Not everything could be deleted. Please try again: what is gone stays gone.',
  removed: (count: number, email: string) => `${counted(count, 'entry', 'entries')} of ${email} deleted.`,
};
