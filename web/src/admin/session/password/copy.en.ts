export const copy = {
  toLogin: 'To the login',
  failed: 'That did not work. Please try again.',
  forgotten: {
    title: 'Forgotten password',
    lead: 'A link to choose a new one is mailed to the address of your account.',
    send: 'Mail me a link',
    sending: 'Sending',
    done: 'If there is an account of this name with an email address, a link is on its way. It is good for an hour. No mail? Ask an owner of the site.',
  },
  choose: {
    title: 'Choose a password',
    lead: 'At least 12 characters; a few unrelated words are good and easy to keep.',
    password: 'New password',
    hint: 'At least 12 characters',
    save: 'Save password',
    saving: 'Saving',
    done: (username: string) =>
      `The password of ${username} is saved, and every other session is over. You can log in with it now.`,
  },
  problems: {
    required: 'Choose a password.',
    'too-short': 'A password has at least 12 characters.',
    'too-long': 'A password has at most 1000 characters.',
  },
};
