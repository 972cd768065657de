/** In characters. */
export const addressMaxLength = 2048;
const unsafe = /[\s\p{C}\\]/u;

/**
 * True if a text may be the URL of a link or picture on the public site: a path of this site such as `/images/a.png`,
 * or an `https:` URL without a user name. Texts that browsers read differently from how they look (blanks, invisible
 * characters, backslashes, `//host`) are refused.
 */
export function isPublicAddress(address: string): boolean {
  if (address.length > addressMaxLength || unsafe.test(address)) return false;
  if (address.startsWith('/')) return isOwnPath(address);
  if (!/^https:\/\/[^/]/i.test(address) || !URL.canParse(address)) return false;
  const { protocol, username, password } = new URL(address);
  return protocol === 'https:' && username === '' && password === '';
}

/**
 * Returns a public URL with the characters percent-encoded that browsers would encode (quotes, brackets, bars …). Characters
 * that are encoded already are not encoded again.
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

/** True if the path stays on the site's host. */
function isOwnPath(path: string): boolean {
  const host = 'https://own.invalid';
  return URL.canParse(path, host) && new URL(path, host).origin === host;
}
