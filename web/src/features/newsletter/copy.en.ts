export const copy = {
  title: 'New articles by email',
  text: 'At most one message a month.',
  consent: 'By subscribing you let us keep your address and your language for this. Write to us to leave. ',
  privacy: 'Privacy Policy',
  email: 'Your email',
  subscribe: 'Subscribe',
  sending: 'Sending',
  honeypot: 'Leave this field empty',
  done: 'You are subscribed. We will write when there is something new to read.',
  failed: 'Your address has not been stored. Please try again later.',
  tooMany: 'Too many tries in a short time. Please try again in a few minutes.',
  errors: {
    required: 'Email is required',
    invalid: 'Email is invalid',
    'too-long': 'Email is too long; please check it',
  },
};

export type NewsletterCopy = typeof copy;
