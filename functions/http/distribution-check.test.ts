import '#functions/data/testing/environment.ts';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { dynamodb } from '#functions/data/table/client.ts';
import { defaultFailure } from '#shared/api/error.ts';
import { login } from '#shared/api/session.ts';
import { send } from './testing/event.ts';
import { all, handlers, reached, session } from './testing/groups.ts';

const table = mockClient(dynamodb);
beforeEach(() => {
  table.reset();
  reached.mockReset();
});

const proof = String(process.env.ORIGIN_VERIFY);
const refused: [string, Record<string, string | undefined>][] = [
  ['without the proof', { 'x-origin-verify': undefined }],
  ['with a wrong proof', { 'x-origin-verify': 'x'.repeat(proof.length) }],
  ['with an empty proof', { 'x-origin-verify': '' }],
  ['with the proof twice', { 'x-origin-verify': `${proof},${proof}` }],
  ['with the beginning of the proof', { 'x-origin-verify': proof.slice(0, -1) }],
];

describe.each(all)('%s', (_name, endpoint) => {
  test.each(refused)('%s is refused before anything is read', async (_how, headers) => {
    const { status, body } = await send(handlers[endpoint.group], endpoint, {
      headers: { ...headers, 'cloudfront-viewer-address': '198.51.100.7:1' },
      sessionToken: 'A'.repeat(43),
      json: {},
    });
    expect(status).toBe(404);
    expect((endpoint.failure ?? defaultFailure).schema.safeParse(body).success).toBe(true);
    expect(reached).not.toHaveBeenCalled();
    expect(table.calls()).toEqual([]);
  });
});

test('while the secret is replaced, the next and the one before are accepted', async () => {
  vi.resetModules();
  vi.stubEnv('ORIGIN_VERIFY', `${'n'.repeat(48)},${'o'.repeat(48)}`);
  const { checkDistribution } = await import('./distribution-check.ts');
  const { eventFor } = await import('./testing/event.ts');
  const check = (secret: string) => () =>
    checkDistribution(eventFor(login, { headers: { 'x-origin-verify': secret } }));
  expect(check('n'.repeat(48))).not.toThrow();
  expect(check('o'.repeat(48))).not.toThrow();
  expect(check(`${'n'.repeat(48)},${'o'.repeat(48)}`)).toThrow();
  vi.unstubAllEnvs();
});

test('through the distribution a request reaches its operation', async () => {
  expect((await send(session, login, { json: { username: 'u', password: 'p' } })).status).toBe(200);
  expect(reached).toHaveBeenCalled();
});
