import { countLimit } from '#shared/messages/counts.ts';
import type { HeldKind } from '#shared/people/holdings.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { LeaveReason, Leaving } from '../people-queries.ts';

const number = (count: number) => `${formatNumber(count)}${count === countLimit ? '+' : ''}`;
const counted = (one: string, many: string) => (count: number) =>
  `${number(count)} ${count === 1 ? one : many}`;
const signedOut = (devices: number) =>
  devices === 0 ? 'Signed out at once' : `Signed out at once on ${counted('device', 'devices')(devices)}`;

export const copy = {
  title: {
    leave: (name: string) => `Hand over from ${name}`,
    remove: (name: string) => `Remove ${name}?`,
    'hand-over': (name: string) => `Hand over the work of ${name}?`,
  } satisfies Record<LeaveReason, (name: string) => string>,
  text: {
    remove: (name: string) =>
      `The account is deleted; the name ${name} stays on past work. They can be invited again.`,
    'hand-over': (name: string) => `${name} is disabled already, and stays so.`,
  },
  account: 'The account',
  accounts: {
    disable: { name: 'Disable', text: (devices: number) => `${signedOut(devices)}; can come back` },
    remove: {
      name: 'Remove',
      text: (_devices: number) => 'The account is deleted; their name stays on past work',
    },
  },
  logged: 'Written to the audit log',
  holds: (name: string) => `Choose who takes over each item from ${name}.`,
  mailed: 'Each person gets one email with their list.',
  holdsNothing: (name: string) => `${name} has nothing that somebody would have to take over.`,
  lastOwner: 'No other owner could sign in then; make somebody else an owner first.',
  loading: 'Looking for their open work',
  failed: 'Their open work could not be loaded.',
  tryAgain: 'Try again',
  kinds: {
    messages: counted('open message', 'open messages'),
    drafts: counted('draft', 'drafts'),
    texts: counted('draft of a page text', 'drafts of page texts'),
    plans: counted('scheduled post', 'scheduled posts'),
    notices: () => 'Mail about new messages',
    links: counted('private preview link', 'private preview links'),
  } satisfies Record<HeldKind, (count: number) => string>,
  urgent: (count: number) => `${number(count)} urgent`,
  oldest: (day: string) => `oldest of ${day}`,
  titled: (title: string) => `“${title}”`,
  untitled: 'Without a title',
  comes: (title: string, when: string) => `“${title}” goes live on ${when}`,
  comma: ', ',
  more: (count: number) => `and ${number(count)} more`,
  goTo: (what: string) => `${what} go to`,
  goesTo: (what: string) => `${what} goes to`,
  you: (name: string) => `${name} (you)`,
  alsoTold: (others: string) => `Also notified: ${others}`,
  noneElseTold: 'Nobody else is notified',
  open: (title: string, day: string) => `“${title}”, open until ${day}`,
  nobody: {
    messages: 'Nobody',
    notices: 'Nobody',
    links: 'End them',
  } as Partial<Record<HeldKind, string>>,
  keep: (_name: string) => 'Cancel',
  cancel: 'Cancel',
  confirm: { disable: 'Disable', remove: 'Remove', 'hand-over': 'Hand over' } satisfies Record<
    Leaving,
    string
  >,
  confirmAll: {
    disable: 'Hand over and disable',
    remove: 'Hand over and remove',
    'hand-over': 'Hand over',
  } satisfies Record<Leaving, string>,
  soFar: (count: number) => `${number(count)} handed over so far`,
  notAll: 'Not all was handed over, and nothing else was done. Try again to go on with what is left.',
  notGone: 'The work was handed over; the rest did not work. Please try again.',
  done: {
    disable: (name: string) => `${name} is disabled and signed out.`,
    remove: (name: string) => `${name} is removed and signed out.`,
    'hand-over': (name: string) => `The work of ${name} is handed over.`,
  } satisfies Record<Leaving, (name: string) => string>,
};
