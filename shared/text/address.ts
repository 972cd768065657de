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

/**
 * A public address as documents write it: characters that browsers would encode by themselves (quotes, brackets, bars …)
 * are encoded, so that the address is valid too. What is encoded already stays.
 */
export function writtenAddress(address: string): string {
  const [host = ''] = /^https:\/\/[^/?#]*/i.exec(address) ?? [];
  const rest = address.slice(host.length);
  const fragment = rest.indexOf('#');
  const written = rest.replace(/%(?![\da-f]{2})|["#<>[\]^`{|}]/gi, (character, at) =>
    at === fragment ? character : encodeURIComponent(character),
  );
  return host + written;
}

/** On any host, the path leads to that host. */
function isOwnPath(path: string): boolean {
  const host = 'https://own.invalid';
  return URL.canParse(path, host) && new URL(path, host).origin === host;
}
