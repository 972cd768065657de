import '../testing/environment.ts';
import { expect, test } from 'vitest';
import { describeOnEngines } from '../testing/on-engines.ts';
import type { NewMessage } from './message.ts';

const load = async () => ({
  ...(await import('./message.ts')),
  ...(await import('./counts/count-messages.ts')),
  ...(await import('./change-message.ts')),
  ...(await import('./message.ts')),
});

describeOnEngines('messages', load, (data) => {
  let made = 0;
  function newMessage(fields: Partial<NewMessage> = {}): NewMessage {
    made += 1;
    return {
      id: `message-${String(made).padStart(10, '0')}`,
      source: 'contact',
      name: 'Shilan',
      email: 'shilan@example.com',
      message: 'Please send an offer.',
      suspicions: [],
      createdAt: new Date(1_760_000_000_000 + made * 1000).toISOString(),
      ...fields,
    };
  }
  async function stored(fields?: Partial<NewMessage>): Promise<NewMessage> {
    const message = newMessage(fields);
    await data.storeMessage(message);
    return message;
  }
  const at = (iso: string) => new Date(iso);
  const idsOf = ({ items }: { items: { id: string }[] }) => items.map(({ id }) => id);

  test('a message in any script is read as it was stored', async () => {
    const message = await stored({
      name: 'شيلان 🛒',
      company: 'Zagros\u0001Co',
      service: 'general-inquiry',
      language: 'ar',
    });
    const { items } = await data.listAllMessages(1, undefined);
    expect(items).toEqual([{ ...message, status: 'new', processed: false }]);
  });

  test('the same message under the same key is stored once, and the repetition succeeds', async () => {
    const message = await stored();
    const retry = {
      ...message,
      createdAt: at('2030-01-01').toISOString(),
      suspicions: ['too-fast' as const],
    };
    expect(await data.storeMessage(retry)).toBe('already-stored');
    expect((await data.listAllMessages(100, undefined)).items.find(({ id }) => id === message.id)).toEqual({
      ...message,
      status: 'new',
      processed: false,
    });
  });

  test.each(['name', 'email', 'company', 'service', 'message'])(
    'another %s under the same key is another message',
    async (field) => {
      const message = await stored();
      expect(await data.storeMessage({ ...message, [field]: 'something else' })).toBe('different');
    },
  );

  test('moving text from one field to the next makes another message', async () => {
    const message = await stored({ company: 'ab', service: 'c' });
    expect(await data.storeMessage({ ...message, company: 'a', service: 'bc' })).toBe('different');
  });

  test('the same message sent 100 times at once is stored once', async () => {
    const message = newMessage();
    const outcomes = await Promise.all(Array.from({ length: 100 }, () => data.storeMessage(message)));
    expect(outcomes.filter((outcome) => outcome === 'stored')).toHaveLength(1);
    expect(outcomes.filter((outcome) => outcome === 'already-stored')).toHaveLength(99);
    expect(idsOf(await data.listAllMessages(100, undefined)).filter((id) => id === message.id)).toHaveLength(
      1,
    );
  });

  test('marking a message as done twice keeps the first time', async () => {
    const { id } = await stored();
    const first = await data.setDone(id, at('2026-02-03T04:05:06.007Z'));
    const second = await data.setDone(id, at('2026-02-04T00:00:00Z'));
    expect(first).toMatchObject({ id, processed: true, processedAt: '2026-02-03T04:05:06.007Z' });
    expect(second).toEqual(first);
  });

  test('a message expires two years after it was done, and does not expire when reopened', async () => {
    const { id } = await stored();
    const expiry = async () => (await data.getMessageItem(id))?.expiresAt;
    expect(await expiry()).toBeUndefined();
    await data.setDone(id, at('2026-02-03T00:00:00Z'));
    expect(await expiry()).toBe(Date.parse('2028-02-03T00:00:00Z') / 1000);
    await data.setNew(id, at('2026-02-04'));
    expect(await expiry()).toBeUndefined();
  });

  test('marking one message 20 times at once gives one answer', async () => {
    const { id } = await stored();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, n) => data.setDone(id, new Date(1_770_000_000_000 + n))),
    );
    expect(new Set(answers.map((answer) => answer?.processedAt)).size).toBe(1);
  });

  test('a reopened message is new again, in the place of its arrival, however often it is reopened', async () => {
    const [older, newer] = [await stored(), await stored()];
    await data.setDone(older.id, at('2026-02-03'));
    const answers = await Promise.all(
      Array.from({ length: 20 }, () => data.setNew(older.id, at('2026-02-04'))),
    );
    for (const answer of answers) expect(answer).toEqual({ ...older, status: 'new', processed: false });
    expect(idsOf(await data.listMessagesIn('new', 2, undefined))).toEqual([newer.id, older.id]);
    expect(idsOf(await data.listMessagesIn('done', 100, undefined))).not.toContain(older.id);
    const again = await data.setDone(older.id, at('2026-02-05'));
    expect(again).toMatchObject({ processed: true, processedAt: '2026-02-05T00:00:00.000Z' });
  });

  test('reopening a new message changes nothing, and reopening an unknown one creates nothing', async () => {
    const message = await stored();
    expect(await data.setNew(message.id, new Date())).toEqual({
      ...message,
      status: 'new',
      processed: false,
    });
    expect(await data.setNew('absent-message-00', new Date())).toBeUndefined();
    expect(await data.isMessageStored('absent-message-00')).toBe(false);
  });

  test('lists all messages newest first, page by page, each once', async () => {
    const fresh = [await stored(), await stored(), await stored()].map(({ id }) => id).reverse();
    const all = idsOf(await data.listAllMessages(100, undefined));
    expect(all.slice(0, 3)).toEqual(fresh);

    const paged: string[] = [];
    let next: Awaited<ReturnType<typeof data.listAllMessages>>['next'];
    do {
      const page = await data.listAllMessages(2, next);
      expect(page.items.length).toBeGreaterThan(0);
      paged.push(...idsOf(page));
      next = page.next;
    } while (next);
    expect(paged).toEqual(all);
  });

  test('a page that ends with the last message has no next page', async () => {
    const { length } = (await data.listAllMessages(100, undefined)).items;
    expect((await data.listAllMessages(length, undefined)).next).toBeUndefined();
    expect((await data.listAllMessages(length - 1, undefined)).next).toBeDefined();
  });

  test('lists new messages by arrival, and done ones by when they were done', async () => {
    const [older, newer] = [await stored(), await stored()];
    expect(idsOf(await data.listMessagesIn('new', 2, undefined))).toEqual([newer.id, older.id]);
    await data.setDone(newer.id, at('2031-01-01'));
    await data.setDone(older.id, at('2031-01-02'));
    expect(idsOf(await data.listMessagesIn('done', 2, undefined))).toEqual([older.id, newer.id]);
    expect(idsOf(await data.listMessagesIn('new', 100, undefined))).not.toContain(newer.id);
  });

  test('the pages of a state contain each of its messages once', async () => {
    await Promise.all(Array.from({ length: 5 }, () => stored()));
    const all = idsOf(await data.listMessagesIn('new', 100, undefined));
    const paged: string[] = [];
    let next: Awaited<ReturnType<typeof data.listAllMessages>>['next'];
    do {
      const page = await data.listMessagesIn('new', 2, next);
      paged.push(...idsOf(page));
      next = page.next;
    } while (next);
    expect(paged).toEqual(all);
  });

  test('counts messages by state', async () => {
    const before = await data.countAllMessages();
    const { id } = await stored();
    await stored();
    await data.setDone(id, new Date());
    expect(await data.countAllMessages()).toEqual({ ...before, new: before.new + 1, done: before.done + 1 });
  });
});
