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
      `${count >= 100 ? '100 or more have' : count === 1 ? '1 has' : `${formatNumber(count)} have`} waited longer than the promised 24 hours.`,
    inTime: 'All are within the promised 24 hours.',
    act: 'Open the inbox',
  },
  suspected: {
    title: 'Suspected spam',
    text: 'Kept out of the inbox. If one is genuine, nobody will answer it.',
    act: 'Review',
  },
  told: {
    nobody: 'Nobody will know of a message until they sign in.',
    act: 'Choose who is notified',
    change: 'Change',
  },
  arabic: {
    title: 'Arabic missing or older',
    text: (missing: number, older: number) =>
      [
        missing > 0 && `${formatNumber(missing)} missing`,
        older > 0 && `${formatNumber(older)} older than the English`,
      ]
        .filter(Boolean)
        .join(', '),
    act: 'Work through',
  },
  claims: {
    title: 'Claims to confirm',
    text: 'Figures and practices nobody has confirmed yet',
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
    late: 'One should be made every day.',
    text: 'Texts, posts, pictures and people can be set back to it.',
    act: 'Open backups',
  },
  quiet: {
    title: 'Nothing is waiting',
    text: 'All messages are answered and both languages are complete.',
  },
  ownAddress: {
    label: 'Add your email address',
    text: 'If you forget your password, we email you a link. Without an address you cannot reset it.',
    save: 'Save address',
    later: 'Later',
    saved: (email: string) => `Mails for you go to ${email}.`,
    failed: 'That did not work. Please try again.',
    problems: {
      required: 'Type your email address.',
      invalid: 'Type an email address like name@example.com.',
      'not-ascii': 'Only addresses in Latin letters can get email.',
    } as Record<string, string>,
  },
  steps: {
    title: 'First steps',
    done: (done: number, all: number) => `${formatNumber(done)} of ${formatNumber(all)} done`,
    mail: { title: 'Add your email address', text: 'You need it to reset a forgotten password' },
    told: { title: 'Choose who is notified of messages', text: 'By email, at once or each morning' },
    phone: { title: 'Add your phone number', text: 'Shown on every page' },
    pictures: {
      title: 'Replace the sample pictures',
      text: (left: number, all: number) => `${formatNumber(left)} of ${formatNumber(all)} left`,
    },
    codes: { title: 'Switch on one-time codes', text: 'A second step when you sign in' },
  },
  activity: {
    title: 'Activity',
    all: 'Everything',
    none: 'Nothing has been done yet.',
    you: (_name: string) => 'You',
  },
  atLeast: (count: number) => `${formatNumber(count)}${count === countLimit ? '+' : ''}`,
};
