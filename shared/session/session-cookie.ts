/** The cookie that carries the session's token. Its prefix makes browsers hold it to this host, path `/` and TLS. */
export const sessionCookieName = '__Host-session';

/** The form of a session's token: 256 random bits. What has another form is none, and need not be looked up. */
export const sessionTokenForm = /^[A-Za-z0-9_-]{43}$/;

/** The cookie by which an account knows a browser again; it opens nothing by itself. */
export const deviceCookieName = '__Host-device';

/** The cookie of a sign-in whose password was right and whose code is waited for; it opens nothing else. */
export const challengeCookieName = '__Host-challenge';
