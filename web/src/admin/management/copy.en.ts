/** Words of the management gate. */
export const copy = {
  screen: 'Management access',
  title: 'Management access',
  lead: 'Enter the access code to go on.',
  code: 'Access code',
  verify: 'Verify Access',
  granted: 'Admin Access Granted',
  grantedLead: 'You can go on to sign in.',
  goOn: 'Continue to Admin Panel',
};
