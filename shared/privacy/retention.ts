import type { ItemKind } from '../item-kind.ts';
import { forEveryKind } from '../posts/kinds.ts';

/** Items of a kind are kept for so many days, counted from what is named; then the database deletes them by itself. */
interface ForDays {
  readonly days: number;
  readonly after: string;
}

/** Until somebody deletes them; as long as the message they tell of; or they tell of no visitor and of no administrator. */
type Retention = ForDays | 'until-deleted' | 'with-message' | 'of-nobody';

const minutesOfDay = 24 * 60;

/**
 * How many months the file of a CV is kept, after it was sent: the one place that says so, for the storage and for whatever page
 * names it. A month counts as 30 days, so that none is kept longer than is said.
 */
export const cvMonths = 6;
export const cvDays = cvMonths * 30;

/** How long what is stored of people is kept: the one place that says so, for the database and for the privacy page. */
export const retention = {
  /** One that waits for an answer is kept. */
  message: { days: 730, after: 'it was done' },
  /** One that is confirmed is kept until it is taken off. */
  newsletter: { days: 30, after: 'it was left and not confirmed' },
  /** That a CV was checked and waits for its message: nothing of the person. Its file: {@link cvDays}. */
  cv: { days: 1, after: 'it was checked' },
  /** What finds a message goes with it. */
  'message-entry': 'with-message',
  /** What became of a mail, without its text. */
  mail: { days: 30, after: 'it was to be sent' },
  /** That somebody is to be mailed a link; what it opens is kept with the account, as a hash. */
  link: { days: 1, after: 'it was asked for' },
  /** Whose work went to whom, with the titles of posts: for the mails that tell of it. */
  'hand-over': { days: 30, after: 'it was begun' },
  /** That something is to be made findable or mailed again, by the id of what it is about. */
  'left-work': { days: 14, after: 'it was noted' },
  /** At most; sooner when it is not used. */
  session: { days: 0.5, after: 'the sign-in' },
  /** That a password was right and a code is waited for. */
  challenge: { days: 5 / minutesOfDay, after: 'the password' },
  /** That somebody has a text open in an editor. */
  editing: { days: 5 / minutesOfDay, after: 'the last sign of it' },
  device: { days: 180, after: 'the last sign-in' },
  /** At most: the longest window in which tries are counted. */
  throttle: { days: 1, after: 'the first try' },
  /** How often visitors used the tools on a day: numbers, of nobody. */
  usage: { days: 400, after: 'the day' },
  /** What was done in the admin area, with the name of whoever did it: nobody takes a line away before. */
  audit: { days: 365, after: 'it was done' },
  /** What a text was before a save, and who had saved it. The last fifty of each are kept longer: as long as the text. */
  version: { days: 90, after: 'fifty newer ones were saved' },
  /** One that waits to be published is kept; and who typed it, by username. */
  'working-copy': { days: 90, after: 'it was published or discarded' },
  /** Which post somebody without an account may look at: nothing of a person, and the link itself as a hash. */
  'preview-link': { days: 7, after: 'it was made' },
  administrator: 'until-deleted',
  /** Who is told of messages. */
  setting: 'until-deleted',
  ...forEveryKind(() => 'of-nobody' as const),
  content: 'of-nobody',
  /** That an owner stands by what the site says. */
  claim: 'of-nobody',
  picture: 'of-nobody',
  /** What the posts of a kind are divided into. */
  category: 'of-nobody',
  /** Which post an address belongs to. */
  slug: 'of-nobody',
  publication: 'of-nobody',
  /** Which post went to the newsletter's list, and to how many. */
  sending: 'of-nobody',
} as const satisfies Record<ItemKind, Retention>;

/** The kinds of items that go by themselves. */
type PassingKind = {
  [K in ItemKind]: (typeof retention)[K] extends ForDays ? K : never;
}[ItemKind];

/** How long a deleted post can be taken back, in days. */
export const trashDays = 30;

const dayMs = 24 * 60 * 60_000;

/** How long items of a kind are kept, in ms. */
export function keptMs(kind: PassingKind): number {
  return Math.round(retention[kind].days * dayMs);
}
