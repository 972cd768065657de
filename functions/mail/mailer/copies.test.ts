import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { streamRecord } from '#functions/follow-up/testing/stream-record.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const load = async () => ({
  ...(await import('#functions/data/mail/mail-settings.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/messages/message.ts')),
  ...(await import('#functions/data/newsletter/confirm.ts')),
  ...(await import('#functions/data/newsletter/sending.ts')),
  ...(await import('#functions/data/newsletter/subscribe.ts')),
  ...(await import('#functions/data/newsletter/subscription.ts')),
  ...(await import('#functions/data/people/person.ts')),
  ...(await import('#functions/data/posts/post.ts')),
  ...(await import('#functions/data/sign-in/administrator.ts')),
  ...(await import('#functions/data/sign-in/codes.ts')),
  ...(await import('#functions/follow-up/handler.ts')),
});
let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
let service: ReturnType<typeof mockClient>;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
  service = mockClient(data.ses);
  await data.saveMailSettings({
    ...{ recipients: [{ email: 'team@example.com', language: 'en' }], acknowledge: true, version: 0 },
  });
});
afterAll(() => engine.stop());
beforeEach(() => {
  service.reset();
  service.on(SendEmailCommand).resolves({});
});

const hourAgo = () => new Date(Date.now() - 60 * 60_000);
const time = { getRemainingTimeInMillis: () => 300_000 };
/** Returns how many mails follow when the stream reports that an item was written, now or some seconds ago. */
async function mailedAbout(...written: Parameters<typeof streamRecord>): Promise<number> {
  service.resetHistory();
  await data.handler({ Records: [streamRecord(...written)] }, time);
  return service.commandCalls(SendEmailCommand).length;
}
const anHour = 60 * 60;

test('a message copied into the table is not mailed again, unlike one that was just written', async () => {
  const id = 'message-copied-0000';
  await data.storeMessage({
    ...{ id, source: 'contact', name: 'Dana', email: 'dana@example.com', message: 'Count.' },
    ...{ suspicions: [], createdAt: hourAgo().toISOString() },
  });
  expect(await mailedAbout('message', id)).toBe(0);
  expect(await mailedAbout('message', id, 'INSERT', anHour)).toBe(2);
});

test('a copied subscriber is not asked to confirm again', async () => {
  const email = 'reader@example.com';
  await data.storeSubscription({ email, suspicions: [], subscribedAt: hourAgo().toISOString() });
  const id = data.subscriptionId(email);
  expect(await mailedAbout('newsletter', id)).toBe(0);
  expect(await mailedAbout('newsletter', id, 'INSERT', anHour)).toBe(1);
});

test('a copied newsletter that was being sent waits until somebody resumes it', async () => {
  const email = 'confirmed@example.com';
  await data.storeSubscription({ email, suspicions: [], subscribedAt: new Date().toISOString() });
  const id = data.subscriptionId(email);
  const { token = '' } = (await data.getSubscription(id)) ?? {};
  await data.confirmSubscription({ id, token }, new Date());
  const postId = 'article-copied-0000';
  await data.createPost('blog', postId, articleWith({ published: true }), hourAgo());
  await data.startSending({ postId, audience: 'all', title: 'Copied', total: 1 }, hourAgo());
  expect(await mailedAbout('sending', postId)).toBe(0);
  await data.setSendingState(postId, 'sending', new Date());
  expect(await mailedAbout('sending', postId, 'MODIFY')).toBe(1);
});

test('a copied account is not told again that its codes are off', async () => {
  const accountId = data.accountIdOf('dana');
  await data.createInvited(
    { username: 'dana', email: 'dana@example.com', language: 'en', role: 'owner' },
    hourAgo(),
  );
  const account = await data.getAdministrator(accountId);
  if (account)
    await data.turnCodesOn(account, { secret: 's', step: 1, recoveryHashes: new Set(['h']) }, hourAgo());
  await data.turnCodesOff({ accountId }, 'owner', hourAgo());
  expect(await mailedAbout('administrator', accountId, 'MODIFY')).toBe(0);
  expect(await mailedAbout('administrator', accountId, 'MODIFY', anHour)).toBe(1);
});
