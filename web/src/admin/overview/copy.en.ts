import { countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';

const counted = (count: number, one: string, several: string) =>
  `${formatNumber(count)} ${count === 1 ? one : several}`;

export const copy = {
  tab: 'Overview',
  waiting: (count: number) => `Waiting, ${counted(count, 'thing', 'things')}`,
  loading: 'Loading',
  failed: 'This could not be read.',
  tryAgain: 'Try again',
  messages: {
    title: 'New messages to handle',
    late: (count: number) =>
      `${count >= 100 ? '100 or more have' : count === 1 ? '1 has' : `${formatNumber(count)} have`} waited longer than the 24 hours that the site promises.`,
    inTime: 'None has waited longer than the 24 hours that the site promises.',
    act: 'Open the inbox',
  },
  suspected: {
    title: 'Suspected spam',
    text: 'Set apart from the inbox. Nobody answers a real message among them.',
    act: 'Look through',
  },
  told: {
    nobody: 'A message is seen only when somebody signs in.',
    act: 'Choose who is told',
    change: 'Change',
  },
  arabic: {
    title: 'Arabic missing or older',
    text: (missing: number, older: number) =>
      `${formatNumber(missing)} missing, ${formatNumber(older)} older than the English: texts, posts, categories and alternative texts`,
    act: 'Work through',
  },
  claims: {
    title: 'Claims to confirm',
    text: 'Figures and practices that nobody has vouched for yet',
    act: 'Confirm them',
  },
  drafts: { title: 'Drafts', text: (title: string) => `Changed last: “${title}”`, act: 'Open drafts' },
  scheduled: {
    title: 'Scheduled',
    text: (when: string, title: string) => `Next: ${when}, Baghdad time, “${title}”`,
    act: 'See the plan',
  },
  backup: {
    title: (when: string) => `Last backup ${when}`,
    late: 'It should be made each day.',
    text: 'Texts, posts, pictures and people can be set back to it.',
    act: 'Open backups',
  },
  quiet: {
    title: 'Nothing waits',
    text: 'All messages are answered and both languages are complete.',
  },
  ownAddress: {
    label: 'Which email address is yours?',
    text: 'A forgotten password is renewed by mail, and without an address nobody can do that for you.',
    save: 'Save address',
    later: 'Later',
    saved: (email: string) => `Mails for you go to ${email}.`,
    failed: 'That did not work. Please try again.',
    problems: {
      required: 'Type your email address.',
      invalid: 'Type an email address like name@example.com.',
      'not-ascii': 'Only addresses in Latin letters can be mailed.',
    } as Record<string, string>,
  },
  steps: {
    title: 'First steps',
    done: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
    mail: { title: 'Give your email address', text: 'A forgotten password is renewed by mail' },
    told: { title: 'Choose who is told of messages', text: 'By mail, at once or each morning' },
    phone: { title: 'Put in your phone number', text: 'It stands on each page' },
    pictures: {
      title: 'Replace the sample pictures',
      text: (left: number, all: number) => `${formatNumber(left)} of ${formatNumber(all)} left`,
    },
    codes: { title: 'Switch on one-time codes', text: 'A second lock on your account' },
  },
  activity: {
    title: 'Activity',
    all: 'Everything',
    none: 'Nothing was done yet.',
    you: 'You',
  },
  atLeast: (count: number) => `${formatNumber(count)}${count === countLimit ? '+' : ''}`,
};
