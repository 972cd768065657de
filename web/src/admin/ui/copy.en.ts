export const copy = {
  notLoaded: 'This could not be loaded. Check your connection and press again, or reload the page.',
  loading: 'Loading',
  failedTitle: 'This part could not be loaded',
  failedText: 'Check your connection and try again.',
  tryAgain: 'Try again',
  rowKeys: 'Up and down arrows: other rows. Left and right arrows: buttons of the row.',
  newTab: 'opens a new tab',
  backToSite: 'Back to the website',
};
