export const copy = {
  title: 'Search and sharing',
  hint: 'What is left empty here is taken from the post itself.',
  slugHint:
    'Small Latin letters, digits and hyphens. Left empty it becomes this one when the post is published first. Addresses it had while it was published go on leading here.',
  slugOfId:
    'Small Latin letters, digits and hyphens. Now visitors find the post under its number; that address goes on leading here.',
  propose: 'Make one from the title',
  inResults: 'In search results',
  inArabicResults: 'In search results, in Arabic',
  shared: 'Where it is shared',
  sharedInArabic: 'Where it is shared, in Arabic',
  untitled: 'Without a title yet',
  noArabic: 'Without an Arabic title the English page stands in Arabic results too.',
};
