import { brand } from '#shared/company/brand.ts';
import type { ChatAnswers } from '#shared/messages/chat.ts';
import { promisedHours, type ServiceInterest } from '#shared/messages/limits.ts';
import type { Message, Suspicion } from '#shared/messages/message.ts';

/** The texts of all mails. */
export const copy = {
  flags: { urgent: 'URGENT', liveAgent: 'LIVE AGENT', possibleSpam: 'Possible spam' },
  /** Separates a message's marks from the rest of a subject. */
  separator: ', ',
  noticeSubject: (from: string) => `New message from ${from}`,
  company: (name: string, company: string) => `${name} (${company})`,
  noticeTitle: 'A new message came from the website',
  fields: {
    name: 'Name',
    email: 'Email',
    company: 'Company',
    service: 'Service',
    received: 'Received',
    number: 'Number',
    source: 'Sent with',
    language: 'Page language',
    possibleSpam: 'Possible spam',
  },
  colon: ':',
  timeZone: 'Baghdad time',
  message: 'Message',
  sources: { contact: 'Contact form', chatbot: 'Chat assistant' } as Record<Message['source'], string>,
  languages: { en: 'English', ar: 'Arabic' },
  services: {
    'sales-merchandising': 'Retail audit and shelf execution',
    'activation-experience': 'Promotions and activation',
    'data-technology': 'Market research and audit software',
    'digital-commerce': 'Digital commerce',
    'general-inquiry': 'General inquiry',
  } as Record<ServiceInterest, string>,
  /** Translations of the chat assistant's services, by their English names. Empty here: English shows the names as they are. */
  chatServices: {} as Readonly<Record<ChatAnswers['service'], string>>,
  suspicions: {
    honeypot: 'a hidden field was filled in',
    'no-form': 'sent without the form of this site',
    'too-fast': 'sent within moments of opening the form',
    'too-many': 'many messages came from the same address',
  } as Record<Suspicion, string>,
  listSeparator: '; ',
  openInbox: 'Open in the inbox',
  answerHint: 'Reply to this mail to write to the sender.',
  noAnswerHint: 'The sender’s address cannot be answered from this mail: copy it from above.',
  why: `You get this mail because your address is set for notifications in the admin area of ${brand.name.en}.`,
  acknowledgement: {
    subject: 'We have your message',
    title: 'Thank you for writing to us',
    paragraphs: [
      `Your message has reached ${brand.name.en}. We answer within ${promisedHours} hours.`,
      'If you want to add something, answer this mail.',
    ],
    footer: `You get this mail because your address was left in the contact form or the chat of ${brand.name.en}. If that was not you, there is nothing for you to do.`,
  },
  digest: {
    subject: (count: string) => `Messages waiting for longer than ${promisedHours} hours: ${count}`,
    title: `These messages wait for longer than ${promisedHours} hours`,
    promise: (waiting: string) =>
      `The website promises an answer within ${promisedHours} hours. Nobody has begun to answer these. New messages in all: ${waiting}.`,
    oldest: (count: string) => `The ${count} oldest of them:`,
    footer: `You get this mail each morning on which something waits, because your address is set for notifications in the admin area of ${brand.name.en}.`,
  },
  links: {
    username: 'Username',
    once: 'The link works once. Nobody of the site will ever ask you for your password.',
    invitation: {
      subject: `You are invited to the admin area of ${brand.name.en}`,
      title: 'You are invited to work on the website',
      text: 'An owner of the site has made an account for you. Choose a password within seven days; you sign in with it and this name.',
      label: 'Choose a password',
      why: 'If you do not know what this is about, do nothing: without a password nobody can use the account.',
    },
    reset: {
      subject: `A new password for ${brand.name.en}`,
      title: 'Choose a new password',
      text: 'Somebody said at the sign-in that the password of this account was forgotten. The link is good for an hour; until it is used, the old password stays.',
      label: 'Choose a new password',
      why: 'If it was not you, do nothing: only who reads your mails can use the link.',
    },
  },
  handOver: {
    subject: (from: string) => `You take over from ${from}`,
    title: (from: string) => `The work of ${from} is yours now`,
    by: (by: string) => `${by} has handed it over to you in the admin area. This is what it is.`,
    byYou: 'You have taken it over in the admin area. This is what it is.',
    messages: 'Open messages',
    notices: 'Mails about new messages',
    toYou: 'come to you now',
    texts: 'Drafts of page texts',
    previews: 'Private links to previews',
    open: 'Open your messages',
    draft: 'Draft, not published',
    plan: (when: string) => `Scheduled for ${when}`,
    untitled: 'Without a title',
    footer: `You get this mail because you work in the admin area of ${brand.name.en}.`,
  },
  codesOff: {
    subject: `One-time codes of your account at ${brand.name.en} are off`,
    title: 'One-time codes are off',
    by: {
      self: 'The one-time codes of your account were turned off by somebody who had signed in to it, with its password and a code. From now on the password alone lets in.',
      owner:
        'An owner of the site has turned off the one-time codes of your account. From now on the password alone lets in.',
    },
    otherwise:
      'If you do not know of this, change your password at once, turn the codes on again, and tell an owner of the site.',
    when: 'Turned off',
    open: 'Open the admin area',
    footer: `You get this mail because you work in the admin area of ${brand.name.en}.`,
  },
  testSubject: 'Test of the notifications',
  testTitle: 'Notifications arrive here',
  testText:
    'Somebody asked for this mail in the admin area. From now on, new messages can be mailed to this address.',
};

/** The form of the mails' texts, which the Arabic copy must have, too. */
export type MailCopy = typeof copy;
