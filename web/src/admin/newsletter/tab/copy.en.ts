/** Words that stand before the newsletter's tab is loaded. */
export const copy = {
  tab: 'Newsletter',
  loading: 'Loading',
  tryAgain: 'Try again',
  failedTitle: 'The newsletter could not be loaded',
  failedText: 'Nothing is lost. Please try again.',
};
