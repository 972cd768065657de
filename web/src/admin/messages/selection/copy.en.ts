import { countLimit } from '#shared/messages/counts.ts';
import { formatNumber } from '#web/admin/lib/language/formats.ts';
import type { BulkAct } from './bulk-run.ts';

const named = (count: string) => `${count} ${count === formatNumber(1) ? 'message' : 'messages'}`;
const messages = (count: number) => named(formatNumber(count));

export const copy = {
  chooseAll: (count: string) => `Select all ${count}`,
  chooseNone: 'Select none',
  chosen: (count: string) => `${count} chosen`,
  chooseMatching: (count: string | undefined) =>
    count ? `Select all ${count} that match` : 'Select all that match',
  allChosen: 'All are chosen, also those not shown yet',
  acts: {
    done: 'Mark done',
    reopen: 'Reopen',
    spam: 'Mark as spam',
    'not-spam': 'Not spam',
    assign: 'Assign to',
    delete: 'Delete',
  } satisfies Record<BulkAct, string>,
  questions: {
    done: 'Mark all as done?',
    reopen: 'Reopen all?',
    spam: 'Mark all as spam?',
    'not-spam': 'Are they all no spam?',
    assign: 'Assign these messages?',
    delete: 'Delete these messages?',
  } satisfies Record<BulkAct, string>,
  about: (count: string | undefined) =>
    `This concerns ${count ? named(count) : 'all messages that match'}, also those not shown yet. What comes in from now on stays as it is.`,
  deleteText: (count: string) => `${named(count)} will be deleted. This cannot be undone.`,
  deleteAllText: (count: string) =>
    `${named(count)} will be deleted, also those not shown yet. This cannot be undone. What comes in from now on stays.`,
  counting: (count: string) => `Counting the messages that match: ${count} so far`,
  notCounted: 'They could not be counted. Close this and try again.',
  assignTitle: (count: string | undefined) =>
    count ? `Assign ${named(count)} to` : 'Assign all that match to',
  you: 'you',
  leaves: (day: string) => `leaves ${day}`,
  nobody: 'Nobody',
  open: (count: number) =>
    count === 0 ? 'none open' : `${formatNumber(count)}${count === countLimit ? '+' : ''} open`,
  loadingPeople: 'Loading people',
  noPeople: 'The people could not be loaded.',
  tryAgain: 'Try again',
  assigned: (count: number, name: string) =>
    name ? `${messages(count)} assigned to ${name}.` : `${messages(count)} assigned to nobody.`,
  elsewhere: (count: number) =>
    count === 1
      ? '1 of them was changed or deleted meanwhile, and stays as it is.'
      : `${formatNumber(count)} of them were changed or deleted meanwhile, and stay as they are.`,
  givenBack: (count: number) => `${messages(count)} given back.`,
  keep: 'Cancel',
  stop: 'Stop',
  close: 'Close',
  goOn: 'Go on',
  soFar: (count: string, total: string | undefined) =>
    total ? `${count} of ${total} so far` : `${count} so far`,
  stopped: 'Stopped. What is left is as it was; you can go on.',
  failed: 'Not all could be changed. What is left is as it was; please try again.',
  finished: {
    done: (count) => `${messages(count)} marked as done.`,
    reopen: (count) => `${messages(count)} reopened.`,
    spam: (count) => `${messages(count)} moved to possible spam.`,
    'not-spam': (count) => `${messages(count)} moved to the new ones.`,
    delete: (count) => `${messages(count)} deleted.`,
  } as Record<Exclude<BulkAct, 'assign'>, (count: number) => string>,
  csv: {
    act: 'CSV',
    fileName: 'messages.csv',
    done: 'Messages downloaded.',
    failed: 'The messages could not be downloaded. Please try again.',
  },
  undo: 'Undo',
  undoOtherwise: 'Choose the messages in their list and say the opposite',
};
