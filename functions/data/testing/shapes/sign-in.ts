import { createHash } from 'node:crypto';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { keyedHash } from '#functions/data/table/keyed-hash.ts';
import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const expiresAt = now.getTime() / 1000 + 600;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');
const accountId = accountIdOf('dara');
const token = 'a'.repeat(43);
const windowStart = Date.parse(createdAt);
const limit = { name: 'test-subject', max: 2, windowSeconds: 3600 } as const;

const lineId = 'l'.repeat(22);
const line = { id: lineId, at: createdAt, accountId, username: 'Dara' };

/** The stored shapes of accounts, sessions, devices and counters of sign-in attempts. */
export const signIn = {
  administrator: {
    key: { pk: `administrator#${accountId}`, sk: 'administrator' },
    oldest: { accountId, createdAt, gsi1pk: 'administrator', gsi1sk: `${createdAt}#${accountId}` },
    newer: {
      ...{ username: 'Dara', passwordHash: 'hash', credentialVersion: 'v', role: 'auditor' },
      ...{ codeSecret: 'a secret of another kind', codeStep: 1, recoveryHashes: new Set(['a']) },
      codesOffBy: 'nobody',
      links: new Set(['a.5', 'of another kind']),
    },
    damaged: {
      ...{ username: 5, passwordHash: {}, credentialVersion: 7, role: 5 },
      ...{ codeSecret: 5, codeStep: 'a', recoveryHashes: 'a', links: 'a', codesOffAt: 'once' },
    },
    reads: (data) => [
      data.getAdministrator(accountId),
      data.listAdministrators().then(([administrator]) => administrator),
    ],
    readAs: {
      oldest: { accountId, createdAt, username: '', passwordHash: '', role: 'owner' },
      newer: { username: 'Dara', passwordHash: 'hash', credentialVersion: 'v', role: 'editor', codeStep: 1 },
      // A damaged secret does not turn codes off.
      damaged: { username: '', passwordHash: '', role: 'editor', codeSecret: '' },
    },
    edit: async (data) => (await data.saveAdministrator('dara', 'other', now)) === 'reset' || undefined,
  },
  audit: {
    key: { pk: `audit#${lineId}`, sk: 'audit' },
    oldest: { ...line, gsi1pk: 'audit', gsi1sk: `${createdAt}#${lineId}` },
    newer: { act: 'person-cloned', outcome: 'done', thing: 'robot', country: 'IQ' },
    damaged: { act: 5, outcome: {}, title: [] },
    reads: (data) => [data.listAuditLines({}, 1, undefined).then(({ items: [first] }) => first)],
    readAs: {
      oldest: { ...line, outcome: 'unclear' },
      newer: { ...line, outcome: 'done', country: 'IQ' },
      damaged: { ...line, outcome: 'unclear' },
    },
    // A line never changes: a second line with its id is not added.
    edit: async (data) => !(await data.appendAuditLine({ ...line, outcome: 'refused' })) || undefined,
  },
  link: {
    key: { pk: 'link#asked', sk: 'link' },
    oldest: { accountId, purpose: 'reset' },
    newer: { reason: 'lost' },
    damaged: { createdAt: 5 },
    reads: (data) => [data.getLinkRequest('asked', now)],
    readAs: {
      oldest: { accountId, purpose: 'reset' },
      newer: { accountId, purpose: 'reset' },
      damaged: { accountId, purpose: 'reset' },
    },
    beside: {
      ...{ pk: `administrator#${accountId}`, sk: 'administrator' },
      ...{ accountId, createdAt, credentialVersion: 'v' },
    },
    edit: (data) => data.makeLink({ accountId, purpose: 'reset' }, now),
  },
  session: {
    key: { pk: `session#${sha256(token)}`, sk: 'session' },
    oldest: { accountId, credentialVersion: 'v', createdAt },
    newer: { lastSeenAt: createdAt, id: 'i'.repeat(22), browser: 'ladybird', country: 'IQ', device: 'phone' },
    damaged: { lastSeenAt: 'just now', id: 5, system: {} },
    reads: (data) => [data.findSession(token, now)],
    readAs: {
      oldest: { accountId, credentialVersion: 'v', createdAt },
      newer: { accountId, lastSeenAt: createdAt, id: 'i'.repeat(22), country: 'IQ' },
      damaged: { accountId, credentialVersion: 'v' },
    },
    edit: async (data) => {
      const session = await data.findSession(token, now);
      if (session) await data.touchSession(token, session, now);
      const touched = await data.findSession(token, now);
      return touched?.lastSeenAt === now.toISOString() || undefined;
    },
  },
  challenge: {
    key: { pk: `challenge#${sha256(token)}`, sk: 'challenge' },
    oldest: { accountId, credentialVersion: 'v', expiresAt },
    newer: { method: 'app' },
    damaged: { method: 5 },
    reads: (data) => [data.findChallenge(token, now)],
    readAs: { oldest: { accountId }, newer: { accountId }, damaged: { accountId } },
    // A challenge is never edited: it is written once and then deleted.
    edit: async (data) => (await data.findChallenge(token, now))?.accountId,
  },
  device: {
    key: { pk: `device#${accountId}#${sha256(token)}`, sk: 'device' },
    oldest: { credentialVersion: 'v', expiresAt },
    newer: { name: 'phone' },
    damaged: { name: 5 },
    reads: (data) => [data.findDevice(token, accountId, now)],
    readAs: { oldest: { token }, newer: { token }, damaged: { token } },
    beside: {
      ...{ pk: `administrator#${accountId}`, sk: 'administrator' },
      ...{ accountId, createdAt, credentialVersion: 'v' },
    },
    edit: (data) =>
      data.rememberDevice({ accountId, credentialVersion: 'v' }, { token, id: sha256(token) }, now),
  },
  throttle: {
    key: { pk: `throttle#test-subject#${keyedHash('throttle', 'somebody')}#${windowStart}`, sk: 'throttle' },
    oldest: { expiresAt },
    newer: { count: 1, things: new Set(['a']), kind: 'sliding' },
    damaged: { things: 'a' },
    reads: () => [],
    readAs: { oldest: undefined, newer: undefined, damaged: undefined },
    edit: async (data) => (await data.reserve(limit, 'somebody', now)).admitted || undefined,
  },
} satisfies Record<string, StoredShapes>;
