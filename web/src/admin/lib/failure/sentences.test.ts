import { expect, test, vi } from 'vitest';
import { listPeople } from '#shared/api/people.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { sentenceFor, sentences } from './sentences.ar.ts';
import { refusalSentence, serverSentence } from './server-sentence.ts';
import { wordingOf } from './wording.ar.ts';

const failed = (status: number, body: string) => new ApiError(status, 'Some Status', body);
const said = (status: number, error: string) => failed(status, JSON.stringify({ error }));

test('in English a failure is shown in the server’s words', () => {
  expect(serverSentence(said(409, 'Look again.'))).toBe('Look again.');
  expect(serverSentence(failed(502, '<html>'))).toBeUndefined();
  expect(serverSentence(new TypeError('Failed to fetch'))).toBeUndefined();
});

test('a failure of the server itself is not a refusal', () => {
  expect(refusalSentence(said(404, 'It is gone.'))).toBe('It is gone.');
  expect(refusalSentence(said(503, 'Busy.'))).toBeUndefined();
});

/** Reads the server's sentences from its source code, without importing it. */
const code = Object.values(
  import.meta.glob<string>(['/functions/**/*.ts', '/shared/images/image.ts', '!**/*.test.ts'], {
    query: '?raw',
    import: 'default',
    eager: true,
  }),
).join('\n');

test.each(Object.entries(sentences))(
  'the server’s sentence “%s” has its Arabic translation',
  (part, arabic) => {
    expect(code.includes(part)).toBe(true);
    expect(sentenceFor(400, `${part} and more.`)).toBe(arabic);
  },
);

test.each([400, 401, 404, 409, 413, 415, 429, 500, 502, 503])(
  'in Arabic an unknown failure is shown by its status: %i',
  (status) => {
    const told = sentenceFor(status, 'Something new happened.');
    expect(told).toMatch(/\p{Script=Arabic}/u);
    expect(told).toBe(sentenceFor(status, undefined));
  },
);

test('the translations are loaded with the first failed call, before it is shown', async () => {
  vi.stubGlobal('fetch', async () =>
    Response.json({ error: 'This upload did not arrive.' }, { status: 404 }),
  );
  expect(wordingOf(404, 'This upload did not arrive.')).toBeUndefined();
  const failure = await callApi(listPeople).catch((error: unknown) => error);
  expect(failure).toBeInstanceOf(ApiError);
  expect(wordingOf(404, 'This upload did not arrive.')).toBe(sentences['This upload did not arrive']);
});
