import { brand } from '#shared/company/brand.ts';

/** Texts of the pages that links in mails to readers lead to. */
export const copy = {
  actions: {
    confirm: {
      ask: {
        title: 'Confirm your address',
        text: 'With this button you agree that we write to you about new articles. A link in each mail ends it.',
        button: 'Confirm',
      },
      done: {
        title: 'You are on the list',
        text: 'Your address is confirmed. We write to you when there is something new to read.',
      },
      gone: {
        title: 'This link no longer works',
        text: 'It is too old, or the address was taken off the list. Leave your address on the blog page again, and a new link comes by mail.',
      },
    },
    leave: {
      ask: {
        title: 'Leave the newsletter',
        text: 'We remove your address at once and stop writing to you.',
        button: 'Take me off the list',
      },
      done: {
        title: 'You are off the list',
        text: 'Your address is deleted. You can leave it on the blog page again at any time.',
      },
      gone: {
        title: 'This link no longer works',
        text: `You subscribed again after this mail. Use the link in a later one, or write to ${brand.email}.`,
      },
    },
  },
  busy: {
    title: 'That did not work yet',
    text: 'The website is busy. Please press the button again in a few seconds.',
  },
  home: 'To the website',
};

export type ReaderPageCopy = typeof copy;
