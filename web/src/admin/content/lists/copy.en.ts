import type { ListKey } from '#shared/content/company/lists.ts';

/** The labels of the two texts of an entry, and of the button that adds one. */
interface Words {
  readonly title: string;
  readonly text: string;
  readonly add: string;
}

export const copy = {
  words: {
    leaders: { title: 'Name', text: 'Position', add: 'Add a leader' },
    clients: { title: 'Name', text: 'What they say', add: 'Add a client' },
    certificates: { title: 'Title', text: 'Description', add: 'Add a certificate' },
    offices: { title: 'Name', text: 'Address', add: 'Add an office' },
    opening_hours: { title: 'Days', text: 'Time', add: 'Add days' },
    questions: { title: 'Question', text: 'Answer', add: 'Add a question' },
  } as Readonly<Record<ListKey, Words>>,
  phone: 'Phone number (optional)',
  picture: 'Picture (optional)',
  noPicture: 'Remove the picture',
  /** The accessible name of a field: its label, the number of its entry, and its language. */
  fieldOf: (field: string, place: number, language: string) => `${field}, entry ${place}, ${language}`,
  unnamed: 'Without a name',
  emptySlot: 'Not filled in',
  noArabic: 'No Arabic',
  hidden: 'Hidden',
  handle: 'Move',
  up: 'Move up',
  down: 'Move down',
  hide: 'Hide',
  remove: 'Remove',
  edit: 'EDIT',
  close: 'Close',
  undo: 'Undo',
  /** The accessible name of a button: its action and the name of its entry. */
  of: (action: string, name: string) => `${action}: ${name}`,
  place: (name: string, place: number, all: number) => `${name}, place ${place} of ${all}`,
  keys: 'Arrows move, Space puts down, Escape puts back.',
  removed: (name: string) => `${name} was removed.`,
  empty: 'Nothing in this list yet: the site shows nothing of it.',
  noneFilled: (places: number) =>
    places === 0 ? 'Nothing entered yet' : `${places === 1 ? '1 place' : `${places} places`}, none filled in`,
  shown: (count: number, hidden: number) =>
    `${count === 1 ? '1 shown' : `${count} shown`}${hidden > 0 ? `, ${hidden} hidden` : ''}`,
};
