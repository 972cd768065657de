import '../testing/environment.ts';
import { beforeEach, expect, test } from 'vitest';
import { describeOnEngines } from '../testing/on-engines.ts';

const load = async () => ({
  ...(await import('./confirm.ts')),
  ...(await import('./subscribe.ts')),
  ...(await import('./subscription.ts')),
});
const minute = 60_000;
const day = 24 * 60 * minute;
const start = Date.parse('2026-05-01T12:00:00.000Z');

describeOnEngines('addresses', load, (data) => {
  let email: string;
  let made = 0;
  beforeEach(() => {
    made += 1;
    email = `reader${made}@example.com`;
  });
  const leave = (afterMs = 0, more: object = {}) =>
    data.storeSubscription({
      ...{ email, language: 'ar', subscribedAt: new Date(start + afterMs).toISOString(), suspicions: [] },
      ...more,
    });
  const read = () => data.getSubscription(data.subscriptionId(email));
  const keyOf = async () => ({ id: data.subscriptionId(email), token: (await read())?.token ?? '' });
  const confirm = async (afterMs = 0, more: object = {}) =>
    data.confirmSubscription({ ...(await keyOf()), ...more }, new Date(start + afterMs));

  test('a new address waits for thirty days, and is confirmed only by its key', async () => {
    expect(await leave(0, { page: '/ar/blog', consent: 'v1', wording: 'Agreed' })).toBe('stored');
    const expiresAt = (start + 30 * day) / 1000;
    expect(await read()).toMatchObject({ state: 'waiting', asked: 1, page: '/ar/blog', expiresAt });
    expect((await read())?.token).toMatch(/^[\w-]{32}$/);
    expect(await confirm(0, { token: 'x'.repeat(32) })).toBe('absent');
    expect(await read()).toMatchObject({ state: 'waiting' });
    expect(await confirm(minute)).toBe('confirmed');
    const confirmedAt = new Date(start + minute).toISOString();
    expect(await read()).toMatchObject({ state: 'confirmed', confirmedAt, consent: 'v1', wording: 'Agreed' });
    expect(await read()).not.toHaveProperty('expiresAt');
  });

  test('confirming twice or simultaneously succeeds; the first time is kept', async () => {
    await leave();
    expect(await Promise.all([confirm(1), confirm(1), confirm(1)])).toEqual(new Array(3).fill('confirmed'));
    expect(await confirm(day)).toBe('confirmed');
    expect((await read())?.confirmedAt).toBe(new Date(start + 1).toISOString());
  });

  test('after thirty days a key confirms nothing, and the address can subscribe again', async () => {
    await leave();
    expect(await confirm(30 * day)).toBe('absent');
    expect(await leave(30 * day)).toBe('asked');
    expect(await confirm(31 * day)).toBe('confirmed');
  });

  test('a confirmed address gets no further request', async () => {
    await leave();
    await confirm();
    expect(await leave(day)).toBe('known');
    expect(await read()).toMatchObject({ state: 'confirmed' });
  });

  test('a waiting address gets at most three requests, at least ten minutes apart', async () => {
    await leave();
    const first = (await read())?.ask;
    expect(await leave(9 * minute)).toBe('known');
    expect((await read())?.ask).toBe(first);
    expect(await leave(10 * minute)).toBe('asked');
    expect((await read())?.ask).not.toBe(first);
    expect(await leave(20 * minute)).toBe('asked');
    expect(await leave(day)).toBe('known');
    expect(await read()).toMatchObject({ asked: 3 });
  });

  test('of many simultaneous repetitions one sends the request', async () => {
    await leave();
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => leave(day)));
    expect(outcomes.filter((outcome) => outcome === 'asked')).toHaveLength(1);
  });

  test.each([
    ['what looks like spam', { suspicions: ['honeypot'] }],
    ['what cannot be mailed', { email: 'دانا@example.com' }],
  ])('%s is stored and gets no request', async (_, more) => {
    email = 'email' in more ? String(more.email) : email;
    expect(await leave(0, more)).toBe('stored');
    expect(await read()).toMatchObject({ state: 'waiting', asked: 0 });
    expect(await read()).not.toHaveProperty('ask');
    expect(await leave(day, more)).toBe('known');
  });

  test('a suspected address gets a request when a person subscribes it', async () => {
    await leave(0, { suspicions: ['no-form'] });
    expect(await leave(1000)).toBe('asked');
    expect(await read()).toMatchObject({ asked: 1, suspicions: [] });
  });
});
