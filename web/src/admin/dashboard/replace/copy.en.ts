import type { FailedReplacement, FoundText } from '#shared/content/replacement.ts';

const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

export const copy = {
  title: 'Search and replace',
  text: 'In all published texts, lists, posts, drafts of posts and alternative texts. Drafts of texts stay as they are. A phone number is found in every format and in either digits. Nothing changes before you have seen it.',
  back: 'All texts',
  sought: 'Find',
  replacement: 'Replace with',
  find: 'Find',
  finding: 'Searching',
  tooShort: 'Write at least two characters',
  failed: 'The search failed. Please try again.',
  found: (count: number, places: number) =>
    `${places === 1 ? 'Found once' : `Found ${places} times`} in ${texts(count)}`,
  more: (count: number) => `${texts(count)} more are not listed; they follow once these are replaced.`,
  nothing: { title: 'Nothing found', text: 'No text, post or alternative text has these words.' },
  all: 'All of them',
  list: 'What was found',
  kinds: {
    content: 'Text',
    blog: 'Blog post',
    news: 'News post',
    career: 'Job posting',
    picture: 'Alternative text',
  } satisfies Record<FoundText['kind'], string>,
  draft: 'draft',
  languages: { en: 'English', ar: 'Arabic' },
  morePlaces: (count: number) => `and ${count} more in this text`,
  unnamed: 'Picture without a name',
  replace: (count: number) => `Replace in ${texts(count)}`,
  replacing: (done: number, all: number) => `${done} of ${all}`,
  done: (count: number) => `Replaced in ${texts(count)}`,
  undone: (count: number) => `Taken back in ${texts(count)}`,
  undo: 'Undo all of it',
  another: 'Another replacement',
  begun: (done: number, all: number, sought: string) =>
    `A replacement of “${sought}” was interrupted: ${done} of ${all} are done.`,
  goOn: 'Go on',
  forget: 'Leave it so',
  left: 'Not changed:',
  reasons: {
    changed: 'somebody else changed it meanwhile',
    refused: 'the text would be empty, too long or not valid',
    failed: 'it could not be saved',
  } satisfies Record<FailedReplacement['reason'], string>,
  notSaved: 'Could not save changes. Please try again.',
};
