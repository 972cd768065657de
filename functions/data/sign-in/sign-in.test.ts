import '../testing/environment.ts';
import { createHash } from 'node:crypto';
import { describe, expect, test } from 'vitest';
import { describeOnEngines } from '../testing/on-engines.ts';

const noon = new Date('2026-05-01T12:00:00.000Z');
const later = (minutes: number, from = noon) => new Date(from.getTime() + minutes * 60_000);

const load = async () => ({
  ...(await import('./administrator.ts')),
  ...(await import('./save-administrator.ts')),
  ...(await import('./session.ts')),
  ...(await import('./throttle.ts')),
});

describeOnEngines('signing in', load, (data) => {
  describe('administrators', () => {
    test('are none at first, then one', async () => {
      expect(await data.listAdministrators()).toEqual([]);
      expect(await data.saveAdministrator('First', 'hash', noon)).toBe('created');
      expect(await data.listAdministrators()).toMatchObject([{ username: 'First' }]);
    });

    test('a new password changes the credential version and keeps the creation time', async () => {
      const accountId = data.accountIdOf('dara');
      await data.saveAdministrator('dara', 'hash 1', noon);
      const created = await data.getAdministrator(accountId);
      expect(await data.saveAdministrator('Dara', 'hash 2', later(1))).toBe('reset');
      const reset = await data.getAdministrator(accountId);
      expect(reset).toMatchObject({
        username: 'Dara',
        passwordHash: 'hash 2',
        createdAt: created?.createdAt,
      });
      expect(reset?.credentialVersion).not.toBe(created?.credentialVersion);
    });

    test('an unknown account has no administrator', async () => {
      expect(await data.getAdministrator(data.accountIdOf('nobody'))).toBeUndefined();
    });
  });

  describe('sessions', () => {
    const who = { accountId: 'account', credentialVersion: 'version' };

    test('a session is found only by its token', async () => {
      const token = await data.createSession(who, noon);
      const other = `${token.startsWith('A') ? 'B' : 'A'}${token.slice(1)}`;
      expect(await data.findSession(token, noon)).toMatchObject(who);
      expect(await data.findSession(other, noon)).toBeUndefined();
    });

    test('every token is unique, 256 bits in 43 characters', async () => {
      const tokens = await Promise.all(Array.from({ length: 10 }, () => data.createSession(who, noon)));
      expect(new Set(tokens).size).toBe(10);
      for (const token of tokens) expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/);
    });

    test('a session ends after 30 minutes without use', async () => {
      const token = await data.createSession(who, noon);
      expect(await data.findSession(token, later(29.99))).toBeDefined();
      expect(await data.findSession(token, later(30))).toBeUndefined();
    });

    test('use extends a session', async () => {
      const token = await data.createSession(who, noon);
      const session = await data.findSession(token, later(20));
      if (session) await data.touchSession(token, session, later(20));
      expect(await data.findSession(token, later(49))).toBeDefined();
      expect(await data.findSession(token, later(50))).toBeUndefined();
    });

    test('use within a minute writes nothing', async () => {
      const token = await data.createSession(who, noon);
      const session = await data.findSession(token, noon);
      if (session) await data.touchSession(token, session, later(0.9));
      expect((await data.findSession(token, noon))?.lastSeenAt).toBe(noon.toISOString());
    });

    test('a session ends after 12 hours, however much it is used', async () => {
      const token = await data.createSession(who, noon);
      for (let minutes = 20; minutes < 12 * 60; minutes += 20) {
        const session = await data.findSession(token, later(minutes));
        if (!session) throw new Error(`ended after ${minutes} minutes`);
        await data.touchSession(token, session, later(minutes));
      }
      expect(await data.findSession(token, later(12 * 60 - 1))).toBeDefined();
      expect(await data.findSession(token, later(12 * 60))).toBeUndefined();
    });

    test('a deleted session is gone, and a late use does not restore it', async () => {
      const token = await data.createSession(who, noon);
      const session = await data.findSession(token, noon);
      await data.deleteSession(token);
      if (session) await data.touchSession(token, session, later(5));
      expect(await data.findSession(token, later(5))).toBeUndefined();
    });

    test.each(['', 'x', 'ü'.repeat(43), 'a'.repeat(5000)])(
      'the token %j belongs to no session',
      async (token) => {
        await data.deleteSession(token);
        expect(await data.findSession(token, noon)).toBeUndefined();
      },
    );
  });

  describe('throttle', () => {
    const limit = { name: 'test-subject', max: 3, windowSeconds: 600 } as const;

    test('of 100 simultaneous attempts as many pass as the limit allows', async () => {
      const all = await Promise.all(Array.from({ length: 100 }, () => data.reserve(limit, 'burst', noon)));
      expect(all.filter(({ admitted }) => admitted)).toHaveLength(3);
    });

    test('a refused attempt is told when the window ends', async () => {
      for (let n = 0; n < 3; n++) await data.reserve(limit, 'wait', noon);
      expect(await data.reserve(limit, 'wait', later(4))).toEqual({
        admitted: false,
        retryAfterSeconds: 360,
      });
      expect(await data.reserve(limit, 'wait', later(10))).toMatchObject({ admitted: true });
    });

    test('subjects and limits are counted separately', async () => {
      for (let n = 0; n < 3; n++) await data.reserve(limit, 'one', noon);
      expect((await data.reserve(limit, 'two', noon)).admitted).toBe(true);
      expect((await data.reserve({ ...limit, name: 'other-subject' }, 'one', noon)).admitted).toBe(true);
    });

    test('the table does not reveal the counted addresses: hashes of all addresses do not match', async () => {
      const reservation = await data.reserve(limit, '203.0.113.9', noon);
      const key = reservation.admitted ? reservation.key.pk : '';
      const plain = createHash('sha256').update('203.0.113.9').digest('base64url');
      expect(key).toMatch(/^throttle#test-subject#[\w-]{43}#\d+$/);
      expect(key).not.toContain(plain);
      expect(key).not.toContain('203.0.113.9');
    });

    test('an attempt with the same id is counted once, even if repeated simultaneously', async () => {
      const tries = Array.from({ length: 20 }, () => data.reserveOnce(limit, 'things', 'one', noon));
      const all = await Promise.all(tries);
      expect(all.every((place) => place.admitted && place.count === 1)).toBe(true);
      expect(all.filter((place) => place.admitted && place.isNew)).toHaveLength(1);
    });

    test('of 50 simultaneous attempts with ids as many pass as the limit allows, and stay allowed', async () => {
      const things = Array.from({ length: 50 }, (_, n) => `thing ${n}`);
      const take = (thing: string) => data.reserveOnce(limit, 'many things', thing, noon);
      const places = await Promise.all(things.map(take));
      const admitted = things.filter((_, n) => places[n]?.admitted);
      expect(admitted).toHaveLength(3);
      expect(await take(admitted[0] ?? '')).toEqual({ admitted: true, isNew: false, count: 3 });
      expect(await take('another')).toEqual({ admitted: false, retryAfterSeconds: 600 });
    });

    test('a released place can be taken again, once', async () => {
      const [first] = await Promise.all([1, 2, 3].map(() => data.reserve(limit, 'release', noon)));
      if (first) await data.release(first);
      expect((await data.reserve(limit, 'release', noon)).admitted).toBe(true);
      expect((await data.reserve(limit, 'release', noon)).admitted).toBe(false);
    });
  });
});
