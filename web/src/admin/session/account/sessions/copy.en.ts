export const copy = {
  open: 'Sessions',
  title: 'Where You Are Signed In',
  text: 'If you do not know one of these, sign it out and change your password.',
  endAll: 'Sign out everywhere else',
  endedAll: 'You are signed out everywhere but here.',
};
