export const copy = {
  open: 'Change password',
  title: 'Change Your Password',
  close: 'Close',
  present: 'Present password',
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
};
