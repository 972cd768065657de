import { messageMaxLength, messageMinLength } from '#shared/messages/limits.ts';

export const copy = {
  name: 'Name',
  email: 'Email',
  company: 'Company',
  service: 'Service',
  message: 'Message',
  anythingElse: 'Anything else?',
  optional: '(optional)',
  chooseService: 'Choose a service',
  services: {
    'sales-merchandising': 'Retail audit and shelf execution',
    'activation-experience': 'Promotions and activation',
    'data-technology': 'Market research and audit software',
    'digital-commerce': 'Digital commerce',
    'general-inquiry': 'General inquiry',
  },
  messageHint: `At least ${messageMinLength} characters`,
  errors: {
    name: { required: 'Name is required', 'too-long': 'Name is too long; please shorten it' },
    email: {
      required: 'Email is required',
      invalid: 'Email is invalid',
      'too-long': 'Email is too long; please check it',
    },
    company: { 'too-long': 'Company is too long; please shorten it' },
    service: { 'too-long': 'Please choose a service from the list' },
    message: {
      required: 'Message is required',
      'too-short': `Message must be at least ${messageMinLength} characters`,
      'too-long': `Message must be at most ${messageMaxLength.toLocaleString('en-GB')} characters`,
    },
  },
  honeypot: 'Leave this field empty',
  send: 'Send message',
  sending: 'Sending',
  privacyBefore: 'By sending you accept the ',
  privacyLink: 'privacy policy',
  privacyAfter: '.',
  sentTitle: 'Message sent successfully!',
  sentText: 'Thank you for your message. We will get back to you within 24 hours.',
  failedTitle: 'Error sending message',
  failedText: 'Please try again later.',
  failedNotice:
    'Your message has not been sent yet. It is kept on this page, even if you reload it: try again.',
  tooManyNotice:
    'Too many messages were sent in a short time. Yours is kept here: try again in a few minutes.',
  noScript: 'This form needs JavaScript. Without it, please write to us by email or call us.',
};

export type ContactFormCopy = typeof copy;
