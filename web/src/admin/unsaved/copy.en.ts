export const copy = {
  title: 'Discard unsaved changes?',
  text: 'These changes have not been saved. If you go on, they are lost:',
  discard: 'Discard changes',
  stay: 'Keep editing',
  theirs: 'Saved meanwhile',
  keepMine: 'Save my version',
  takeTheirs: 'Use the other version',
  mark: 'unsaved changes',
  nothingToSave: { title: 'Nothing to save', text: 'Nothing has been changed here.' },
};
