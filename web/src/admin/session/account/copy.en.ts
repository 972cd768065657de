export const copy = {
  open: 'Change password',
  title: 'Change your password',
  close: 'Close',
  present: 'Current password',
  password: 'New password',
  hint: 'At least 12 characters',
  save: 'Save password',
  saving: 'Saving',
  done: 'Your password is saved. Everywhere else you are signed out now.',
  problems: {
    required: 'Type your present password.',
    'too-long': 'A password has at most 1000 characters.',
    wrong: 'This is not your present password.',
  },
  sessions: {
    open: 'Sessions',
    title: 'Where you are signed in',
    text: 'If you do not know one of these, sign it out and change your password.',
    endAll: 'Sign out everywhere else',
    endedAll: 'You are signed out everywhere but here.',
  },
};
