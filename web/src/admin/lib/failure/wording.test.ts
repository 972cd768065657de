import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { refusalSentence, serverSentence } from './server-sentence.ts';
import { sessionRefusal } from './session-refusal.ts';
import { sessionWordingOf } from './session-wording.ar.ts';
import { sentences, wordingOf } from './wording.ar.ts';

const failed = (status: number, body: string) => new ApiError(status, 'Some Status', body);
const said = (status: number, error: string) => failed(status, JSON.stringify({ error }));

test('in English a failure is told in the sentence of the server', () => {
  expect(serverSentence(said(409, 'Look again.'))).toBe('Look again.');
  expect(serverSentence(failed(502, '<html>'))).toBeUndefined();
  expect(serverSentence(new TypeError('Failed to fetch'))).toBeUndefined();
});

test('a failure of the server itself is no refusal', () => {
  expect(refusalSentence(said(404, 'It is gone.'))).toBe('It is gone.');
  expect(refusalSentence(said(503, 'Busy.'))).toBeUndefined();
  expect(sessionRefusal(said(401, 'Sign in.'))).toBe('Sign in.');
  expect(sessionRefusal(said(503, 'Busy.'))).toBeUndefined();
});

/** What the server says stands in its code; nothing of it is loaded. */
const code = Object.values(
  import.meta.glob<string>(['/functions/**/*.ts', '/shared/images/image.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

test.each(Object.entries(sentences))(
  'the server says “%s”, and Arabic knows it by that alone',
  (part, arabic) => {
    expect(code.includes(part)).toBe(true);
    expect(wordingOf(400, `${part} and more.`)).toBe(arabic);
  },
);

test.each([400, 401, 404, 409, 413, 415, 429, 500, 502, 503])(
  'in Arabic a failure that nobody knows is told by its status: %i',
  (status) => {
    const told = wordingOf(status, 'Something new happened.');
    expect(told).toMatch(/\p{Script=Arabic}/u);
    expect(told).toBe(wordingOf(status, undefined));
  },
);

test('what is said before signing in is known without the words for the rest', () => {
  const code = 'This code is not right; type the one your app shows now.';
  expect(sessionWordingOf(401, code)).toBe(wordingOf(401, code));
  expect(sessionWordingOf(409, 'Another post has this address ending.')).toBe(wordingOf(409, undefined));
});
