import '#functions/data/testing/environment.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';

let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
const load = async () => ({
  ...(await import('#functions/data/message.ts')),
  ...(await import('#functions/data/message-entries/root.ts')),
  ...(await import('./handler.ts')),
});
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
});
afterAll(() => engine.stop());

const id = 'an-indexed-message';
const record = {
  eventSource: 'aws:dynamodb',
  eventName: 'MODIFY',
  dynamodb: { Keys: { pk: { S: `message#${id}` }, sk: { S: 'message' } } },
};
const time = { getRemainingTimeInMillis: () => 300_000 };

test('the messages of the stream are found, and the schedule walks', async () => {
  await data.storeMessage({
    ...{ id, source: 'contact', name: 'Sara', email: 'sara@example.com', message: 'Count our shelves.' },
    ...{ suspicions: [], createdAt: '2026-05-01T12:00:00.000Z' },
  });
  expect(await data.storedEntries(id)).toEqual([]);
  await data.handler({ Records: [record, record] }, time);
  expect((await data.storedEntries(id)).map(({ sk }) => sk)).toContain('word#SARA');
  await expect(data.handler({ source: 'aws.events' }, time)).resolves.toBeUndefined();
});

test.each([{}, { Records: [{ ...record, eventSource: 'aws:s3' }] }, { source: 'somebody' }])(
  'the event %j is refused',
  async (event) => {
    await expect(data.handler(event, time)).rejects.toThrow('does not know this kind of event');
  },
);
