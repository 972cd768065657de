import type { ContentProblem } from '#shared/content/value.ts';

/** Words of the Website Content tab, and of what it shares with the simple editor. */
export const copy = {
  tab: 'Website Content',
  parts: 'Parts of the website',
  loading: 'Loading content',
  failedTitle: 'Error Loading Content',
  failedText: 'Please try again later.',
  tryAgain: 'Try again',
  search: 'Search all content',
  clearSearch: 'Clear search',
  found: (count: number) => (count === 1 ? '1 item found' : `${count} items found`),
  results: 'Search results',
  nothingTitle: 'No Items Found',
  nothingText: 'No content matches your search.',
  item: 'Item',
  noneSet: { en: 'No English text set', ar: 'لا يوجد نص عربي' },
  /** Before a text that shows while none is set. */
  byDefault: { en: 'Default, none set', ar: 'افتراضي، لم يُعدَّل بعد' },
  asInEnglish: 'كما في الإنجليزية',
  englishSeen: 'يرى الزوّار النص الإنجليزي.',
  allOnOnePage: 'All texts on one page',
  onSite: 'View on site',
  arabic: { missing: 'Arabic missing', older: 'Arabic older than English' },
  /** Beneath the one item that an address names. */
  showAll: 'Show all content',
  edit: 'EDIT',
  editImage: 'EDIT IMAGE',
  editing: 'Editing',
  save: 'SAVE CHANGES',
  saveImage: 'SAVE IMAGE',
  saving: 'Saving',
  cancel: 'Cancel',
  reset: 'Reset to default',
  saved: { title: 'Changes Saved', text: 'your website has been updated successfully.' },
  notSaved: 'Could not save changes. Please try again.',
  problems: {
    'too-long': 'This text is too long',
    address: 'Use an https:// address, or a path of this site such as /contact',
    email: 'Use one email address, such as info@example.com',
    phone: 'Use a phone number of 6 to 15 digits, such as +964 770 000 0000',
  } satisfies Record<ContentProblem, string>,
  conflict: {
    text: 'Somebody else changed this item while you were editing. What you had not touched now shows their version. Choose which one to keep.',
    own: 'You changed this item in another window while you were editing it here. What you had not touched here now shows that version. Choose which one to keep.',
    empty: 'Empty',
  },
  /** What stands in a picture's place while none is set. */
  pictures: {
    drawing: 'The drawing that comes with the site',
    film: 'The drawing that comes with the site, with its film',
    nothing: 'Nothing is shown there',
  },
  imageSize: (width: number, height: number) => `Recommended size: ${width} x ${height} pixels`,
  unsavedElsewhere: 'Unsaved changes elsewhere:',
};
