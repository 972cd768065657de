import { expect, test } from 'vitest';
import { linkAddress } from './link-dialog.tsx';

test.each([
  ['https://example.org/a?b', 'https://example.org/a?b'],
  [' example.org ', 'https://example.org'],
  ['http://example.org/a', 'https://example.org/a'],
  ['/contact', '/contact'],
  ['sara@example.org', 'mailto:sara@example.org'],
  ['+964 770 000 0000', 'tel:+9647700000000'],
  ['mailto:sara@example.org', 'mailto:sara@example.org'],
  ['', undefined],
  ['nowhere', undefined],
  ['javascript:alert(1)', undefined],
  ['//host', undefined],
])('%j means %j', (typed, address) => expect(linkAddress(typed)).toBe(address));
