/** Words about the newsletter's addresses. */
export const copy = {
  error: 'Error',
  close: 'Close',
  cancel: 'Cancel',
  download: 'Download newsletter addresses',
  downloading: 'Reading addresses',
  done: 'Newsletter addresses downloaded.',
  failed: 'The newsletter addresses could not be downloaded. Please try again.',
  fileName: 'newsletter.csv',
  remove: 'Remove an address',
  removal: {
    title: 'Remove an address from the newsletter',
    text: 'For somebody who asked for it. The address can be left on the blog page again later.',
    email: 'Email address',
    problems: {
      required: 'Type the address to remove.',
      invalid: 'Type an email address like name@example.com.',
      'too-long': 'An email address has at most 254 characters.',
    },
    unknown: 'This address is not on the list. Check how it is written.',
    failed: 'The address could not be removed. Please try again.',
    confirm: 'Remove',
    removing: 'Removing',
    done: (email: string) => `${email} was removed from the newsletter.`,
  },
};
