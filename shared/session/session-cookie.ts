/** The cookie of the session's token. Its prefix makes browsers restrict it to this host, path `/` and TLS. */
export const sessionCookieName = '__Host-session';

/** The form of a session's token: 256 random bits. A text of another form is not looked up. */
export const sessionTokenForm = /^[A-Za-z0-9_-]{43}$/;

/** The cookie by which an account recognizes a browser; it gives no access alone. */
export const deviceCookieName = '__Host-device';

/** The cookie of a sign-in that waits for its code; it gives no other access. */
export const challengeCookieName = '__Host-challenge';
