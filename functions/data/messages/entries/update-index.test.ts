import '#functions/data/testing/environment.ts';
import { DeleteCommand, ScanCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { expect, test, vi } from 'vitest';
import { describeOnEngines } from '#functions/data/testing/on-engines.ts';

const load = async () => ({
  ...(await import('../message.ts')),
  ...(await import('../change-message.ts')),
  ...(await import('#functions/data/people/personal-data.ts')),
  ...(await import('#functions/data/table/client.ts')),
  ...(await import('./entry.ts')),
  ...(await import('./update-index.ts')),
  ...(await import('./reindex.ts')),
});

describeOnEngines('the message index', load, (data) => {
  let made = 0;
  async function stored(fields: object = {}): Promise<string> {
    made += 1;
    const id = `followed-message-${String(made).padStart(4, '0')}`;
    await data.storeMessage({
      ...{ id, source: 'contact', name: 'Sara', email: `sara${made}@example.com`, message: 'Count shelves.' },
      ...{ suspicions: [], createdAt: new Date(1_760_000_000_000 + made * 1000).toISOString() },
      ...fields,
    });
    return id;
  }
  const walk = async () =>
    (await data.dynamodb.send(new ScanCommand({ TableName: 'test-table', ConsistentRead: true }))).Items ??
    [];
  const entriesOf = async (id: string) =>
    (await walk()).filter(({ pk, sk }) => pk === `message-entry#${id}` && sk !== 'message-entry');
  const wantedFor = async (id: string) => {
    const message = await data.getMessage(id);
    return message ? data.entriesOf(message).sort(bySortKey) : [];
  };
  const bySortKey = (one: { sk?: string }, other: { sk?: string }) =>
    String(one.sk) < String(other.sk) ? -1 : 1;
  async function expectAgreed(id: string) {
    expect((await entriesOf(id)).sort(bySortKey)).toEqual(await wantedFor(id));
  }

  test('follows each change of a message, also if updated repeatedly', async () => {
    const id = await stored({ language: 'ar', service: 'general-inquiry' });
    await data.updateIndex(id);
    await expectAgreed(id);
    expect((await entriesOf(id)).length).toBeGreaterThan(16);
    await data.setDone(id, new Date());
    await data.updateIndex(id);
    await data.updateIndex(id);
    await expectAgreed(id);
    expect((await entriesOf(id)).filter(({ sk }) => sk.includes('state=new'))).toEqual([]);
    await data.dynamodb.send(
      new DeleteCommand({ TableName: 'test-table', Key: { pk: `message#${id}`, sk: 'message' } }),
    );
    await data.updateIndex(id);
    expect((await walk()).filter(({ pk }) => pk === `message-entry#${id}`)).toEqual([]);
  });

  test('is completed after an interruption at any write', async () => {
    const id = await stored({ message: Array.from({ length: 60 }, (_, n) => `word${n}`).join(' ') });
    const send = data.dynamodb.send.bind(data.dynamodb);
    for (const [state, change] of [
      ['stored', async () => {}],
      ['done', () => data.setDone(id, new Date())],
      ['deleted', () => data.deletePersonalData(`sara${made}@example.com`, undefined)],
    ] as const) {
      await change();
      for (let max = 0; max < 4; max++) {
        let left = max;
        const broken = vi.spyOn(data.dynamodb, 'send').mockImplementation((command) => {
          if (command.constructor.name === 'BatchWriteCommand' && left-- === 0) throw new Error('Broken off');
          return send(command as never) as never;
        });
        await data.updateIndex(id).catch(() => {});
        broken.mockRestore();
      }
      await data.updateIndex(id);
      await expectAgreed(id);
      expect((await data.getMessage(id)) === undefined, state).toBe(state === 'deleted');
    }
  });

  test('the walk over all messages adds missing entries and removes those of deleted messages, once', async () => {
    const gone = await stored();
    await data.updateIndex(gone);
    await data.dynamodb.send(
      new DeleteCommand({ TableName: 'test-table', Key: { pk: `message#${gone}`, sk: 'message' } }),
    );
    const done = await stored();
    await data.setDone(done, new Date('2026-01-01T00:00:00.000Z'));
    const key = { pk: `message#${done}`, sk: 'message' };
    const remove = { UpdateExpression: 'REMOVE expiresAt', ReturnValues: 'ALL_OLD' } as const;
    const { Attributes: before } = await data.dynamodb.send(
      new UpdateCommand({ TableName: 'test-table', Key: key, ...remove }),
    );
    const now = new Date('2026-05-01T00:00:00.000Z');
    await data.reindexMessages(
      () => now,
      () => false,
    );
    const walkedAt = async () => (await walk()).find(({ pk }) => pk === key.pk)?.walkedAt;
    expect(await walkedAt()).toBeUndefined();
    await data.reindexMessages(
      () => now,
      () => true,
    );
    expect((await walk()).find(({ pk }) => pk === key.pk)).toMatchObject({
      walkedAt: now.toISOString(),
      expiresAt: before?.expiresAt,
    });
    expect((await walk()).filter(({ pk }) => pk === `message-entry#${gone}`)).toEqual([]);
    const later = (days: number) => () => new Date(now.getTime() + days * 24 * 60 * 60_000);
    await data.reindexMessages(later(29), () => true);
    expect(await walkedAt()).toBe(now.toISOString());
    await data.reindexMessages(later(31), () => true);
    expect(await walkedAt()).toBe(later(31)().toISOString());
    await data.reindexMessages(later(32), () => true, true);
    expect(await walkedAt()).toBe(later(32)().toISOString());
  });

  test('contains nothing of a person whose data were deleted', async () => {
    const id = await stored({ name: 'Zaynab', email: 'zaynab@example.com' });
    await data.updateIndex(id);
    expect(JSON.stringify(await walk())).toMatch(/zaynab/i);
    await data.deletePersonalData('zaynab@example.com', undefined);
    expect(JSON.stringify(await walk())).not.toMatch(/zaynab/i);
    await data.updateIndex(id);
    expect(JSON.stringify(await walk())).not.toContain(id);
  });
});
