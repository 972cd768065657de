import { randomUUID } from 'node:crypto';
import { expect, test } from 'vitest';
import { emptyFields } from '#shared/posts/fields.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { runSite } from './testing/running-site.ts';

/** The delay is longer than all follow-up work of a write. Functions must work while an index does not have the write yet. */
const site = runSite({ indexDelayMs: 60_000 });

const title = 'How to count a shelf';
const post = {
  ...emptyFields(postSchemas.blog.fields),
  title,
  content: 'Count the facings.',
  author: 'An author',
  category: 'Method',
};
const pageOf = async (path: string) => {
  site.forget();
  const answer = await site.ask(path);
  return { status: answer.status, text: await answer.text() };
};

test('a post is published and unpublished before an index has the change', async () => {
  const created = await site.askAsAdministrator('/api/admin/blog-posts', 'POST', {
    ...post,
    published: true,
  });
  expect(created.status, await created.clone().text()).toBe(201);
  const { id, slug } = await created.json();
  await site.settled();
  await expect.poll(async () => (await pageOf('/blog')).text, { timeout: 10_000 }).toContain(title);
  expect((await pageOf(`/blog/${slug}`)).text).toContain(title);

  const taken = await site.askAsAdministrator(`/api/admin/blog-posts/${id}`, 'PUT', { published: false });
  expect(taken.status).toBe(200);
  await site.settled();
  await expect.poll(async () => (await pageOf('/blog')).text, { timeout: 10_000 }).not.toContain(title);
  expect((await pageOf(`/blog/${slug}`)).status).toBe(404);
}, 60_000);

test('a message is mailed before an index has it', async () => {
  const recipients = [{ email: 'team@shop.test', language: 'en' }];
  await site.askAsAdministrator('/api/admin/mail-settings', 'PUT', { recipients, version: 0 });
  const sent = await site.ask('/api/contact', {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'idempotency-key': randomUUID() },
    body: JSON.stringify({ name: 'Sara', email: 'sara@shop.test', message: 'Count our shelves.' }),
  });
  expect(sent.status).toBe(201);
  await site.settled();
  const notices = (await site.mails()).filter(({ to }) => to.includes('team@shop.test'));
  expect(notices).toHaveLength(1);
}, 60_000);
