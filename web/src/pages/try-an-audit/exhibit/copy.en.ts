import type { PackName } from '#web/drawing/packs.ts';
import type { Fault } from './puzzle.ts';

const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);
const times = (count: number, one: string, many: string) => (count === 1 ? one : `${count} ${many}`);

export const copy = {
  title: 'Audit this shelf',
  packs: {
    dateSyrup: 'date syrup',
    juice: 'juice',
    milk: 'milk',
    yoghurt: 'yoghurt',
    labneh: 'labneh',
    tea: 'tea',
    tomatoPaste: 'tomato paste',
    rice: 'rice',
    flour: 'flour',
    oilTin: 'oil',
    water: 'water',
    biscuits: 'biscuits',
    washingPowder: 'washing powder',
    sugar: 'sugar',
  } satisfies Record<PackName, string>,
  /** The heading of the list of kinds of mistakes. */
  faultsName: 'What can be wrong',
  faults: {
    gap: 'Empty facing',
    label: 'Wrong price label',
    stray: 'Misplaced pack',
  } satisfies Record<Fault, string>,
  /** The heading of each kind of mistakes in the list of findings. */
  faultsMany: {
    gap: 'Empty facings',
    label: 'Wrong price labels',
    stray: 'Misplaced packs',
  } satisfies Record<Fault, string>,
  shelf: {
    name: (facings: string, labels: string) => `A shelf with ${facings} facings and ${labels} price labels`,
    facing: (shelf: string, at: string, pack: string) => `Shelf ${shelf}, facing ${at}: ${pack}`,
    empty: 'empty',
    label: (shelf: string, from: string, to: string, pack: string, price: string) =>
      `Shelf ${shelf}, price label below facings ${from} to ${to}: ${pack}, ${price} dinars`,
  },
  clock: {
    left: (seconds: number) => `${times(seconds, '1 second', 'seconds')} left`,
    begins: 'Thirty seconds from now. Mark everything you would report.',
    withoutClock: 'Take your time. Mark everything you would report.',
  },
  marked: (marks: string, all: string) => ({ before: '', marks, after: ` of ${all} marked` }),
  tooMany: (marks: string, all: string) => ({ before: '', marks, after: ` marked, ${all} mistakes` }),
  done: 'Done',
  keys: {
    again: 'Tap again to undo.',
    arrows: 'move over packs and labels',
    space: 'Space',
    mark: 'mark or undo',
    toDone: 'to Done',
  },
  result: {
    title: (found: string, all: string) => `You found ${found} of ${all}.`,
    missed: (count: number) => times(count, 'One missed', 'missed'),
    wrong: (count: number) => times(count, 'one false alarm', 'false alarms'),
    noneMissed: 'Nothing missed',
    noneWrong: 'no false alarm',
    lead: (missed: string, wrong: string) =>
      `${missed}, ${wrong}. This is the auditor’s result, laid over yours.`,
    other: (found: string, all: string) => `Whoever sent you this shelf found ${found} of ${all}.`,
    found: 'Found',
    missedTag: 'Missed',
    falseAlarm: 'False alarm',
    yours: 'Your audit',
    another: (shelf: string) => `Shelf ${shelf}`,
    reported: 'Filled, by your count',
    filled: 'Filled, on the shelf',
    of: (found: string, all: string) => `${found} of ${all}`,
    falseAlarms: 'False alarms',
    none: 'none',
    time: 'Time used',
    seconds: (seconds: string) => `${seconds} s`,
    noClock: 'no clock',
    share: {
      copyLink: 'Copy link',
      copied: 'Link copied.',
      failed: 'The link could not be copied. Copy it from the address bar.',
      share: 'Share',
    },
    print: 'Print',
    exact: 'You reported what the shelf says.',
    differs: (reported: string, filled: string) =>
      `You would have reported ${reported}. The shelf says ${filled}.`,
    why: (gaps: number, points: string) =>
      `${times(gaps, 'One empty facing that nobody wrote down moves', 'empty facings that nobody wrote down move')} the share of filled facings by ${points} points. Over 400 stores that is a wrong order. That is why every finding needs its photo, its store and its minute.`,
    whyExact:
      'Every empty facing is written down, so the number is right. Over 400 stores it takes that in each of them. That is why every finding needs its photo, its store and its minute.',
    list: 'The auditor’s result',
    sound: 'Nothing wrong here',
    gap: (own: string) => `${capital(own)}: one facing stands empty`,
    stray: (found: string, own: string) => `${capital(found)} among ${own}`,
    label: (own: string, shows: string, price: string) => `Label below ${own} is for ${shows}, ${price} IQD`,
    soundFacing: (own: string) => `${capital(own)}: the right pack in its place`,
    soundLabel: (own: string) => `${capital(own)}: the right label`,
  },
  closing: {
    title: 'And your shelf?',
    text: 'Your products, your provinces, real stores.',
    action: 'Run it on your products',
    again: 'Audit another shelf',
  },
  /** Shown without JavaScript. */
  answer: {
    title: 'Seven mistakes on this shelf',
    lead: 'What an auditor writes down here, in thirty seconds.',
    report: 'Open a sample report',
  },
};

export type AuditCopy = typeof copy;
