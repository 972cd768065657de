import { pointDays } from '../backups.ts';
import type { ItemKind } from '../item-kind.ts';
import { forEveryKind } from '../posts/kinds.ts';

/** Items of a kind are kept for this many days after an event; then the database deletes them. */
interface ForDays {
  readonly days: number;
  readonly after: string;
}

/** `until-deleted`: kept until a user deletes them. `with-message`: as long as their message. `of-nobody`: no personal data. */
type Retention = ForDays | 'until-deleted' | 'with-message' | 'of-nobody';

const minutesOfDay = 24 * 60;

/**
 * How many months the file of a CV is kept after it was sent. Storage, privacy page and form all take it from here. A
 * month counts as 30 days, so that no file is kept longer than stated.
 */
export const cvMonths = 6;
export const cvDays = cvMonths * 30;

/** How many days the distribution's access logs, which have visitors' IP addresses, are kept. */
export const accessLogDays = 7;

/** How long items of each kind are kept. The database and the privacy page take it from here. */
export const retention = {
  /** A message that is not done is kept. */
  message: { days: 730, after: 'it was done' },
  /** A confirmed address is kept until it is unsubscribed. */
  newsletter: { days: 30, after: 'it was left and not confirmed' },
  /** The note that a CV was checked. No personal data. For how long the file is kept, see {@link cvDays}. */
  cv: { days: 1, after: 'it was checked' },
  /** Deleted with its message. */
  'message-entry': 'with-message',
  /** The state of a mail, without its text. */
  mail: { days: 30, after: 'it was to be sent' },
  /** The request for a link. The link's token is stored in the account, as a hash. */
  link: { days: 1, after: 'it was asked for' },
  /** A handover with the titles of posts, for the mails about it. */
  'hand-over': { days: 30, after: 'it was begun' },
  /** Failed work to repeat, with the id of the item that caused it. */
  'left-work': { days: 14, after: 'it was noted' },
  /** The maximum; sooner if it is not used. */
  session: { days: 0.5, after: 'the sign-in' },
  /** A sign-in that waits for its code. */
  challenge: { days: 5 / minutesOfDay, after: 'the password' },
  /** A user who has a text open in an editor. */
  editing: { days: 5 / minutesOfDay, after: 'the last sign of it' },
  device: { days: 180, after: 'the last sign-in' },
  /** The maximum: the longest window in which tries are counted. */
  throttle: { days: 1, after: 'the first try' },
  /** Daily counts of the tools' use, without personal data. */
  usage: { days: 400, after: 'the day' },
  /** Acts in the admin area with usernames. Nobody can delete a line earlier. */
  audit: { days: 365, after: 'it was done' },
  /** A text before a save, and its editor. The last fifty of each text are kept as long as the text. */
  version: { days: 90, after: 'fifty newer ones were saved' },
  /** With the username of its editor. A copy that is neither published nor discarded is kept. */
  'working-copy': { days: 90, after: 'it was published or discarded' },
  /** Several texts that go live together, with the username of who published them. A planned change is kept. */
  'content-change': { days: 90, after: 'it was published' },
  /** A draft of a text, with the username of its editor, until it is published or discarded. */
  'content-draft': 'until-deleted',
  /** A link to an unpublished post or page: no personal data, and the token as a hash. */
  'preview-link': { days: 7, after: 'it was made' },
  /** A state to go back to, and the username of who made it. */
  backup: { days: pointDays, after: 'it was made' },
  /** The latest job on backups, with the username of its owner. */
  'backup-job': { days: pointDays, after: 'it was begun' },
  administrator: 'until-deleted',
  /** A person's saved views of the inbox; deleted with their account. */
  'saved-view': 'until-deleted',
  /** The recipients of mails. */
  setting: 'until-deleted',
  ...forEveryKind(() => 'of-nobody' as const),
  content: 'of-nobody',
  /** The words that replies begin with. */
  'reply-template': 'of-nobody',
  /** Owners' confirmations of claims. */
  claim: 'of-nobody',
  picture: 'of-nobody',
  category: 'of-nobody',
  /** Which post uses a slug. */
  slug: 'of-nobody',
  publication: 'of-nobody',
  /** Which post was sent to the newsletter's list, and to how many. */
  sending: 'of-nobody',
} as const satisfies Record<ItemKind, Retention>;

/** The kinds of items that expire automatically. */
type PassingKind = {
  [K in ItemKind]: (typeof retention)[K] extends ForDays ? K : never;
}[ItemKind];

/** How long a deleted post can be restored, in days. */
export const trashDays = 30;

const dayMs = 24 * 60 * 60_000;

/** Returns how long items of a kind are kept, in ms. */
export function keptMs(kind: PassingKind): number {
  return Math.round(retention[kind].days * dayMs);
}
