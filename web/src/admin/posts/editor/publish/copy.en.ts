import type { Language } from '#shared/language.ts';
import type { Audience, NewsletterWish } from '#shared/newsletter/audience.ts';

const emails: Record<Audience, (count: string) => string> = {
  all: (count) => (count === '1' ? '1 email' : `${count} emails`),
  en: (count) => (count === '1' ? '1 email in English' : `${count} emails in English`),
  ar: (count) => (count === '1' ? '1 email in Arabic' : `${count} emails in Arabic`),
};

export const copy = {
  title: 'Where it goes',
  close: 'Close',
  website: 'Website',
  atOnce: 'Now',
  on: (time: string) => `On ${time}`,
  onDate: 'On a date',
  date: 'Publication date',
  dateProblem: 'Choose a day and a time that are still to come.',
  untilThen: 'Baghdad time. Until then only you and those with the private link see it.',
  newsletter: 'Newsletter',
  audiences: {
    none: 'Don’t send',
    all: 'All readers',
    ar: 'Arabic readers',
    en: 'English readers',
  } satisfies Record<NewsletterWish, string>,
  loading: 'Counting readers',
  notLoaded: 'The readers could not be counted. The post can be published without the newsletter.',
  tryAgain: 'Try again',
  noMail:
    'This site cannot send mail yet. Whoever runs it can set that up; the post goes to the website only.',
  nobody: 'Nobody has confirmed an address yet, so there is nobody to send it to.',
  nobodyIn: { en: 'Nobody on the list reads English.', ar: 'Nobody on the list reads Arabic.' },
  sent: (audience: string, date: string) => `${audience} were sent this post on ${date}.`,
  allSent: 'Every reader gets a post once, so nobody is left.',
  onceLive: 'Sent once the post is live, each reader once. Undo until then.',
  test: 'Send me a test',
  testing: 'Sending a test',
  tested: (address: string) => `A test is on its way to ${address}.`,
  notTested: 'No test was sent. Please try again.',
  refused: (reason: string) => `The mail service refused the test: ${reason}.`,
  unclear: 'Nobody knows whether the test was sent. See whether it arrives before you try again.',
  noAddress: 'For a test, your account needs an email address: an owner can add it under People.',
  shared: 'When somebody shares it',
  sharedIn: { en: 'In English', ar: 'In Arabic' } satisfies Record<Language, string>,
  noArabic: 'Without an Arabic title it is shared in English only.',
  missing: {
    arabic: (fields: string) => fields,
    older: 'an Arabic text as new as the English',
    alt: (count: number) =>
      count === 1 ? 'a description of 1 picture' : `descriptions of ${count} pictures`,
    cover: 'a cover picture',
    excerpt: 'an excerpt (its first words are mailed instead)',
  },
  missingTitle: 'Still missing: ',
  noneStops: '. You can publish anyway. ',
  show: 'Show me',
  publish: 'Publish',
  schedule: 'Schedule',
  stay: 'Keep editing',
  now: 'Website now',
  later: (day: string) => `Website on ${day}`,
  thenMailed: (audience: Audience, count: string) => `, then ${emails[audience](count)}`,
  /** Shown in the row of a post. */
  planned: (audience: string) => `Then newsletter: ${audience}`,
  willBeSent: (audience: string) => `The newsletter follows: ${audience}.`,
};
