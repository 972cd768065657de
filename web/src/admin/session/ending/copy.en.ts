export const copy = {
  idle: {
    title: 'Are you still there?',
    text: 'Nothing was done here for a while. Unless you stay, you will be signed out in',
    stay: 'Stay signed in',
    staying: 'One moment',
    failed: 'The server could not be reached. Check your connection and press again.',
  },
  total: {
    title: 'Your session ends soon',
    text: 'Nobody stays signed in for more than 12 hours. Sign in again to go on without losing a word. Your session ends in',
    later: 'Later',
  },
  ended: {
    title: 'Your session has ended',
    text: 'Sign in to go on where you are. What you typed is still here, and what was being saved is saved then.',
    leave: 'To the login page',
  },
  left: (minutes: number) => (minutes === 1 ? 'One minute left' : `${minutes} minutes left`),
};
