/** Words about who is signed in, and of the login screen. */
export const copy = {
  screen: 'Log in to the site admin',
  title: 'Site admin',
  lead: 'Content, messages and posts.',
  username: 'Username',
  password: 'Password',
  showPassword: 'Show password',
  problems: {
    username: { required: 'Username is required', 'too-long': 'Username is too long' },
    password: { required: 'Password is required', 'too-long': 'Password is too long' },
  },
  login: 'Login',
  loggingIn: 'Logging in',
  loggedIn: 'Logged in successfully',
  invalid: 'Invalid username or password',
  failed: 'Login failed. Please try again.',
  tooMany: 'Too many failed attempts; wait a few minutes and try again.',
  unreachable: 'The server could not be reached.',
  tryAgain: 'Try again',
  ended: 'Your session has ended. Log in again to go on where you were.',
};
