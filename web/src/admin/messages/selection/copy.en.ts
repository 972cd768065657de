import type { BulkAct } from './bulk-run.ts';

const messages = (count: string) => `${count} ${count === '1' ? 'message' : 'messages'}`;

/** Words of choosing many messages and of what is then done with them. */
export const copy = {
  chooseAll: (count: string) => `Select all ${count}`,
  chosen: (count: string) => `${count} chosen`,
  chooseMatching: (count: string | undefined) =>
    count ? `Select all ${count} that match` : 'Select all that match',
  allChosen: 'All are chosen, also those not shown yet',
  acts: {
    done: 'Mark done',
    reopen: 'Reopen',
    spam: 'Mark as spam',
    'not-spam': 'Not spam',
    delete: 'Delete',
  } satisfies Record<BulkAct, string>,
  questions: {
    done: 'Mark all as done?',
    reopen: 'Reopen all?',
    spam: 'Mark all as spam?',
    'not-spam': 'Are they all no spam?',
    delete: 'Delete these messages?',
  } satisfies Record<BulkAct, string>,
  about: (count: string | undefined) =>
    `This concerns ${count ? messages(count) : 'all messages that match'}, also those not shown yet. What comes in from now on stays as it is.`,
  deleteText: (count: string) => `${messages(count)} will be deleted. This cannot be undone.`,
  keep: 'Cancel',
  stop: 'Stop',
  close: 'Close',
  goOn: 'Go on',
  soFar: (count: string, total: string | undefined) =>
    total ? `${count} of ${total} so far` : `${count} so far`,
  stopped: 'Stopped. What is left is as it was; you can go on.',
  failed: 'Not all could be changed. What is left is as it was; please try again.',
  finished: {
    done: (count: string) => `${messages(count)} marked as done.`,
    reopen: (count: string) => `${messages(count)} reopened.`,
    spam: (count: string) => `${messages(count)} moved to possible spam.`,
    'not-spam': (count: string) => `${messages(count)} moved to the new ones.`,
    delete: (count: string) => `${messages(count)} deleted.`,
  } satisfies Record<BulkAct, (count: string) => string>,
  undo: 'Undo',
  undoOtherwise: 'Choose the messages in their list and say the opposite',
};
