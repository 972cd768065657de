import { isIP } from 'node:net';

/**
 * Returns the network that rate limits count by: an IPv4 address itself; of an IPv6 address its /64, since one
 * subscriber usually has all of that. Anything else counts as one network, `unknown`.
 *
 * Written by hand, because ipaddr.js would make each bundle 12 kB larger for these lines, and reads `::198.51.100.7` as
 * the IPv4 address.
 */
export function networkOf(address: string): string {
  const bare = address.replace(/%.*$/, '');
  if (isIP(bare) === 4) return bare;
  if (isIP(bare) !== 6) return 'unknown';
  const groups = expand(bare);
  const mapped = groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xffff;
  if (mapped) return [groups[6], groups[7]].flatMap((group = 0) => [group >> 8, group & 0xff]).join('.');
  return `${groups
    .slice(0, 4)
    .map((group) => group.toString(16))
    .join(':')}::/64`;
}

/** Returns a network that does not identify a household: of an IPv4 address its /24, of an IPv6 address its /48. */
export function roughNetworkOf(address: string): string | undefined {
  const network = networkOf(address);
  if (network === 'unknown') return undefined;
  if (isIP(network) === 4) return `${network.split('.').slice(0, 3).join('.')}.0/24`;
  return `${network.split(':').slice(0, 3).join(':')}::/48`;
}

/** Returns the eight groups of an IPv6 address. */
function expand(address: string): number[] {
  const canonical = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = '', tail] = canonical.split('::');
  const left = parseGroups(head);
  if (tail === undefined) return left;
  const right = parseGroups(tail);
  return [...left, ...new Array<number>(8 - left.length - right.length).fill(0), ...right];
}

function parseGroups(text: string): number[] {
  return text === '' ? [] : text.split(':').map((group) => Number.parseInt(group, 16));
}
