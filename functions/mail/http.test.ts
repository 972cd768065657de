import { expect, test } from 'vitest';
import { runSite } from '#infra/local/testing/running-site.ts';

/** Tests that messages from visitors lead to mails, through the table's stream and the emulated mail service. */
const site = runSite();
const settings = '/api/admin/mail-settings';

let made = 0;
async function sendMessage(more: object = {}, key = `mailed-message-${++made}`): Promise<string> {
  const answer = await site.ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': key },
    body: JSON.stringify({ name: 'Dana', email: 'dana@example.com', message: 'Count our shelves.', ...more }),
  });
  expect(answer.status).toBe(201);
  return (await answer.json()).id;
}

test('without recipients no mail is sent, and the admin area shows that', async () => {
  await sendMessage();
  await site.settled();
  expect(await site.mails()).toEqual([]);
  expect(await (await site.askAsAdministrator(settings)).json()).toEqual({
    settings: { recipients: [], version: 0 },
    sender: 'site@example.com',
    open: [],
  });
});

test('each recipient gets one mail for a message in their language, however often the message is sent', async () => {
  const recipients = [
    { email: 'team@example.com', language: 'en' },
    { email: 'sara@example.com', language: 'ar' },
  ];
  expect((await site.askAsAdministrator(settings, 'PUT', { recipients, version: 0 })).status).toBe(200);
  const key = 'one-message-sent-often';
  await Promise.all(Array.from({ length: 5 }, () => sendMessage({ company: 'Sample' }, key)));
  await site.settled();
  const mails = await site.mails();
  expect(mails.map(({ to }) => to[0]).sort()).toEqual(['sara@example.com', 'team@example.com']);
  const [english, arabic] = [recipients[0], recipients[1]].map((one) =>
    mails.find(({ to }) => to[0] === one?.email),
  );
  expect(english).toMatchObject({
    from: 'Retail Evidence <site@example.com>',
    replyTo: ['dana@example.com'],
    subject: 'Possible spam: New message from Dana (Sample)',
  });
  expect(english?.text).toContain(`https://www.example.com/admin-panel?tab=messages&message=${key}`);
  expect(arabic?.from).toBe('شواهد التجزئة <site@example.com>');
  expect(arabic?.html).toContain('dir="rtl"');
});

test('the mail’s link opens the message', async () => {
  const id = await sendMessage({ name: 'Only this one' });
  const answer = await site.askAsAdministrator(`/api/admin/contact-submissions/${id}`);
  expect(await answer.json()).toMatchObject({ id, name: 'Only this one' });
  expect((await site.askAsAdministrator('/api/admin/contact-submissions/no-such-message-00')).status).toBe(
    404,
  );
});

test('handling a message sends no further mail', async () => {
  const id = await sendMessage();
  await site.settled();
  const before = (await site.mails()).length;
  expect(
    (await site.askAsAdministrator(`/api/admin/contact-submissions/${id}/processed`, 'PUT')).status,
  ).toBe(200);
  await site.settled();
  expect(await site.mails()).toHaveLength(before);
});

test('a test mail is sent, or reports why not', async () => {
  const ask = (email: string) =>
    site.askAsAdministrator(`${settings}/test`, 'POST', { email, language: 'ar' });
  expect(await (await ask('new@example.com')).json()).toEqual({ outcome: 'sent' });
  expect((await site.mails()).at(-1)).toMatchObject({ to: ['new@example.com'], subject: 'تجربة الإشعارات' });
});

test('while the account is paused a test mail reports that, and a message waits in the inbox', async () => {
  await site.pauseMails(true);
  const tested = { email: 'new@example.com', language: 'en' };
  expect(await (await site.askAsAdministrator(`${settings}/test`, 'POST', tested)).json()).toEqual({
    ...{ outcome: 'account', reason: 'SendingPausedException' },
  });
  const before = (await site.mails()).length;
  const id = await sendMessage();
  await site.settled();
  await site.pauseMails(false);
  expect(await site.mails()).toHaveLength(before);
  const { open } = await (await site.askAsAdministrator(settings)).json();
  expect(open.filter(({ about }: { about: string }) => about === id)).toMatchObject([
    { state: 'refused' },
    { state: 'refused' },
  ]);
});
