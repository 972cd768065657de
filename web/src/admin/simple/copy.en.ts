/** Words of the simple editor. */
export const copy = {
  title: 'Simple Content Editor',
  website: 'Website',
  logout: 'Logout',
  skipLink: 'Skip to main content',
  sections: 'Sections',
  save: 'Save',
  saving: 'Saving',
  saveFailed: 'Save Failed',
  uploadFailed: 'Upload failed',
  signedOut: 'You are signed out. Your changes are kept until you have signed in again.',
  signIn: 'Sign in',
};
