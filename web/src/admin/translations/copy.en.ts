import type { ArabicToDo, TranslatedKind } from '#shared/content/translation.ts';

const posts = (count: number) => (count === 1 ? '1 post' : `${count} posts`);
const texts = (count: number) => (count === 1 ? '1 text' : `${count} texts`);

export const copy = {
  title: 'Missing Arabic',
  text: 'Texts, posts, categories and alternative texts in one list. You stay here until it is empty.',
  back: 'All texts',
  failed: 'The list could not be read.',
  workFailed: 'This text could not be read.',
  tryAgain: 'Try again',
  loading: 'Loading what is to be translated',
  list: 'What is to be translated',
  show: 'Show',
  filters: {
    all: (count: number) => `All ${count}`,
    missing: (count: number) => `Missing ${count}`,
    older: (count: number) => `Older ${count}`,
  },
  showList: (count: number) => `All ${count}`,
  progress: (place: number, count: number, done: number) =>
    done === 0 ? `${place} of ${count}` : `${place} of ${count} · ${done} done`,
  /** Read out when another item is shown. */
  shown: (place: number, count: number, name: string, state: string) =>
    `${place} of ${count}, ${name}, ${state}`,
  states: { missing: 'Missing', older: 'Older' } satisfies Record<ArabicToDo, string>,
  statesInFull: { missing: 'Arabic missing', older: 'Older than English' } satisfies Record<
    ArabicToDo,
    string
  >,
  done: 'done',
  kinds: {
    content: 'Text',
    blog: 'Blog post',
    news: 'News post',
    career: 'Job posting',
    category: 'Category',
    picture: 'Alternative text',
  } satisfies Record<TranslatedKind, string>,
  facts: {
    post: (kind: string, count: number) => `${kind}, ${texts(count)}`,
    category: (kind: string, count: number) => `${kind}, ${posts(count)}`,
  },
  categoryName: 'Name of the category',
  alt: 'Alternative text',
  unnamed: 'Picture without a name',
  english: 'English',
  arabic: 'العربية',
  changed: (day: string, by: string) => (by ? `changed ${day} by ${by}` : `changed ${day}`),
  of: (day: string) => `of ${day}`,
  marked: 'Marked: what changed since the Arabic was written.',
  notKnown: 'What changed since the Arabic was written is not known any more.',
  before: 'Before:',
  kept: 'What you typed is kept in this browser.',
  markdown: 'The text has Markdown signs; keep them where they are.',
  onSite: 'View on site',
  inEditor: 'Open in the editor',
  aList: 'This is a list with several entries, which has an editor of its own.',
  save: 'Save and next',
  isRight: 'Arabic is still right',
  skip: 'Skip',
  previous: 'Previous',
  next: 'Next',
  saving: 'Saving',
  saved: 'Arabic saved',
  stillRight: 'The Arabic counts as up to date',
  notSaved: 'Could not save changes. Please try again.',
  conflict:
    'Somebody else changed this meanwhile. The English and the saved Arabic are shown as they are now; your text is still in the box.',
  doneElsewhere: 'The Arabic of this is up to date already.',
  typedStays: 'You had typed:',
  discard: 'Discard it',
  empty: { title: 'All Arabic is up to date', text: 'Texts, posts, categories and alternative texts.' },
};
