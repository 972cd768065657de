export const copy = {
  title: 'Untranslated',
  /** The way to the overview, with how many texts wait. */
  link: (count: number) => (count === 0 ? 'Untranslated' : `Untranslated (${count})`),
  text: 'What visitors of the Arabic site read in English, and what was changed in English since it was translated.',
  show: 'Show',
  shown: { all: 'Missing or outdated', missing: 'Arabic missing', older: 'Arabic outdated' },
  texts: 'Texts of the website',
  counts: (missing: number, older: number) => `${missing} missing, ${older} outdated`,
  none: 'Nothing to translate here.',
  isCurrent: 'Arabic is still right',
  marked: { title: 'Changes Saved', text: 'The Arabic counts as up to date.' },
  notMarked: 'Could not save changes. Please try again.',
};
