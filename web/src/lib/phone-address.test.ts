import { expect, test } from 'vitest';
import { phoneAddress } from './phone-address.ts';

test.each([
  ['+964 000 000 0000', 'tel:+9640000000000'],
  ['(0770) 123-4567', 'tel:07701234567'],
  ['٠٧٧٠ ١٢٣ ٤٥٦٧', 'tel:07701234567'],
  ['javascript:1', 'tel:1'],
])('%s has the link %s', (number, address) => expect(phoneAddress(number)).toBe(address));
