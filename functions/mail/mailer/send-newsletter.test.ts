import '#functions/data/testing/environment.ts';
import { MessageRejected, SendEmailCommand, TooManyRequestsException } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { failed, streamRecord } from '#functions/follow-up/testing/stream-record.ts';
import type { Audience } from '#shared/newsletter/audience.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
vi.mock('node:timers/promises', () => ({ setTimeout: async () => {} }));
const load = async () => ({
  ...(await import('#functions/data/mail/mail.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/data/newsletter/bounce.ts')),
  ...(await import('#functions/data/newsletter/confirm.ts')),
  ...(await import('#functions/data/newsletter/removal.ts')),
  ...(await import('#functions/data/newsletter/sending.ts')),
  ...(await import('#functions/data/newsletter/subscribe.ts')),
  ...(await import('#functions/data/newsletter/subscription.ts')),
  ...(await import('#functions/data/posts/post.ts')),
  ...(await import('#functions/data/posts/save-post.ts')),
  ...(await import('#functions/follow-up/handler.ts')),
});
const logged = vi.spyOn(console, 'error');
let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
let service: ReturnType<typeof mockClient>;
const readers = 45;
const address = (n: number) => `reader${String(n).padStart(2, '0')}@example.com`;
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
  service = mockClient(data.ses);
  for (let n = 0; n < readers; n++) await join(address(n), n % 2 ? 'ar' : 'en', n);
  await data.storeSubscription({
    ...{ email: 'waiting@example.com', suspicions: [], subscribedAt: new Date().toISOString() },
  });
});
afterAll(() => engine.stop());
beforeEach(() => {
  service.reset();
  service.on(SendEmailCommand).resolves({});
  logged.mockReset().mockReturnValue();
});

async function join(email: string, language: 'en' | 'ar', second = 0): Promise<void> {
  const subscribedAt = new Date(Date.now() - second * 1000).toISOString();
  await data.storeSubscription({ email, language, suspicions: [], subscribedAt });
  const id = data.subscriptionId(email);
  const { token = '' } = (await data.getSubscription(id)) ?? {};
  await data.confirmSubscription({ id, token }, new Date());
}

let made = 0;
async function begin(more: object = {}, audience: Audience = 'all'): Promise<string> {
  made += 1;
  const id = `article-to-be-sent-${made}`;
  await data.createPost(
    'blog',
    id,
    articleWith({ title: `Article ${made}`, content: 'Words.', published: true, ...more }),
    new Date(),
  );
  await data.startSending({ postId: id, audience, title: `Article ${made}`, total: readers }, new Date());
  return data.sendingId(id, audience);
}
const run = (id: string, leftMs = 300_000) => {
  const record = streamRecord('sending', id, 'MODIFY');
  return data.handler({ Records: [record] }, { getRemainingTimeInMillis: () => leftMs });
};
/** Sends part after part, as the stream does: each write of the sending starts the next part. */
async function runToTheEnd(id: string): Promise<void> {
  while ((await data.getSending(id))?.state === 'sending') await run(id);
}
const inputs = () => service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => input);
const mailedAddresses = () => inputs().flatMap(({ Destination }) => Destination?.ToAddresses ?? []);
const all = Array.from({ length: readers }, (_, n) => address(n));

test('an article goes to each confirmed reader, once, in their language, with an unsubscribe link', async () => {
  const id = await begin({ titleAr: 'مقال جديد' });
  await runToTheEnd(id);
  await run(id);
  expect(mailedAddresses().sort()).toEqual(all);
  expect(await data.getSending(id)).toMatchObject({ state: 'done', sent: readers, failed: 0 });
  const [english, arabic] = [0, 1].map((n) =>
    inputs().find(({ Destination }) => Destination?.ToAddresses?.[0] === address(n)),
  );
  expect(english?.Content?.Simple?.Subject?.Data).toBe(`Article ${made}`);
  expect(english?.Content?.Simple?.Body?.Text?.Data).toContain(
    `https://www.example.com/blog/article-${made}`,
  );
  expect(arabic?.Content?.Simple?.Subject?.Data).toBe('مقال جديد');
  expect(arabic?.Content?.Simple?.Body?.Html?.Data).toContain(
    `https://www.example.com/ar/blog/article-${made}`,
  );
  const key = `${data.subscriptionId(address(1))}.${(await data.getSubscription(data.subscriptionId(address(1))))?.token}`;
  const leave = `https://www.example.com/api/newsletter/leave/ar?key=${key}`;
  expect(arabic?.Content?.Simple?.Headers).toContainEqual({ Name: 'List-Unsubscribe', Value: `<${leave}>` });
  expect(arabic?.Content?.Simple?.Body?.Text?.Data).toContain(`إلغاء الاشتراك: ${leave}`);
});

test('readers of one language get it alone, and the others get it later, once', async () => {
  const arabic = await begin({ titleAr: 'مقال' }, 'ar');
  await runToTheEnd(arabic);
  const odd = all.filter((_, n) => n % 2);
  expect(mailedAddresses().sort()).toEqual(odd);
  expect(await data.getSending(arabic)).toMatchObject({ state: 'done', sent: odd.length });
  const postId = arabic.replace('.ar', '');
  await data.startSending({ postId, audience: 'en', title: 'x', total: 1 }, new Date());
  await runToTheEnd(data.sendingId(postId, 'en'));
  expect(mailedAddresses().sort()).toEqual(all);
  expect((await data.sendingsOf(postId)).map(({ audience }) => audience)).toEqual(['en', 'ar']);
});

test('tells a reader who gets it in another language than their own', async () => {
  const id = await begin();
  await run(id);
  const arabic = inputs().find(({ Destination }) => Destination?.ToAddresses?.[0] === address(1));
  expect(arabic?.Content?.Simple?.Body?.Text?.Data).toContain('هذا المقال متاح بالإنجليزية فقط.');
  expect(arabic?.Content?.Simple?.Body?.Text?.Data).toContain(`https://www.example.com/blog/article-${made}`);
});

test('if the sender dies between mail and record, that reader is reported as unclear, and nobody gets two mails', async () => {
  const id = await begin();
  await data.claimMail({ purpose: 'newsletter', about: id, to: address(3) }, 'died', new Date());
  await data.claimMail({ purpose: 'newsletter', about: id, to: address(4) }, 'done', new Date());
  await data.noteSent({ purpose: 'newsletter', about: id, to: address(4) }, 'done');
  await runToTheEnd(id);
  expect(mailedAddresses().sort()).toEqual(
    all.filter((email) => email !== address(3) && email !== address(4)),
  );
  expect(await data.getSending(id)).toMatchObject({
    state: 'done',
    sent: readers - 1,
    unclear: 1,
    failed: 0,
  });
  expect(await data.listOpenMails(5, 'newsletter')).toMatchObject([{ about: id, state: 'unclear' }]);
});

test('continues where the service delayed a mail, and counts it once', async () => {
  const id = await begin();
  const slow = new TooManyRequestsException({ message: 'slow', $metadata: { httpStatusCode: 429 } });
  service.on(SendEmailCommand).callsFake(async ({ Destination }) => {
    if (Destination.ToAddresses[0] === address(5)) throw slow;
    return {};
  });
  expect(await run(id)).toEqual(failed(id));
  expect(await data.getSending(id)).toMatchObject({ state: 'sending', sent: 0 });
  service.reset();
  service.on(SendEmailCommand).resolves({});
  await runToTheEnd(id);
  expect(await data.getSending(id)).toMatchObject({ state: 'done', sent: readers, failed: 0 });
  expect(mailedAddresses().filter((email) => email === address(0))).toEqual([]);
});

test('stops when the account is paused, gives the reason, skips nobody, and continues there', async () => {
  const id = await begin();
  await run(id);
  expect(await data.getSending(id)).toMatchObject({ state: 'sending', sent: 19, failed: 0 });
  const before = mailedAddresses();
  const paused = Object.assign(new Error('Email sending is paused.'), {
    ...{ name: 'SendingPausedException', $metadata: { httpStatusCode: 400 } },
  });
  service.on(SendEmailCommand).rejects(paused);
  expect(await run(id)).toEqual(failed());
  // The mails in progress were tried, and no others after them.
  expect(mailedAddresses().length - before.length).toBeLessThanOrEqual(5);
  expect(await run(id)).toEqual(failed());
  const stopped = { state: 'stopped', sent: 19, failed: 0, refusal: 'SendingPausedException' };
  expect(await data.getSending(id)).toMatchObject(stopped);
  expect(logged.mock.calls[0]?.[0]).toMatchObject({
    ...{
      failure: 'The mail account is refused',
      purpose: 'newsletter',
      about: id,
      reason: 'SendingPausedException',
    },
  });
  service.reset();
  service.on(SendEmailCommand).resolves({});
  expect(await data.setSendingState(id, 'sending', new Date())).not.toHaveProperty('refusal');
  await runToTheEnd(id);
  expect([...before, ...mailedAddresses()].sort()).toEqual(all);
  expect(await data.getSending(id)).toMatchObject({ state: 'done', sent: readers, failed: 0 });
});

test('counts a rejected reader as failed and one without an answer as unclear, and continues with the others', async () => {
  const id = await begin();
  service.on(SendEmailCommand).callsFake(async ({ Destination }) => {
    const [to] = Destination.ToAddresses;
    if (to === address(6)) throw new MessageRejected({ message: to, $metadata: { httpStatusCode: 400 } });
    if (to === address(7)) throw Object.assign(new Error('x'), { name: 'TimeoutError' });
    return {};
  });
  await runToTheEnd(id);
  expect(await data.getSending(id)).toMatchObject({
    state: 'done',
    sent: readers - 2,
    unclear: 1,
    failed: 1,
  });
});

test('sends nothing while stopped, and continues where it stopped', async () => {
  const id = await begin();
  await run(id);
  const before = mailedAddresses();
  await data.setSendingState(id, 'stopped', new Date());
  await run(id);
  expect(mailedAddresses()).toEqual(before);
  await data.setSendingState(id, 'sending', new Date());
  await runToTheEnd(id);
  expect(mailedAddresses().sort()).toEqual(all);
  expect(await data.setSendingState(id, 'stopped', new Date())).toBeUndefined();
});

test('a reader who unsubscribes or bounces before their mail is sent gets nothing', async () => {
  const id = await begin();
  // `leaving` and `gone` are mailed in the same part as the first address, and were still confirmed when the list was read.
  const [leaving, gone] = [address(15), address(16)];
  service.on(SendEmailCommand).callsFake(async () => {
    await data.unsubscribe(leaving, new Date());
    await data.noteBounced(gone);
    return {};
  });
  await run(id);
  // The first address of the list is not confirmed.
  expect(mailedAddresses().sort()).toEqual([...all.slice(0, 15), ...all.slice(17, 19)]);
  expect(await data.getSending(id)).toMatchObject({ sent: 17, failed: 0 });
  await join(leaving, 'ar', 15);
  await data.unsubscribe(gone, new Date());
  await join(gone, 'en', 16);
});

test('stops for an article that is unpublished, and skips readers who unsubscribed meanwhile', async () => {
  const id = await begin();
  await data.unsubscribe(address(0), new Date());
  await run(id);
  expect(mailedAddresses()).not.toContain(address(0));
  const version = (await data.getPost('blog', id))?.version ?? 0;
  await data.updatePost('blog', id, { published: false, version }, new Date());
  const before = mailedAddresses().length;
  await run(id);
  expect(mailedAddresses()).toHaveLength(before);
  expect(await data.getSending(id)).toMatchObject({ state: 'stopped' });
  await join(address(0), 'en');
});
