import type { ApiError } from '#web/lib/api-client.ts';

export const copy = {
  title: 'Simple Content Editor',
  menu: 'Menu',
  website: 'Website',
  logout: 'Logout',
  skipLink: 'Skip to main content',
  sections: 'Sections',
  save: 'Save',
  saving: 'Saving',
  /** Shown below a text that has a draft. `Save` is the label of the button that publishes it. */
  endsDraft: 'Save publishes this text at once and ends its draft.',
  saveFailed: 'Save Failed',
  uploadFailed: 'Upload failed',
  unreachable: 'The server could not be reached. Check your connection and save again.',
  /** The server's own message, for an answer that has no sentence here. */
  answered: ({ message }: ApiError) => message,
  remove: 'Remove picture',
  removed: { title: 'Picture removed', text: 'The website shows its own drawing there, or nothing.' },
  removeFailed: 'Remove Failed',
  top: 'Back to top',
  dashboard: 'Dashboard',
  signedOut: 'You are signed out. Your changes are kept until you have signed in again.',
  signIn: 'Sign in',
};
