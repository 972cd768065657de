import { expect, test } from 'vitest';
import { decodeNamedCharacterReference } from './character-reference.ts';

test.each([
  ['amp', '&'],
  ['eacute', 'é'],
  ['nbsp', '\u00A0'],
  ['semi', ';'],
  ['nosuchname', false],
  ['ampere', false],
  ['', false],
  ['lt;<img src=x onerror=alert(1)>', false],
])('decodes %j as %j', (name, characters) => {
  expect(decodeNamedCharacterReference(name)).toBe(characters);
});
