export const copy = {
  screen: 'Management access',
  title: 'Management access',
  lead: 'Enter the access code to go on.',
  noCode: 'No access code has been set for this site, so none opens this gate.',
  signIn: 'Sign in',
  code: 'Access code',
  verify: 'Verify Access',
  granted: 'Admin Access Granted',
  grantedLead: 'You can go on to sign in.',
  proceed: 'Continue to Admin Panel',
};
