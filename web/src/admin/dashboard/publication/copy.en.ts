export const copy = {
  announced: {
    publishing: 'Publishing',
    live: 'Live on the website',
    stuck: 'Not published',
    failed: 'Not published',
  },
  publishing: 'Publishing',
  live: (ago: string) => `Last published ${ago}`,
  view: 'View page',
  stuck: 'Not published: what you saved is kept, but visitors do not see it yet.',
  failed: (count: number) =>
    count === 1
      ? 'Not published: one page could not be made and stays as it was.'
      : `Not published: ${count} pages could not be made and stay as they were.`,
  unknown: 'Not known whether visitors see what was saved.',
  tryAgain: 'Try again',
  asked: 'Trying again',
  notAsked: { title: 'Could not try again', text: 'Please try again later.' },
};
