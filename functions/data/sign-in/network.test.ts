import fc from 'fast-check';
import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test.each([
  ['198.51.100.7', '198.51.100.7'],
  ['::ffff:198.51.100.7', '198.51.100.7'],
  ['::198.51.100.7', '0:0:0:0::/64'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
  ['2001:DB8:1:2::9', '2001:db8:1:2::/64'],
  ['2001:db8::1', '2001:db8:0:0::/64'],
  ['fe80::1%eth0', 'fe80:0:0:0::/64'],
  ['::1', '0:0:0:0::/64'],
  ['unknown', 'unknown'],
  ['', 'unknown'],
  ['198.51.100.7:80', 'unknown'],
])('%s belongs to the network %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

test('an IPv6 address belongs to the network of its first four groups, however it is written', () => {
  const group = fc.oneof(fc.constant(0), fc.nat(0xffff));
  fc.assert(
    fc.property(fc.array(group, { minLength: 8, maxLength: 8 }), (groups) => {
      const written = groups.map((value) => value.toString(16));
      const full = written.join(':');
      const short = new URL(`http://[${full}]`).hostname.slice(1, -1);
      const padded = written.map((value) => value.padStart(4, '0').toUpperCase()).join(':');
      const network = `${written.slice(0, 4).join(':')}::/64`;
      expect([full, short, padded].map(networkOf)).toEqual([network, network, network]);
    }),
  );
});
