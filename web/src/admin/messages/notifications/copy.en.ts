import type { MailPurpose } from '#shared/mail/mail.ts';
import { maxRecipients } from '#shared/mail/mail-settings.ts';

export const copy = {
  line: {
    open: 'Notifications',
    noSender: 'No one is notified of new messages: this site cannot send mail yet.',
    nobody: 'No one is notified of new messages.',
    one: 'One person is mailed about each new message.',
    several: (count: number) => `${count} people are mailed about each new message.`,
    lost: 'Some mails are not known to be sent.',
  },
  title: 'Notifications',
  close: 'Close',
  cancel: 'Cancel',
  save: 'Save',
  saving: 'Saving',
  saved: 'Notifications saved.',
  failed: 'The notifications could not be saved. Please try again.',
  intro:
    'Each of these people gets a mail as soon as a message comes, and can answer it to the visitor at once.',
  noSender:
    'This site has no address to send mail from. Whoever deploys it has to set mailFrom; what you set here counts from then on.',
  from: 'Mails come from',
  recipient: (place: number) => `Recipient ${place}`,
  email: 'Email address',
  language: 'Language of the mails',
  languages: { en: 'English', ar: 'Arabic' },
  none: 'No recipients yet. Add the first one.',
  add: 'Add recipient',
  full: `No more than ${maxRecipients} people can be mailed.`,
  remove: 'Remove',
  test: 'Send test mail',
  testing: 'Sending',
  outcomes: {
    sent: 'Handed over to be delivered. If it is not there in a few minutes, look in the spam folder.',
    refused: (reason: string) => `Refused by the mail service: ${reason}. Nothing was sent.`,
    account: (reason: string) =>
      `The mail service lets the site send nothing: ${reason}. Whoever runs the site has to mend that.`,
    unclear: 'Nobody knows whether it was sent. See whether it arrives before you try again.',
    failed: 'The test mail could not be asked for. Please try again.',
  },
  problems: {
    required: 'Type an email address, or remove the recipient.',
    invalid: 'Type an email address like name@example.com.',
    'too-long': 'An email address has at most 254 characters.',
    'not-ascii': 'Only an address in Latin letters can be mailed.',
    repeated: 'Each address can be there once.',
    'too-many': `No more than ${maxRecipients} people can be mailed.`,
  } as Readonly<Record<string, string>>,
  switches: {
    acknowledge: {
      label: 'Tell visitors that their message arrived',
      text: 'In their language, with the promised 24 hours. Not for possible spam, and at most once a day to an address.',
    },
    digest: {
      label: 'Morning digest to the recipients',
      text: 'At 8 in Baghdad, when something waits for longer than 24 hours.',
    },
  },
  on: 'on',
  off: 'off',
  purposes: {
    notice: 'Message',
    acknowledgement: 'That a message arrived',
    digest: 'Morning digest',
    confirmation: 'Newsletter confirmation',
    newsletter: 'Newsletter',
    invitation: 'Invitation',
    reset: 'Link for a new password',
    'hand-over': 'Work taken over',
    'codes-off': 'One-time codes turned off',
  } satisfies Record<MailPurpose, string>,
  conflict: {
    own: 'You changed the notifications in another window meanwhile.',
    by: (name: string) => `${name} changed the notifications meanwhile.`,
    unknown: 'The notifications were changed elsewhere meanwhile.',
  },
  nobody: 'No recipients yet.',
  openTitle: 'Not known to be sent',
  openText:
    'These mails were refused, or it is not known whether they were sent. They are not sent again, lest they come twice; the messages are in the inbox.',
  openStates: {
    claimed: 'being sent',
    sent: 'sent',
    refused: 'refused',
    unclear: 'not known',
  },
};
