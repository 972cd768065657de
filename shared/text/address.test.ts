import fc from 'fast-check';
import { expect, test } from 'vitest';
import { isPublicAddress, writtenAddress } from './address.ts';

test.each([
  'https://www.linkedin.com/company/x?a=1#b',
  'https://example.com',
  'HTTPS://EXAMPLE.COM/',
  'https://مثال.example/صورة.png',
  '/',
  '/images/a.png',
  '/contact?x=1#form',
  '/a//b',
])('a link to %j is allowed', (address) => expect(isPublicAddress(address)).toBe(true));

test.each([
  '',
  'javascript:alert(1)',
  'JaVaScRiPt:alert(1)',
  'java\nscript:alert(1)',
  ' https://example.com',
  'data:image/svg+xml,<svg/>',
  'vbscript:x',
  'blob:https://example.com/1',
  'http://example.com/',
  'ftp://example.com/',
  'mailto:a@example.com',
  '//evil.example/a.png',
  '/\\evil.example',
  '\\\\evil.example',
  '/\t/evil.example',
  'images/a.png',
  './a.png',
  '../a.png',
  '#top',
  'www.example.com',
  'https:example.com',
  'https:/example.com',
  'https:///example.com',
  'https://',
  'https://user:secret@example.com/',
  'https://example.com@evil.example/',
  'https://exa mple.com/',
  'https://example.com/\u0000',
  `https://example.com/${'x'.repeat(2048)}`,
])('a link to %j is not allowed', (address) => expect(isPublicAddress(address)).toBe(false));

test('every allowed link uses https or stays on the site', () => {
  const piece = fc.constantFrom(
    '/',
    '\\',
    ':',
    'https',
    'http',
    'javascript',
    '//',
    '@',
    '.',
    ' ',
    '\t',
    '?',
    '#',
    'a',
  );
  const address = fc.oneof(
    fc.string(),
    fc.array(piece, { maxLength: 8 }).map((pieces) => pieces.join('')),
  );
  fc.assert(
    fc.property(address, (text) => {
      if (!isPublicAddress(text)) return;
      const { protocol, origin } = new URL(text, 'https://own.example');
      expect(protocol).toBe('https:');
      if (text.startsWith('/')) expect(origin).toBe('https://own.example');
    }),
    { numRuns: 5000 },
  );
});

test.each([
  ['https://example.com/a?b=c&d[]=1|2#"x"', 'https://example.com/a?b=c&d%5B%5D=1%7C2#%22x%22'],
  ['/images/"onerror="x', '/images/%22onerror=%22x'],
  ['/100%/50%25/%d8%A7', '/100%25/50%25/%d8%A7'],
  ['/50%2', '/50%252'],
  ['/[a]?u=https://b.example', '/%5Ba%5D?u=https://b.example'],
  ['/a#b#c', '/a#b%23c'],
  ['https://[::1]/{a}`^<b>', 'https://[::1]/%7Ba%7D%60%5E%3Cb%3E'],
  ['https://مثال.example/صورة.png#800x600', 'https://مثال.example/صورة.png#800x600'],
])('writes %s as %s', (address, written) => {
  expect(writtenAddress(address)).toBe(written);
  expect(writtenAddress(written)).toBe(written);
  expect(new URL(written, 'https://own.invalid').origin).toBe(new URL(address, 'https://own.invalid').origin);
});
