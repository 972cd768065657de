import { expect, test, vi } from 'vitest';

const [present, before] = ['a secret of the distribution', 'the secret that it had before'];
vi.stubEnv('ORIGIN_VERIFY', `${present},${before}`);
const { handler } = await import('./handler.ts');

test.each([
  [[present], true],
  [[before], true],
  [['a guess of a stranger'], false],
  [[`${present},${before}`], false],
  [[''], false],
  [[], false],
  [undefined, false],
])('for the identity source %j isAuthorized is %s', async (identitySource, isAuthorized) => {
  expect(await handler(identitySource ? { identitySource } : {})).toEqual({ isAuthorized });
});
