/** In characters. */
export const addressMaxLength = 2048;
const unsafe = /[\s\p{C}\\]/u;

/**
 * Whether a text may be used as the address of a link or picture on the public site: an own path such as
 * `/images/a.png`, or an `https:` address without a user name. What browsers would read differently from what is
 * written (blanks, unseen characters, backslashes, `//host`) is refused.
 */
export function isPublicAddress(address: string): boolean {
  if (address.length > addressMaxLength || unsafe.test(address)) return false;
  if (address.startsWith('/')) return isOwnPath(address);
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

/** On any host, the path leads to that host. */
function isOwnPath(path: string): boolean {
  const host = 'https://own.invalid';
  return URL.canParse(path, host) && new URL(path, host).origin === host;
}
