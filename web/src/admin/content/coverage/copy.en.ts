import type { CoverageLevel } from '#shared/plan/coverage.ts';

export const copy = {
  province: 'Province',
  /** The heading of the column with the buttons of each row. */
  row: 'Row',
  levels: { 2: 'Regular route', 1: 'On request', 0: 'Road check first' } as Readonly<
    Record<CoverageLevel, string>
  >,
  cell: (province: string, outlet: string) => `${province}, ${outlet}`,
  /** The label of a row's province, by the row's number. */
  provinceOf: (place: number) => `Province of row ${place}`,
  twice: 'A row further down is about this province too, and counts instead.',
  note: 'Shown under the table as it is',
  noteOf: (place: number) => `Note in line ${place}`,
  mend: 'Make it a row',
  add: 'Add a row',
  addNote: 'Add a note',
  up: 'Move up',
  down: 'Move down',
  remove: 'Remove',
  /** The accessible name of a button: its action and the name of its row. */
  of: (action: string, name: string) => `${action}: ${name}`,
  moved: (name: string, place: number, all: number) => `${name} is now line ${place} of ${all}.`,
  removed: (name: string) => `${name} was removed.`,
  empty: 'No row yet: the page shows its example.',
  forBoth: 'Arabic visitors see this table with its words in Arabic.',
  ofArabic: 'Use a table of its own for Arabic',
  asInEnglish: 'Use the English table for Arabic too',
};
