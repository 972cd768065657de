import { expect, test } from 'vitest';
import { ApiError } from '#web/lib/api-client.ts';
import { accessOf } from './require-session.tsx';

const unreached = new TypeError('Failed to fetch');

test.each([
  ['enter', { data: { username: 'dara', role: 'owner' }, error: null }],
  ['enter', { data: { username: 'dara', role: 'owner' }, error: unreached }],
  ['wait', { data: undefined, error: null }],
  ['login', { data: 'signed-out', error: null }],
  ['login', { data: undefined, error: new ApiError(400, '', '') }],
  ['unreachable', { data: undefined, error: new ApiError(503, '', '') }],
  ['ended', { data: 'ended', error: null }],
  ['unreachable', { data: undefined, error: unreached }],
] as const)('%s: %o', (access, result) => expect(accessOf(result)).toBe(access));
