import type { PublicationState } from '#shared/posts/publication.ts';

export const copy = {
  author: {
    company: (name: string) => `The company: ${name}`,
    isCompany: 'The company',
    names: 'Public names',
    people: 'People of the admin area',
    other: 'Another name',
  },
  related: {
    none: 'Nothing is chosen: the end of the article shows others of its category.',
    hint: 'Shown at the end of the article, in this order. One that visitors cannot see is left out.',
    full: 'Three are chosen, which is as many as are shown.',
    search: 'Find an article to add',
    placeholder: 'Words of a title',
    clear: 'Clear',
    found: 'Articles found',
    nothing: 'No article has these words.',
    add: (title: string) => `Add: ${title}`,
    up: (title: string) => `Move up: ${title}`,
    down: (title: string) => `Move down: ${title}`,
    remove: (title: string) => `Remove: ${title}`,
    place: (title: string, place: number, count: number) => `${title}, place ${place} of ${count}`,
    removed: (title: string) => `${title} removed`,
    states: {
      draft: 'Draft, not shown',
      scheduled: 'Scheduled, shown from then on',
      published: '',
      ended: 'Ended, not shown',
    } satisfies Record<PublicationState, string>,
    gone: 'An article that was deleted, not shown',
  },
  category: {
    isNew: (name: string) => `New category: ${name}`,
    inArabic: 'In Arabic:',
    noArabic: 'no name yet, so readers of Arabic see the English one',
    create: 'Create this category',
    confirmFirst: 'Confirm the new category, or choose one that exists',
  },
};
