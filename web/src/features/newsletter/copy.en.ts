import { consent } from '#shared/newsletter/consent.ts';

export const copy = {
  title: 'New articles by email',
  text: 'At most one message a month.',
  consent: `${consent.wording.en} `,
  privacy: 'Privacy Policy',
  email: 'Your email',
  subscribe: 'Subscribe',
  sending: 'Sending',
  honeypot: 'Leave this field empty',
  done: 'One step is left: open the link that we send to this address, and confirm it there. Already on the list? Then nothing changes.',
  failed: 'Your address has not been stored. Please try again later.',
  tooMany: 'Too many tries in a short time. Please try again in a few minutes.',
  errors: {
    required: 'Email is required',
    invalid: 'Email is invalid',
    'too-long': 'Email is too long; please check it',
  },
};

export type NewsletterCopy = typeof copy;
