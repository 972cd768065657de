import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { chatbotLead } from '../messages/chat.ts';
import { messageInput } from '../messages/message.ts';
import { removalRequest, subscriptionRequest } from '../newsletter/requests.ts';
import { emailAddress, isEmail } from './email.ts';

const addresses = [
  'a@b.co',
  'sara.ahmad+news@mail.example.com',
  "o'neil_1@example-site.org",
  'شيلان@مثال.عراق',
  'मीरा@उदाहरण.भारत',
  'a@xn--mgbh0fb.xn--mgbtx2b',
];
const others = [
  'nobody',
  'a@b',
  'a@b.c',
  'a@b.c1',
  'a@1.2.3.4',
  'a@b..com',
  'a..b@c.com',
  '.a@b.com',
  'a.@b.com',
  'a@.com',
  'a@-b.com',
  'a@b-.com',
  'a@b.com.',
  'a b@c.com',
  'a@b c.com',
  'a@b@c.com',
  'a,b@c.com',
  'a@b.co,c.co',
  'a@b.co;evil.example',
  '<a@b.com>',
  '"a"@b.com',
  '(a)a@b.com',
  'a[b]@c.com',
  'a\\b@c.com',
  'mailto:a@b.com',
  'a\u001b@b.com',
  'a@b.com\u0007',
  'a@b.com\nbcc: c@d.com',
];

const forms = {
  contact: messageInput,
  chat: chatbotLead,
  newsletter: subscriptionRequest,
  removal: removalRequest,
};
const rest = { name: 'Sara', message: 'A message of some length.' };

describe.each(Object.entries(forms))('an e-mail address in %s', (_form, schema) => {
  const parse = (email: string) => schema.safeParse({ ...rest, email });

  test.each(addresses)('may be %j', (email) => expect(parse(email).data?.email).toBe(email));

  test.each(others)('may not be %j', (email) =>
    expect(parse(email).error?.issues.map(({ path, message }) => [path[0], message])).toEqual([
      ['email', 'invalid'],
    ]),
  );

  test.each([
    '\u200eali@example.com\u200f',
    '\u202bali@example.com\u202c',
    '\u2067 ali@example.com \u2069',
    'ali@\u200bexample.com',
    'ali@example.com\u200d\ufeff',
    '\u061c\u3164ali@exam\u00adple.com ',
  ])('is stored without invisible characters: %j', (email) =>
    expect(parse(email).data?.email).toBe('ali@example.com'),
  );

  test.each(['', ' ', '\u200f', '\u3164 \u200b'])('is missing in %j', (email) =>
    expect(parse(email).error?.issues.map(({ message }) => message)).toEqual(['required']),
  );
});

test('the form and the server apply the same rule', () => {
  for (const email of addresses) expect(isEmail(` \u200e${email}\u200f `)).toBe(true);
  for (const email of others) expect(isEmail(email)).toBe(false);
});

test('checks any input quickly', () => {
  const parts = fc.constantFrom('a', '.', '-', '@', 'xn--', ' ', 'ش', '\u0301', ',', '1');
  fc.assert(
    fc.property(
      fc.array(parts, { maxLength: 254 }),
      (text) => emailAddress.safeParse(text.join('')) !== null,
    ),
  );
  for (const part of ['a', 'a.', 'a-', '-', 'xn--', '@a', '\u0301']) {
    expect(isEmail(`a@${part.repeat(250 / part.length)}!`)).toBe(false);
  }
});
