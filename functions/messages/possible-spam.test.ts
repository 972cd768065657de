import '#functions/data/testing/environment.ts';
import { describe, expect, test } from 'vitest';
import { deleteMessage, deleteSpam, markMessageNotSpam } from '#shared/api/messages/messages.ts';
import { contact, idOf, messagesSite } from './testing/messages-site.ts';

const site = messagesSite();
const clear = (id: string) => site.askAsAdministrator(markMessageNotSpam, { params: { id } });
const remove = (id: string) => site.askAsAdministrator(deleteMessage, { params: { id } });
const removeAll = (query: string) => site.askAsAdministrator(deleteSpam, { query });
const flagged = async (message = contact.message) =>
  idOf(await site.sendMessage({ fields: { website: 'https://spam.example', message } }));

describe('possible spam', () => {
  test('is listed separately, and moved to the new messages when marked as not spam', async () => {
    const id = await flagged();
    expect(await site.idsIn('spam')).toContain(id);
    expect(await site.idsIn('new')).not.toContain(id);
    expect(await clear(id)).toMatchObject({ status: 200, body: { id, notSpamAt: expect.any(String) } });
    expect(await site.idsIn('spam')).not.toContain(id);
    expect(await site.idsIn('new')).toContain(id);
    expect((await remove(id)).status).toBe(409);
  });

  test('is deleted, one by one or all until an instant', async () => {
    const [one, other, urgent] = [await flagged(), await flagged(), await flagged('This is URGENT, please.')];
    expect((await remove(one)).status).toBe(204);
    expect((await remove(one)).status).toBe(404);
    const { before } = (await removeAll('')).body as { before: string };
    expect((await removeAll(`before=${before}`)).body).toEqual({ deleted: 0, more: false, before });
    expect(await site.idsIn('spam')).not.toContain(other);
    expect(await site.idsIn('urgent-spam')).toEqual([urgent]);
    expect((await removeAll(`before=${before}&include=urgent`)).body).toMatchObject({ deleted: 1 });
    expect(await site.idsIn('urgent-spam')).toEqual([]);
  });

  test.each(['before=', 'before=now', 'before=2030-01-01', 'before=2030-01-01T00:00:00.000Z&include=all'])(
    'is not deleted by the query %j',
    async (query) => expect((await removeAll(query)).status).toBe(400),
  );

  test.each(['absent-message-000', 'x', '%00', '__proto__'])('answers 404 for %j', async (id) => {
    expect([(await clear(id)).status, (await remove(id)).status]).toEqual([404, 404]);
  });

  test('needs a session', async () => {
    const params = { id: await flagged() };
    const answers = [
      await site.ask(markMessageNotSpam, { params }),
      await site.ask(deleteMessage, { params }),
      await site.ask(deleteSpam, { query: 'before=2030-01-01T00:00:00.000Z' }),
    ];
    expect(answers.map(({ status }) => status)).toEqual([401, 401, 401]);
  });
});
