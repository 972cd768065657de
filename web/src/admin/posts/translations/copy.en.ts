export const copy = {
  counts: (missing: number, older: number) => `${missing} missing, ${older} outdated`,
  states: { none: 'Arabic missing', some: 'Arabic incomplete', older: 'Arabic outdated' },
  isCurrent: 'Arabic is still right',
  marked: { title: 'Changes Saved', text: 'The Arabic counts as up to date.' },
  notMarked: 'Could not save changes. Please try again.',
  none: 'Nothing to translate here.',
  more: (count: number) => (count === 1 ? '1 more in the list' : `${count} more in the list`),
};
