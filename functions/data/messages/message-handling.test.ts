import '../testing/environment.ts';
import { beforeEach, expect, test } from 'vitest';
import { maxChanges } from '#shared/messages/handling.ts';
import type { MessageStatus } from '#shared/messages/status.ts';
import { describeOnEngines } from '../testing/on-engines.ts';
import type { NewMessage } from './message.ts';

const load = async () => ({
  ...(await import('./message.ts')),
  ...(await import('./change-message.ts')),
  ...(await import('./message.ts')),
  ...(await import('../table/update-item.ts')),
});

describeOnEngines('the handling of a message', load, (data) => {
  const now = new Date('2026-02-03T04:05:06.007Z');
  let made = 0;
  let id = '';
  async function store(fields: Partial<NewMessage> = {}): Promise<void> {
    made += 1;
    id = `message-${String(made).padStart(10, '0')}`;
    await data.storeMessage({
      ...{ id, source: 'contact', name: 'Shilan', email: 'shilan@example.com', message: 'An offer, please.' },
      ...{ suspicions: [], createdAt: new Date(1_760_000_000_000 + made * 1000).toISOString(), ...fields },
    });
  }
  beforeEach(() => store());
  const read = async () => {
    const message = await data.getMessageDetails(id);
    if (!message) throw new Error('The message is gone.');
    return message;
  };
  interface Values {
    status?: MessageStatus;
    assignee?: string;
    note?: string;
    version?: number;
  }
  const save = (
    { status = 'new', assignee = '', note = '', version = 0 }: Values,
    { by = 'dana', at = now } = {},
  ) => data.saveHandling(id, { status, assignee, note, version }, at, by);
  const idsIn = async (list: 'new' | 'done' | 'spam') =>
    (await data.listMessagesIn(list, 100, undefined)).items.map((message) => message.id);

  test('starts as new, without assignee or history', async () => {
    expect(await read()).toMatchObject({ status: 'new', note: '', version: 0, history: [] });
    expect(await read()).not.toHaveProperty('assignee');
  });

  test('is saved with who changed what, latest first', async () => {
    await save({ status: 'in-work', assignee: 'sara', note: 'Called.' });
    const later = new Date('2026-02-04T00:00:00.000Z');
    const second = { status: 'offer-sent' as const, assignee: 'sara', note: 'Called.', version: 1 };
    const outcome = await save(second, { by: 'sara', at: later });
    expect(outcome).toMatchObject({ saved: true, message: { ...second, version: 2 } });
    const dana = { at: now.toISOString(), by: 'dana' };
    expect((await read()).history).toEqual([
      { at: later.toISOString(), by: 'sara', what: 'status', from: 'in-work', to: 'offer-sent' },
      { ...dana, what: 'note', from: '', to: 'Called.' },
      { ...dana, what: 'assignee', from: '', to: 'sara' },
      { ...dana, what: 'status', from: 'new', to: 'in-work' },
    ]);
    expect(await idsIn('new')).toContain(id);
  });

  test('is not saved over somebody else’s change, whose author is returned', async () => {
    await save({ note: 'First.' });
    const outcome = await save({ note: 'Second.' }, { by: 'sara' });
    expect(outcome).toMatchObject({ saved: false, message: { note: 'First.', version: 1 } });
    expect((await read()).note).toBe('First.');
  });

  test('one of twenty simultaneous saves succeeds', async () => {
    const saves = await Promise.all(Array.from({ length: 20 }, (_, n) => save({ note: `Note ${n}` })));
    expect(saves.filter((outcome) => outcome?.saved)).toHaveLength(1);
    expect(await read()).toMatchObject({ version: 1, history: [{ what: 'note' }] });
  });

  test('a repeated save whose answer was lost succeeds, and a save of the stored values changes nothing', async () => {
    await save({ note: 'Once.' });
    expect(await save({ note: 'Once.' })).toMatchObject({ saved: true, message: { version: 1 } });
    expect(await save({ note: 'Once.', version: 1 })).toMatchObject({ saved: true, message: { version: 1 } });
    expect((await read()).history).toHaveLength(1);
    await save({ note: 'Twice.', version: 1 });
    await save({ note: 'Once.', version: 2 });
    expect(await save({ note: 'Once.' })).toMatchObject({ saved: false, message: { version: 3 } });
  });

  test.each(['won', 'lost', 'closed'] as const)(
    'is done with the status %s, and the message expires later',
    async (status) => {
      await save({ status });
      const done = { status, processed: true, processedAt: now.toISOString() };
      expect(await read()).toMatchObject(done);
      expect(await idsIn('done')).toContain(id);
      expect((await data.getMessageItem(id))?.expiresAt).toBe(Date.parse('2028-02-03T04:05:07Z') / 1000);
      await save({ status: status === 'won' ? 'lost' : 'won', version: 1 }, { at: new Date('2027-01-01') });
      expect((await read()).processedAt).toBe(now.toISOString());
      await save({ status: 'in-work', version: 2 });
      expect(await read()).toMatchObject({ status: 'in-work', processed: false });
      expect(await idsIn('new')).toContain(id);
      expect((await data.getMessageItem(id))?.expiresAt).toBeUndefined();
    },
  );

  test('records Mark Done, Undo, Spam and Not spam in the history, each once', async () => {
    await store({ suspicions: ['no-form'] });
    await data.setNotSpam(id, now, 'sara');
    await data.setNotSpam(id, now, 'dana');
    await data.setDone(id, now, 'dana');
    await data.setNew(id, now, 'sara');
    await data.setSpam(id, now, 'dana');
    await data.setSpam(id, now, 'sara');
    await data.setNotSpam(id, now, 'sara');
    expect((await read()).history).toMatchObject([
      { by: 'sara', what: 'not-spam' },
      { by: 'dana', what: 'spam', from: '', to: now.toISOString() },
      { by: 'sara', what: 'status', from: 'closed', to: 'new' },
      { by: 'dana', what: 'status', from: 'new', to: 'closed' },
      { by: 'sara', what: 'not-spam' },
    ]);
    await store();
    await data.setSpam(id, now, 'dana');
    expect(await idsIn('spam')).toContain(id);
    await data.setNotSpam(id, now, 'sara');
    expect((await read()).history).toMatchObject([{ what: 'not-spam' }, { what: 'spam' }]);
    expect(await idsIn('new')).toContain(id);
  });

  test('a change of status marks a suspected message as not spam', async () => {
    await store({ suspicions: ['no-form'] });
    await save({ note: 'Looks odd.' });
    expect(await idsIn('spam')).toContain(id);
    await save({ status: 'in-work', note: 'Looks odd.', version: 1 });
    expect(await idsIn('new')).toContain(id);
    expect(await read()).toMatchObject({ notSpamAt: now.toISOString() });
  });

  test('keeps only the latest changes, and of notes the first characters', async () => {
    for (let version = 0; version < maxChanges + 2; version++) {
      await save({ note: `${version} ${'ن'.repeat(1900)}`, version });
    }
    const { history } = await read();
    expect(history).toHaveLength(maxChanges);
    expect(history[0]?.to).toMatch(/^101 ن+…$/);
    expect(history[0]?.to).toHaveLength(200);
    expect(JSON.stringify(await data.getMessageItem(id)).length).toBeLessThan(60_000);
  });

  test('a done state that an older release wrote overrides the stored status', async () => {
    await save({ status: 'offer-sent' });
    await data.updateItem(data.messageKey(id), { set: { processedAt: now.toISOString() } } as object);
    expect(await read()).toMatchObject({ status: 'closed', processed: true });
    await save({ status: 'won', version: 1 });
    await data.updateItem(data.messageKey(id), { set: { at: 1 }, remove: ['processedAt'] } as object);
    expect(await read()).toMatchObject({ status: 'new', processed: false });
  });

  test('creates nothing for an unknown message', async () => {
    id = 'absent-message-00';
    expect(await save({ note: 'x' })).toBeUndefined();
    expect(await data.isMessageStored(id)).toBe(false);
  });
});
