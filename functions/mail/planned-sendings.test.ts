import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { createPost } from '#functions/data/posts/post.ts';
import { type Administrator, accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { itemKey } from '#functions/data/table/table.ts';
import { updateItem } from '#functions/data/table/update-item.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { saveWorkingCopy } from '#functions/data/working-copies/working-copy.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  cancelPlannedSending,
  getSendingChoice,
  listPlannedSendings,
  sendDraftTest,
} from '#shared/api/mail.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const { handler } = await import('./handler.ts');
const { handler: postsHandler } = await import('#functions/posts/handler.ts');
const { ses } = await import('#functions/data/mail/send-mail.ts');
const service = mockClient(ses);

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
beforeEach(() => service.reset());

const request = (id: string, json?: object) => ({ params: { id }, sessionToken, ...(json && { json }) });
const tomorrow = () => new Date(Date.now() + 86_400_000).toISOString();
async function scheduled(id: string, newsletter: 'all' | 'ar') {
  const texts = articleWith({ title: id, published: true, publishedAt: tomorrow() });
  await createPost('blog', id, { ...texts, newsletter }, new Date());
}

test('a scheduled sending is listed, shown for its post, and cancelled once', async () => {
  await scheduled('post-to-be-sent-1', 'ar');
  await scheduled('post-to-be-sent-2', 'all');
  expect((await send(handler, listPlannedSendings, { sessionToken })).body).toMatchObject([
    { postId: 'post-to-be-sent-2', audience: 'all' },
    { postId: 'post-to-be-sent-1', audience: 'ar', title: 'post-to-be-sent-1' },
  ]);
  expect((await send(handler, getSendingChoice, request('post-to-be-sent-1'))).body).toMatchObject({
    ...{ canMail: true, readers: { all: 0, en: 0, ar: 0 }, sendings: [], planned: 'ar' },
  });
  expect((await send(handler, cancelPlannedSending, request('post-to-be-sent-1'))).status).toBe(204);
  expect((await send(handler, cancelPlannedSending, request('post-to-be-sent-1'))).status).toBe(404);
  expect((await send(handler, cancelPlannedSending, request('x'))).status).toBe(404);
  expect((await send(handler, listPlannedSendings, { sessionToken })).body).toHaveLength(1);
});

test('a post that is new or not stored yet can be sent to all readers', async () => {
  for (const id of ['post-that-is-not-there', 'x']) {
    const { status, body } = await send(handler, getSendingChoice, request(id));
    expect([status, body]).toMatchObject([200, { sendings: [] }]);
    expect(body).not.toHaveProperty('planned');
  }
});

test('a test mail of an unsaved draft has the typed text, and goes only to the address of the editor', async () => {
  service.on(SendEmailCommand).resolves({});
  const fields = { title: 'Half a title', content: 'Words so far' };
  const id = 'draft-for-a-test-1';
  const input = { fields, basedOn: 0, version: 0 };
  await saveWorkingCopy('blog', id, input, 'sara', new Date());
  expect(await send(handler, sendDraftTest, request(id, { language: 'en' }))).toMatchObject({ status: 409 });
  const me = itemKey('administrator', accountIdOf('admin'));
  await updateItem<Administrator>(me, { set: { email: 'me@example.com' } });
  const answer = await send(handler, sendDraftTest, request(id, { language: 'en', email: 'x@example.com' }));
  expect(answer.body).toEqual({ outcome: 'sent' });
  expect(service.commandCalls(SendEmailCommand).map(({ args }) => args[0].input)).toMatchObject([
    {
      Destination: { ToAddresses: ['me@example.com'] },
      Content: { Simple: { Subject: { Data: 'Half a title' } } },
    },
  ]);
  expect(
    (await send(handler, sendDraftTest, request('nothing-stored-of-it', { language: 'en' }))).status,
  ).toBe(404);
  expect((await send(handler, sendDraftTest, request(id, { language: 'ku' }))).status).toBe(400);
});

test('only blog posts can be sent, and only to readers of a language they have', async () => {
  const json = { ...articleWith({ title: 'News', published: true }), newsletter: 'all' };
  const create = (kind: 'blog' | 'news', body: object, key: string) =>
    send(postsHandler, postEndpoints[kind].create, {
      sessionToken,
      json: body,
      headers: { 'idempotency-key': key },
    });
  expect(await create('news', json, 'news-that-is-not-sent')).toMatchObject({
    status: 400,
    body: { details: [{ field: 'newsletter', problem: 'invalid' }] },
  });
  expect((await create('news', { ...json, newsletter: 'none' }, 'news-that-is-stored')).status).toBe(201);
  expect((await create('blog', { ...json, newsletter: 'ku' }, 'post-in-no-language')).status).toBe(400);
  expect((await create('blog', json, 'post-that-is-sent-1')).status).toBe(201);
  // A retry whose first answer was lost.
  expect((await create('blog', json, 'post-that-is-sent-1')).status).toBe(201);
});
