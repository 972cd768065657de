/** The texts of the sample report's viewer. They are loaded without the texts of the report itself. */
export const copy = {
  pages: [
    'Cover',
    'Three findings',
    'Distribution and availability',
    'Prices',
    'Share of shelf',
    'Method and limits',
  ],
  pageOf: (page: string, all: string) => `Page ${page} of ${all}`,
  label: 'The six pages of the report',
  previous: 'Previous page',
  next: 'Next page',
  pagesOf: (first: string, second: string, all: string) => `Pages ${first} and ${second} of ${all}`,
  hint: 'Arrow keys turn the page, + enlarges.',
  touchHint: 'Swipe or use the arrows. Tap the page to enlarge.',
  enlarge: 'Enlarge',
  reduce: 'Fit the page',
  enlarged: 'Enlarged page; scroll to read it',
  asText: 'Read as text',
  asPages: 'Show the pages',
  ask: 'Plan one like this',
  method: 'How we know what we report',
  thumbnails: 'All pages',
  thumbnail: (page: string, title: string) => `Page ${page}: ${title}`,
};
export type ViewerCopy = typeof copy;
