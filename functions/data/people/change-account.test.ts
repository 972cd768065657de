import '../testing/environment.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { accountIdOf, getAdministrator } from '../sign-in/administrator.ts';
import { saveAdministrator } from '../sign-in/save-administrator.ts';
import { dynamodb } from '../table/client.ts';
import { type Engine, startEngine } from '../testing/engine.ts';
import { changeAccount } from './change-account.ts';
import { createInvited } from './person.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
let engine: Engine;
beforeAll(async () => {
  engine = await startEngine('dynalite');
});
afterAll(() => engine.stop());

let made = 0;
let names: [string, string];
const idOf = accountIdOf;
const stand = (name: string, standing: Parameters<typeof changeAccount>[1]) =>
  changeAccount(idOf(name), standing, now);
const find = (name: string) => getAdministrator(idOf(name));
/** Creates two owners and removes those of the test before. */
beforeEach(async () => {
  const before = names;
  made += 1;
  names = [`dara${made}`, `sara${made}`];
  for (const name of names) await saveAdministrator(name, 'hash', now);
  for (const name of before ?? []) await stand(name, 'removed');
});

test('of two owners who demote each other, one stays owner', async () => {
  for (const standing of ['editor', 'disabled'] as const) {
    const [one, other] = names;
    const outcomes = await Promise.all([stand(one, standing), stand(other, standing)]);
    expect(outcomes.sort()).toEqual(['changed', 'last-owner']);
    for (const name of names) await saveAdministrator(name, 'hash', now);
    for (const name of names) await stand(name, 'owner');
  }
});

test('of ten simultaneous changes that all remove one owner, one is carried out', async () => {
  const outcomes = await Promise.all(
    Array.from({ length: 10 }, (_, n) => stand(names[n % 2] ?? '', n % 3 ? 'editor' : 'removed')),
  );
  expect(outcomes).toContain('changed');
  const owners = await Promise.all(names.map(find));
  expect(owners.filter((one) => one?.role === 'owner')).toHaveLength(1);
});

test.each(['editor', 'disabled', 'removed'] as const)('the last owner is never %s', async (standing) => {
  const [one, other] = names;
  expect(await stand(other, 'editor')).toBe('changed');
  expect(await stand(one, standing)).toBe('last-owner');
  expect(await find(one)).toMatchObject({ role: 'owner', passwordHash: 'hash' });
});

test('an invited owner without a password does not count as an owner', async () => {
  const [one, other] = names;
  await createInvited({ username: `new${made}`, email: 'n@example.com', language: 'en', role: 'owner' }, now);
  await stand(other, 'removed');
  expect(await stand(one, 'removed')).toBe('last-owner');
  await stand(`new${made}`, 'removed');
});

test('a disabled account gets another credential version, and can be enabled again', async () => {
  const [, other] = names;
  const before = await find(other);
  await stand(other, 'disabled');
  const disabled = await find(other);
  expect(disabled?.disabledAt).toBe(now.toISOString());
  expect(disabled?.credentialVersion).not.toBe(before?.credentialVersion);
  await stand(other, 'active');
  expect((await find(other))?.disabledAt).toBeUndefined();
});

test('a pending change is carried out before the next one is decided', async () => {
  const [one, other] = names;
  const send = dynamodb.send.bind(dynamodb);
  // The process stops between the two writes of a change.
  const broken = vi.spyOn(dynamodb, 'send').mockImplementation((async (command: UpdateCommand) => {
    const decides = command.input.Key?.pk === 'administrator#decided';
    if (command instanceof UpdateCommand && !decides) throw new Error('killed');
    return send(command);
  }) as typeof dynamodb.send);
  await expect(stand(other, 'editor')).rejects.toThrow('killed');
  broken.mockRestore();
  expect((await find(other))?.role).toBe('owner');
  expect(await stand(one, 'editor')).toBe('last-owner');
  expect((await find(other))?.role).toBe('editor');
});

test('a pending removal does not remove an account that was invited again', async () => {
  const [one, other] = names;
  expect(await stand(other, 'removed')).toBe('changed');
  expect(await stand(other, 'removed')).toBe('absent');
  await createInvited({ username: other, email: 'n@example.com', language: 'ar', role: 'editor' }, now);
  expect(await stand(one, 'disabled')).toBe('last-owner');
  expect(await find(other)).toMatchObject({ role: 'editor', email: 'n@example.com', language: 'ar' });
});
