import '../testing/environment.ts';
import { ConditionalCheckFailedException } from '@aws-sdk/client-dynamodb';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test, vi } from 'vitest';
import { dynamodb } from '../table/client.ts';
import { startEngine } from '../testing/engine.ts';
import { getMailSettings, replaceRecipient, saveMailSettings } from './mail-settings.ts';

beforeAll(async () => {
  const engine = await startEngine('dynalite');
  return () => engine.stop();
});

const sara = { email: 'sara@example.com', language: 'en' } as const;
const dana = { email: 'Dana@example.com', language: 'ar' } as const;

test('settings that nobody is named for have no editor', async () => {
  expect(await saveMailSettings({ recipients: [sara, dana], version: 0 })).toEqual({
    ...{ saved: true, savedBy: '' },
    settings: { recipients: [sara, dana], version: 1 },
  });
});

test('a recipient is replaced whatever the case, by one who is not a recipient already', async () => {
  await replaceRecipient('nobody@example.com', dana, 'admin');
  expect(await getMailSettings()).toMatchObject({ version: 1 });
  await replaceRecipient('SARA@example.com', { ...dana, email: 'dana@example.com' }, 'admin');
  expect(await getMailSettings()).toMatchObject({ recipients: [dana], version: 2 });
  await replaceRecipient('dana@example.com', sara, 'admin');
  expect(await getMailSettings()).toMatchObject({ recipients: [sara], version: 3 });
  expect(await saveMailSettings({ recipients: [], version: 1 })).toMatchObject({ savedBy: 'admin' });
});

test('a recipient whom others keep from being replaced stays, and the reason is reported', async () => {
  const real = dynamodb.send.bind(dynamodb);
  let tries = 0;
  const busy = vi.spyOn(dynamodb, 'send').mockImplementation((async (command: UpdateCommand) => {
    if (!(command instanceof UpdateCommand)) return real(command);
    tries += 1;
    throw new ConditionalCheckFailedException({ message: 'Others were first.', $metadata: {} });
  }) as typeof dynamodb.send);
  await expect(replaceRecipient(sara.email, undefined)).rejects.toThrow(
    'The settings of mails were changed by others all the time.',
  );
  busy.mockRestore();
  expect(tries).toBe(8);
  expect(await getMailSettings()).toMatchObject({ recipients: [sara], version: 3 });
});
