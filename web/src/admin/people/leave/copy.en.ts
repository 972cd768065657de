import { countLimit } from '#shared/messages/counts.ts';
import type { HeldKind } from '#shared/people/holdings.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { Leaving } from '../people-queries.ts';

const number = (count: number) => `${formatNumber(count)}${count === countLimit ? '+' : ''}`;
const counted = (one: string, many: string) => (count: number) =>
  `${number(count)} ${count === 1 ? one : many}`;

export const copy = {
  title: {
    disable: (name: string) => `Disable ${name}?`,
    remove: (name: string) => `Remove ${name}?`,
    'hand-over': (name: string) => `Hand over the work of ${name}?`,
  } satisfies Record<Leaving, (name: string) => string>,
  text: {
    disable: (name: string) =>
      `${name} is signed out at once and cannot sign in until an owner enables the account again. What they did stays.`,
    remove: (name: string) =>
      `${name} is signed out at once, and the account is gone. What they did stays. They can be invited again.`,
    'hand-over': (name: string) => `${name} is disabled already, and stays so.`,
  } satisfies Record<Leaving, (name: string) => string>,
  holds: (name: string) => `Nothing that ${name} holds stays without somebody. Say who takes what.`,
  mailed: 'Each gets one mail with the list.',
  holdsNothing: (name: string) => `${name} holds no open messages, drafts or scheduled posts.`,
  lastOwner: 'No other owner could sign in then; make somebody else an owner first.',
  loading: 'Looking for what they hold',
  failed: 'What they hold could not be loaded.',
  tryAgain: 'Try again',
  kinds: {
    messages: counted('open message', 'open messages'),
    drafts: counted('draft', 'drafts'),
    plans: counted('scheduled post', 'scheduled posts'),
  } satisfies Record<HeldKind, (count: number) => string>,
  urgent: (count: number) => `${number(count)} urgent`,
  oldest: (day: string) => `oldest of ${day}`,
  titled: (title: string) => `“${title}”`,
  untitled: 'Without a title',
  comes: (title: string, when: string) => `“${title}” goes live on ${when}`,
  more: (count: number) => `and ${number(count)} more`,
  goTo: (what: string) => `${what} go to`,
  goesTo: (what: string) => `${what} goes to`,
  you: (name: string) => `${name} (you)`,
  nobody: 'Nobody',
  keep: (name: string) => `Keep ${name}`,
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
