import '#functions/data/testing/environment.ts';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { isMessageStored, storeMessage } from '#functions/data/messages/message.ts';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { isSubscribed } from '#functions/data/newsletter/subscription.ts';
import { commandOnRunningSite } from './testing/run-command.ts';

const { run: personalData } = commandOnRunningSite('personal-data-command.ts');
const at = '2026-01-01T00:00:00.000Z';
const write = (id: string, email: string) =>
  storeMessage({
    id,
    email,
    source: 'contact',
    name: 'Sara',
    message: 'Hello there',
    suspicions: [],
    createdAt: at,
  });

test('shows what is stored under an address, and deletes exactly that', async () => {
  await write('message-of-sara-1', 'Sara@example.com');
  await write('message-of-dara-1', 'dara@example.com');
  await storeSubscription({ email: 'sara@example.com', subscribedAt: at, suspicions: [] });
  const shown = await personalData(['show', 'sara@example.com']);
  expect(shown).toMatchObject({ code: 0, err: '' });
  expect(JSON.parse(shown.out)).toMatchObject([
    { kind: 'newsletter', attributes: { email: 'sara@example.com' } },
    { kind: 'message', id: 'message-of-sara-1', attributes: { message: 'Hello there' } },
  ]);

  const deleted = await personalData(['delete', 'sara@example.com']);
  expect(deleted).toMatchObject({
    code: 0,
    out: expect.stringContaining('Deleted 2 items about sara@example.com'),
  });
  expect(await isMessageStored('message-of-sara-1')).toBe(false);
  expect(await isSubscribed('sara@example.com')).toBe(false);
  expect(await isMessageStored('message-of-dara-1')).toBe(true);
  expect((await personalData(['show', 'sara@example.com'])).out).toBe('[]\n');
});

test.each([
  ['no task', [], {}, 'Usage:'],
  ['another task', ['drop', 'sara@example.com'], {}, 'Usage:'],
  ['two addresses', ['show', 'a@example.com', 'b@example.com'], {}, 'Usage:'],
  ['no address', ['delete'], {}, 'Name an email address'],
  ['what is no address', ['delete', 'sara'], {}, 'Name an email address'],
  ['an unknown option', ['show', 'sara@example.com', '--nonsense'], {}, 'nonsense'],
  [
    'no site that runs',
    ['show', 'sara@example.com'],
    { DATA_DIR: join(tmpdir(), 'no-such-data-folder') },
    'npm start',
  ],
])('with %s prints the usage', async (_what, args, env, sentence) => {
  const { code, out, err } = await personalData(args, env);
  expect({ code, out }).toEqual({ code: 1, out: '' });
  expect(err).toContain(sentence);
});
