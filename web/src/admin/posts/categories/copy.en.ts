import { formatNumber } from '#web/admin/lib/language/formats.ts';

export const copy = {
  open: 'Categories',
  title: 'Categories',
  text: 'A name that is changed here is changed in every post of the category, in both languages. To merge two categories, give one the name of the other.',
  name: (place: number) => `Category ${formatNumber(place)} in English`,
  nameAr: (place: number) => `Category ${formatNumber(place)} in Arabic`,
  english: 'English',
  arabic: 'Arabic',
  posts: (count: number) => (count === 1 ? '1 post' : `${formatNumber(count)} posts`),
  remove: (name: string) => `Remove: ${name}`,
  add: 'Add a category',
  save: 'Save',
  saving: 'Saving',
  renaming: (left: number) => (left === 1 ? 'Renaming 1 post' : `Renaming ${formatNumber(left)} posts`),
  cancel: 'Cancel',
  close: 'Close',
  none: 'There are no categories yet. They come with the first posts, or are added here.',
  problems: {
    required: 'Give each category a name in English.',
    'too-long': 'This name is too long.',
    twice: 'Two categories have this name; merge them, or give each a name of its own.',
  },
  merge: 'Merge them',
  saved: 'Categories saved.',
  failed: 'The categories could not be saved. Please try again.',
  conflict:
    'The categories were changed meanwhile, by a colleague or in another window of yours. Those and yours both stand here: look at them and save again.',
  notRenamed: 'Some posts still have the former name. Save again to go on.',
  notRead: 'The categories could not be loaded. Please try again.',
  tryAgain: 'Try again',
  loading: 'Loading categories',
};
