import '#functions/data/testing/environment.ts';
import { DeleteCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { describeOnEngines } from '#functions/data/testing/on-engines.ts';
import { messageLists } from '#shared/messages/message.ts';

const load = async () => ({
  ...(await import('../message.ts')),
  ...(await import('../change-message.ts')),
  ...(await import('../entries/update-index.ts')),
  ...(await import('../message.ts')),
  ...(await import('#functions/data/table/client.ts')),
  ...(await import('#functions/data/table/query-page.ts')),
  ...(await import('#functions/data/table/update-item.ts')),
  ...(await import('./check.ts')),
  ...(await import('./count-messages.ts')),
  ...(await import('./kept-counts.ts')),
  ...(await import('./move.ts')),
});

/** Returns a generator of pseudo-random numbers from 0 to below `end`, the same in each run. */
function numbersFrom(seed: number) {
  let state = seed;
  return (end: number) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) >>> 0;
    return Math.floor((state / 2 ** 32) * end);
  };
}

describeOnEngines('the counts of messages', load, (data) => {
  const ids = Array.from({ length: 4 }, (_, n) => `counted-message-${String(n).padStart(4, '0')}`);
  const store = (id: string, fields: object = {}) =>
    data.storeMessage({
      ...{ id, source: 'contact', name: 'Sara', email: 'sara@example.com', message: 'Count our shelves.' },
      ...{ suspicions: [], createdAt: '2026-01-01T00:00:00.000Z', ...fields },
    });
  const erase = (id: string) =>
    data.dynamodb.send(new DeleteCommand({ TableName: 'test-table', Key: data.messageKey(id) }));
  const changes = [
    (id: string) => store(id),
    (id: string) => store(id, { suspicions: ['no-form'] }),
    (id: string) => store(id, { suspicions: ['no-form'], message: 'This is urgent.' }),
    (id: string) => data.setDone(id, new Date()),
    (id: string) => data.setNew(id, new Date()),
    (id: string) => data.setNotSpam(id, new Date()),
    erase,
  ];
  const listsOf = (counts: object) =>
    Object.fromEntries(Object.entries(counts).filter(([name]) => messageLists.some((list) => list === name)));
  const kept = async () => listsOf(data.readCounts(await data.getCountsItem()) ?? {});
  const live = async () => {
    const counted = messageLists.map(async (list) => [
      list,
      await data.countItems('inState', data.messagesIn(list), 1000),
    ]);
    return Object.fromEntries(await Promise.all(counted));
  };
  const notes = async () =>
    Object.keys(await data.getCountsItem()).filter((name) => name.startsWith(data.moveOf('')));

  let send: typeof data.dynamodb.send;
  beforeAll(() => {
    send = data.dynamodb.send.bind(data.dynamodb);
  });
  afterEach(() => vi.restoreAllMocks());

  test.each([1, 2])('are exact after failed, repeated and unanswered writes: seed %i', async (seed) => {
    const number = numbersFrom(seed);
    let isBroken = false;
    vi.spyOn(data.dynamodb, 'send').mockImplementation((async (command: { input: object }) => {
      const isCounting = command.constructor.name === 'UpdateCommand';
      const isStruck = isBroken && isCounting && number(2) === 0;
      const fault = isStruck ? number(3) : undefined;
      if (fault === 0) throw new Error('Not done');
      const answer = await send(command as never);
      if (fault === 1) throw new Error('Done, and not answered');
      // Sends the write twice, as the database client does when a response is lost.
      return fault === 2 ? send(command as never) : answer;
    }) as never);
    const id = () => ids[number(ids.length)] ?? '';
    for (let step = 0; step < 40; step += 1) {
      isBroken = false;
      await changes[number(changes.length)]?.(id());
      isBroken = true;
      const told = new Set([id(), id()]);
      await Promise.all([...told].map((one) => data.updateIndex(one).catch(() => {})));
    }
    isBroken = false;
    for (const one of ids) await data.updateIndex(one);
    vi.restoreAllMocks();
    expect(await kept()).toEqual(await live());
  });

  test('are exact if a message returns to its former state before the move was recorded', async () => {
    const [one = ''] = ids;
    await store(one);
    await data.setNew(one, new Date());
    await data.updateIndex(one);
    await data.setDone(one, new Date());
    vi.spyOn(data.dynamodb, 'send').mockImplementation((async (command: {
      input: { UpdateExpression?: string };
    }) => {
      const answer = await send(command as never);
      if (command.input.UpdateExpression?.includes('ADD')) throw new Error('Done, and not answered');
      return answer;
    }) as never);
    await expect(data.updateIndex(one)).rejects.toThrow('not answered');
    vi.restoreAllMocks();
    await data.setNew(one, new Date());
    await data.updateIndex(one);
    expect(await kept()).toEqual(await live());
  });

  test('the check removes records of moves that were left over', async () => {
    const [one = ''] = ids;
    await erase(one);
    await data.updateIndex(one);
    await store(one);
    vi.spyOn(data.dynamodb, 'send').mockImplementation((async (command: {
      input: { UpdateExpression?: string; ExpressionAttributeNames?: Record<string, string> };
    }) => {
      const { UpdateExpression = '', ExpressionAttributeNames: names = {} } = command.input;
      if (UpdateExpression === 'REMOVE #n0' && names['#n0'] === data.moveOf(one))
        throw new Error('Broken off');
      return send(command as never);
    }) as never);
    await expect(data.updateIndex(one)).rejects.toThrow('Broken off');
    vi.restoreAllMocks();
    expect(await notes()).toContain(data.moveOf(one));
    await data.checkCounts(new Date('2026-05-01T00:00:00.000Z'));
    expect(await notes()).toEqual([]);
    expect(await kept()).toEqual(await live());
  });

  test('a note of another move of a message stays', async () => {
    const note = data.moveOf('message-with-a-later-move');
    await data.updateItem(data.countsKey, { set: { [note]: '2#done' } } as object);
    await data.forget('message-with-a-later-move', { number: 1, to: 'done' });
    expect(await notes()).toEqual([note]);
    await data.forget('message-with-a-later-move', { number: 2, to: 'done' });
    expect(await notes()).toEqual([]);
  });

  test('are corrected after two checks find the same difference, not while updates are only delayed', async () => {
    const wrong = (by: number) =>
      data.dynamodb.send(
        new UpdateCommand({
          ...{
            TableName: 'test-table',
            Key: data.countsKey,
            UpdateExpression: 'ADD #new :by REMOVE checkedAt',
          },
          ...{ ExpressionAttributeNames: { '#new': 'new' }, ExpressionAttributeValues: { ':by': by } },
        }),
      );
    const now = new Date('2026-06-01T00:00:00.000Z');
    await wrong(7);
    await data.checkCounts(now);
    expect(await kept()).not.toEqual(await live());
    await wrong(1);
    await data.checkCounts(now);
    expect(await kept()).not.toEqual(await live());
    await data.checkCounts(now);
    expect(await kept()).toEqual(await live());
    expect(data.readCounts(await data.getCountsItem())?.checkedAt).toBe(now.toISOString());
  });

  test('are the stored counts for long lists once checked, and counted anew for short lists', async () => {
    const set = (fields: object) =>
      data.dynamodb.send(
        new UpdateCommand({
          ...{ TableName: 'test-table', Key: data.countsKey },
          AttributeUpdates: Object.fromEntries(
            Object.entries(fields).map(([name, Value]) => [name, { Action: 'PUT', Value }]),
          ),
        }),
      );
    const counted = await live();
    vi.spyOn(console, 'error').mockImplementation(() => {});
    await set({ new: 3252, done: 99, checkedAt: 'never' });
    expect(await data.countAllMessages()).toMatchObject({ new: counted.new, done: counted.done });
    await set({ checkedAt: '2026-06-01T00:00:00.000Z' });
    expect(await data.countAllMessages()).toMatchObject({ new: 3252, done: counted.done });
  });
});
