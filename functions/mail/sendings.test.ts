import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, expect, test, vi } from 'vitest';
import { confirmSubscription } from '#functions/data/newsletter/confirm.ts';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { getSubscription, subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { createPost } from '#functions/data/posts/post.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  changeSending,
  listSendings,
  previewSending,
  sendTestIssue,
  startSendingPost,
} from '#shared/api/mail.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const { handler } = await import('./handler.ts');
const { ses } = await import('#functions/data/mail/send-mail.ts');
const service = mockClient(ses);

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
async function article(id: string, published = true, more: object = {}) {
  const texts = { title: 'Shelves', content: '**Words** of it.', published, ...more };
  await createPost('blog', id, articleWith(texts), new Date());
  return { params: { id }, sessionToken };
}
async function reader(email: string, language?: 'en' | 'ar') {
  await storeSubscription({ email, language, suspicions: [], subscribedAt: new Date().toISOString() });
  const id = subscriptionId(email);
  await confirmSubscription({ id, token: (await getSubscription(id))?.token ?? '' }, new Date());
}

test('refuses to start without readers, or for an unpublished post', async () => {
  const published = await article('article-for-nobody-1');
  expect(await send(handler, startSendingPost, published)).toMatchObject({ status: 409 });
  const draft = await article('article-as-a-draft-1', false);
  for (const endpoint of [previewSending, startSendingPost])
    expect(await send(handler, endpoint, draft)).toMatchObject({ status: 404 });
  const missing = { params: { id: 'x' }, sessionToken };
  expect((await send(handler, previewSending, missing)).status).toBe(404);
  expect((await send(handler, listSendings, { sessionToken })).body).toEqual([]);
});

test('shows the mails of both languages before sending', async () => {
  await reader('one@example.com');
  const request = await article('article-in-english-1');
  const { body } = await send(handler, previewSending, request);
  expect(body).toMatchObject({
    sendings: [],
    mails: [
      { language: 'en', title: 'Shelves', paragraphs: ['Words of it.'], leave: 'Leave the list' },
      { language: 'ar', paragraphs: ['هذا المقال متاح بالإنجليزية فقط.', 'Words of it.'] },
    ],
  });
});

test('sends a test to one address, in the requested language', async () => {
  service.on(SendEmailCommand).resolves({});
  const request = await article('article-for-a-test-1', true, { titleAr: 'رفوف' });
  const json = { email: 'me@example.com', language: 'ar' };
  expect((await send(handler, sendTestIssue, { ...request, json })).body).toEqual({ outcome: 'sent' });
  expect(service.commandCalls(SendEmailCommand)[0]?.args[0].input).toMatchObject({
    Destination: { ToAddresses: ['me@example.com'] },
    Content: { Simple: { Subject: { Data: 'رفوف' } } },
  });
});

test('starts once, stops, and is resumed', async () => {
  const request = await article('article-to-be-begun');
  const first = await send(handler, startSendingPost, request);
  expect(first.body).toMatchObject({ title: 'Shelves', state: 'sending', total: 1, sent: 0 });
  expect((await send(handler, startSendingPost, request)).body).toEqual(first.body);
  for (const state of ['stopped', 'sending']) {
    const answer = await send(handler, changeSending, { ...request, json: { state } });
    expect(answer).toMatchObject({ status: 200, body: { state } });
  }
  expect((await send(handler, changeSending, { ...request, json: { state: 'done' } })).status).toBe(400);
  const none = { params: { id: 'article-never-begun' }, sessionToken, json: { state: 'stopped' } };
  expect((await send(handler, changeSending, none)).status).toBe(404);
  expect((await send(handler, listSendings, { sessionToken })).body).toMatchObject([{ title: 'Shelves' }]);
});

test('can be sent to readers of one language, then to the others, but not to all again', async () => {
  await reader('two@example.com', 'ar');
  const request = await article('article-for-arabic-1');
  const begin = (language?: string) =>
    send(handler, startSendingPost, { ...request, query: language ? `language=${language}` : '' });
  expect((await begin('ar')).body).toMatchObject({ audience: 'ar', total: 1, state: 'sending' });
  expect((await begin()).status).toBe(409);
  expect((await begin('nobody')).status).toBe(400);
  expect((await send(handler, previewSending, request)).body).toMatchObject({
    sendings: [{ audience: 'ar' }],
  });
  const stop = { ...request, json: { state: 'stopped' }, query: 'language=ar' };
  expect((await send(handler, changeSending, stop)).body).toMatchObject({ audience: 'ar', state: 'stopped' });
  expect((await send(handler, changeSending, { ...stop, query: '' })).status).toBe(404);
  expect((await begin('en')).body).toMatchObject({ audience: 'en', total: 1 });
});
