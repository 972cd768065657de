import '../testing/environment.ts';
import { QueryCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeEach, expect, test, vi } from 'vitest';
import type { MessageList } from '#shared/messages/message.ts';
import { describeOnEngines } from '../testing/on-engines.ts';
import type { NewMessage } from './message.ts';

const load = async () => ({
  ...(await import('./message.ts')),
  ...(await import('./counts/count-messages.ts')),
  ...(await import('./change-message.ts')),
  ...(await import('./change-message.ts')),
  ...(await import('../table/client.ts')),
});

describeOnEngines('possible spam', load, (data) => {
  let made = 0;
  async function stored(fields: Partial<NewMessage> = {}): Promise<NewMessage> {
    made += 1;
    const message: NewMessage = {
      id: `message-${String(made).padStart(10, '0')}`,
      source: 'contact',
      name: 'Shilan',
      email: 'shilan@example.com',
      message: 'Please send an offer.',
      suspicions: ['no-form'],
      createdAt: new Date(1_760_000_000_000 + made * 1000).toISOString(),
      ...fields,
    };
    await data.storeMessage(message);
    return message;
  }
  const idsIn = async (list: MessageList) =>
    (await data.listMessagesIn(list, 100, undefined)).items.map(({ id }) => id);
  const far = '2030-01-01T00:00:00.000Z';
  beforeEach(async () => {
    await data.deleteSpamBatch(far, ['spam', 'urgent-spam']);
    for (const id of await idsIn('new')) await data.setDone(id, new Date());
  });

  test('is listed and counted separately, with urgent messages on their own', async () => {
    const before = await data.countAllMessages();
    const spam = await stored();
    const urgent = await stored({ message: 'Live Agent Request: Yes' });
    const real = await stored({ suspicions: [] });
    expect(await idsIn('new')).toEqual([real.id]);
    expect(await idsIn('spam')).toEqual([spam.id]);
    expect(await idsIn('urgent-spam')).toEqual([urgent.id]);
    expect(await data.countAllMessages()).toEqual({ ...before, new: 1, spam: 2, urgentSpam: 1 });
  });

  test('marked as not spam moves to the new messages, in the place of its arrival, and stays there', async () => {
    const [spam, newer] = [await stored(), await stored({ suspicions: [] })];
    const cleared = await data.setNotSpam(spam.id, new Date(far));
    expect(cleared).toEqual({ ...spam, status: 'new', processed: false, notSpamAt: far });
    expect(await data.setNotSpam(spam.id, new Date())).toEqual(cleared);
    expect(await idsIn('new')).toEqual([newer.id, spam.id]);
    expect(await data.deleteSpamMessage(spam.id)).toBe('kept');
    await data.setDone(spam.id, new Date());
    await data.setNew(spam.id, new Date());
    expect(await idsIn('new')).toEqual([newer.id, spam.id]);
  });

  test('that was answered is not spam when it is reopened', async () => {
    const spam = await stored();
    await data.setDone(spam.id, new Date());
    expect(await idsIn('spam')).toEqual([]);
    expect(await data.deleteSpamMessage(spam.id)).toBe('kept');
    await data.setNew(spam.id, new Date());
    expect(await idsIn('new')).toEqual([spam.id]);
  });

  test('that an older release listed as new is moved when that list is read', async () => {
    const old = await Promise.all(Array.from({ length: 7 }, () => stored()));
    const real = await stored({ suspicions: [], createdAt: '2020-01-01T00:00:00.000Z' });
    for (const { id, createdAt } of old) {
      await data.dynamodb.send(
        new UpdateCommand({
          TableName: 'test-table',
          Key: { pk: `message#${id}`, sk: 'message' },
          UpdateExpression: 'SET gsi2pk = :list, gsi2sk = :at',
          ExpressionAttributeValues: { ':list': 'message#new', ':at': `${createdAt}#${id}` },
        }),
      );
    }
    expect((await data.countAllMessages()).new).toBe(8);
    const page = await data.listMessagesIn('new', 2, undefined);
    expect(page).toEqual({ items: [expect.objectContaining({ id: real.id })], next: undefined });
    const send = vi.spyOn(data.dynamodb, 'send');
    expect(await idsIn('new')).toEqual([real.id]);
    const written = send.mock.calls.filter(([command]) => command instanceof UpdateCommand);
    expect(written).toEqual([]);
    send.mockRestore();
    expect(await data.countAllMessages()).toMatchObject({ new: 1, spam: 7 });
    expect(new Set(await idsIn('spam'))).toEqual(new Set(old.map(({ id }) => id)));
  });

  test('is deleted in batches, except messages that came later, and urgent ones unless requested', async () => {
    const first = await stored();
    await Promise.all(Array.from({ length: 220 }, () => stored({ createdAt: first.createdAt })));
    const urgent = await stored({ message: 'URGENT', createdAt: first.createdAt });
    const later = await stored();
    const batch = () => data.deleteSpamBatch(first.createdAt, ['spam']);
    expect(await batch()).toEqual({ deleted: 200, more: true });
    expect(await batch()).toEqual({ deleted: 21, more: false });
    expect(await batch()).toEqual({ deleted: 0, more: false });
    expect(await idsIn('spam')).toEqual([later.id]);
    expect(await idsIn('urgent-spam')).toEqual([urgent.id]);
    expect(await data.deleteSpamBatch(far, ['spam', 'urgent-spam'])).toEqual({ deleted: 1, more: true });
    expect(await data.deleteSpamBatch(far, ['spam', 'urgent-spam'])).toEqual({ deleted: 1, more: false });
    expect(await idsIn('urgent-spam')).toEqual([]);
  });

  test('marked as not spam during a deletion of all is not lost', async () => {
    const [kept, other] = [await stored(), await stored()];
    const { dynamodb } = data;
    const send = dynamodb.send.bind(dynamodb) as (command: unknown) => Promise<unknown>;
    const spy = vi.spyOn(dynamodb, 'send').mockImplementation(async (command: unknown) => {
      const answer = await send(command);
      if (command instanceof QueryCommand) {
        spy.mockRestore();
        await data.setNotSpam(kept.id, new Date());
      }
      return answer;
    });
    expect(await data.deleteSpamBatch(far, ['spam'])).toEqual({ deleted: 1, more: false });
    expect(await idsIn('new')).toEqual([kept.id]);
    expect(await data.isMessageStored(other.id)).toBe(false);
    expect(await data.deleteSpamMessage(kept.id)).toBe('kept');
  });

  test('is deleted once; deleting an unknown message does nothing', async () => {
    const { id } = await stored();
    expect(await data.deleteSpamMessage(id)).toBe('deleted');
    expect(await data.deleteSpamMessage(id)).toBe('absent');
    expect(await data.setNotSpam(id, new Date())).toBeUndefined();
    expect(await data.isMessageStored(id)).toBe(false);
  });
});
