import { chatDetailsMaxLength, chatOptions } from '#shared/messages/chat.ts';

export const copy = {
  progress: (step: number, count: number) => `${step} of ${count}`,
  promise: 'We reply within 24 hours',
  selections: 'Your selections',
  labels: { service: 'Service', industry: 'Industry', region: 'Region', urgency: 'Start' },
  questions: {
    service: 'Which service do you need?',
    industry: 'Which industry are you in?',
    region: 'Where are the stores?',
    urgency: 'When would you like to start?',
    details: 'What else should we know?',
    contact: 'Where should we send the answer?',
  },
  options: chatOptions as { [Question in keyof typeof chatOptions]: Record<string, string> },
  ownWords: 'The service in your own words',
  details: 'Additional details',
  detailsHint: 'For example products, number of stores, reporting dates.',
  detailsTooLong: `Please shorten this to ${chatDetailsMaxLength.toLocaleString('en-US')} characters.`,
  optional: '(optional)',
  liveAgent: 'I would like a live agent to call me back',
  liveAgentPromise: 'An agent will contact you within 24 hours.',
  name: 'Name',
  company: 'Company',
  email: 'Email',
  required: 'All three are required.',
  honeypot: 'Leave this field empty',
  back: 'Back',
  next: 'Continue',
  submit: 'Submit',
  submitting: 'Submitting',
  alerts: {
    missing: 'Please fill in all required fields',
    email: 'Please enter a valid email address (e.g., name@example.com)',
    failed: 'Error submitting request',
  },
  thanksTitle: 'Thank you!',
  startNew: 'Start New Chat',
  done: 'Close',
};

export type ChatCopy = typeof copy;
