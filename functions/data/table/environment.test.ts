import { afterEach, expect, test, vi } from 'vitest';
import * as z from 'zod/mini';
import { readEnvironment } from './environment.ts';
import { defaultProvider } from './environment-credentials.ts';

afterEach(() => vi.unstubAllEnvs());

test('reports a missing and a malformed variable by name, without their values', () => {
  vi.stubEnv('MALFORMED', 'secret value');
  const schema = z.object({ MISSING: z.string(), MALFORMED: z.url() });
  expect(() => readEnvironment(schema)).toThrow(/: MISSING, MALFORMED$/);
});

test('reads credentials from the environment', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', 'id');
  vi.stubEnv('AWS_SECRET_ACCESS_KEY', 'secret');
  vi.stubEnv('AWS_SESSION_TOKEN', 'token');
  expect(await defaultProvider()()).toEqual({
    accessKeyId: 'id',
    secretAccessKey: 'secret',
    sessionToken: 'token',
  });
});

test('sends nothing unsigned if there are no credentials', async () => {
  vi.stubEnv('AWS_ACCESS_KEY_ID', undefined);
  await expect(defaultProvider()()).rejects.toThrow('AWS_ACCESS_KEY_ID');
});
