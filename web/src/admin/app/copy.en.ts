export const copy = {
  notifications: 'Notifications',
  close: 'Close',
  connection: { offline: 'You are offline', restored: 'Connection restored' },
  incomplete: {
    text: 'This page could not be loaded completely: its buttons and forms do not work, and nothing has been saved yet.',
    reload: 'Load it again',
  },
  error: {
    title: 'Something went wrong',
    text: "We're sorry, but something unexpected happened. Please try refreshing the page.",
    tryAgain: 'Try Again',
    goHome: 'Go Home',
  },
};
