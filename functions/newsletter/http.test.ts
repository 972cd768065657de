import { expect, test } from 'vitest';
import { runSite } from '#infra/local/testing/running-site.ts';

/** Tests the newsletter's addresses, as visitors enter them and administrators read them, through the CDN. */
const site = runSite();
const subscribe = (email: string, language: 'en' | 'ar' = 'en') =>
  site.ask('/api/newsletter', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email, language }),
  });
const file = '/api/admin/newsletter';

test('an address sent thirty times at once is one line', async () => {
  const answers = await Promise.all(Array.from({ length: 30 }, () => subscribe('Dana@example.com', 'ar')));
  expect(answers.map(({ status }) => status)).toEqual(new Array(30).fill(204));
  const answer = await site.askAsAdministrator(file);
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/csv; charset=utf-8']);
  expect(answer.headers.get('content-disposition')).toBe('attachment; filename="newsletter.csv"');
  const bytes = Buffer.from(await answer.arrayBuffer());
  expect(bytes.subarray(0, 3)).toEqual(Buffer.from([0xef, 0xbb, 0xbf]));
  const lines = bytes.toString().split('\r\n');
  expect(lines).toHaveLength(3);
  expect(lines[1]).toMatch(/^"Dana@example\.com","ar","\d{4}-\d\d-\d\dT[\d:.]+Z","no-form","waiting",""$/);
});

test('the file needs a session, and is not cached for others', async () => {
  await subscribe('secret@example.com');
  expect((await site.askAsAdministrator(file)).status).toBe(200);
  const answer = await site.ask(file);
  expect([answer.status, await answer.json()]).toEqual([401, { error: 'Sign in to continue.' }]);
});

/** Subscribes an address as a person does, and opens the page that the mail links to. Returns the link. */
async function leaveAndOpen(email: string): Promise<string> {
  const { formToken } = await (await site.ask('/api/form-token')).json();
  const mailsToIt = async () => {
    await site.ask('/api/newsletter', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, language: 'en', formToken, elapsedMs: 5000 }),
    });
    await site.settled();
    return (await site.mails()).filter(({ to }) => to[0] === email);
  };
  // A form that is sent sooner than a person can fill it in looks like spam, and no mail is sent.
  await expect.poll(mailsToIt, { timeout: 20_000, interval: 500 }).toHaveLength(1);
  const [mail] = await mailsToIt();
  expect(mail?.subject).toContain('Confirm');
  const [, link = ''] =
    /https:\/\/www\.example\.com(\/api\/newsletter\/confirm\/\S+)/.exec(mail?.text ?? '') ?? [];
  expect(await (await site.ask(link)).text()).toContain('<button type="submit">Confirm</button>');
  return link;
}
const press = (link: string) =>
  site.ask(link, { method: 'POST', body: new URLSearchParams(), headers: { origin: site.url } });
const lineOf = async (email: string) =>
  (await (await site.askAsAdministrator(file)).text()).split('\r\n').find((line) => line.includes(email));

test('a new address is confirmed by the mailed link', async () => {
  const link = await leaveAndOpen('reader@example.com');
  expect(await lineOf('reader@')).toContain('"waiting"');
  const done = await press(link);
  expect([done.status, (await done.text()).includes('You are on the list')]).toEqual([200, true]);
  expect(await lineOf('reader@')).toContain('"confirmed"');
});

test('an address whose mails bounce gets no more mails', async () => {
  const email = 'bounce+reader@simulator.amazonses.com';
  await press(await leaveAndOpen(email));
  expect(await lineOf(email)).toContain('"confirmed"');
  const test = { email, language: 'en' };
  await site.askAsAdministrator('/api/admin/mail-settings/test', 'POST', test);
  await expect.poll(() => lineOf(email), { timeout: 20_000 }).toContain('"bounced"');
});

test('an article stops when the account is paused, gives the reason, and continues when resumed, once to each', async () => {
  const readers = ['one@example.com', 'two@example.com'];
  for (const email of readers) await press(await leaveAndOpen(email));
  const article = { title: 'Shelves', content: 'Words.', author: 'A', category: 'C', published: true };
  const { id } = await (await site.askAsAdministrator('/api/admin/blog-posts', 'POST', article)).json();
  await site.settled();
  const before = (await site.mails()).length;
  const sendings = async () => (await site.askAsAdministrator('/api/admin/sendings')).json();
  await site.pauseMails(true);
  const { total } = await (await site.askAsAdministrator(`/api/admin/sendings/${id}`, 'POST')).json();
  expect(total).toBeGreaterThanOrEqual(readers.length);
  await site.settled();
  expect(await sendings()).toMatchObject([
    { state: 'stopped', refusal: 'SendingPausedException', sent: 0, failed: 0 },
  ]);
  await site.pauseMails(false);
  await site.askAsAdministrator(`/api/admin/sendings/${id}/state`, 'PUT', { state: 'sending' });
  await site.settled();
  expect(await sendings()).toMatchObject([{ state: 'done', sent: total, failed: 0 }]);
  expect((await sendings())[0]).not.toHaveProperty('refusal');
  const mailed = (await site.mails()).slice(before).map(({ to }) => to[0]);
  expect(new Set(mailed).size).toBe(mailed.length);
  expect(mailed).toEqual(expect.arrayContaining(readers));
});

test('a post published with its newsletter is mailed once it is public; only a scheduled newsletter can be cancelled', async () => {
  const texts = { title: 'With its mail', content: 'Words.', author: 'A', category: 'C', published: true };
  const create = async (more: object) =>
    (await site.askAsAdministrator('/api/admin/blog-posts', 'POST', { ...texts, ...more })).json();
  const ids = async (path: string) =>
    (await (await site.askAsAdministrator(path)).json()).map(({ postId }: { postId: string }) => postId);
  const later = await create({
    newsletter: 'en',
    publishedAt: new Date(Date.now() + 86_400_000).toISOString(),
  });
  const { id } = await create({ newsletter: 'all' });
  expect(await (await site.askAsAdministrator(`/api/admin/sendings/${id}/choice`)).json()).toMatchObject({
    canMail: true,
  });
  expect(await ids('/api/admin/planned-sendings')).toContain(later.id);
  const runScheduler = async () => {
    await site.fire('SchedulerMinute');
    await site.settled();
    return ids('/api/admin/sendings');
  };
  // The scheduler starts the newsletter only after the post's page is live.
  await expect.poll(runScheduler, { timeout: 60_000 }).toContain(id);
  const mailed = (await site.mails()).filter(({ subject }) => subject === texts.title).map(({ to }) => to[0]);
  expect([mailed.length > 0, new Set(mailed).size]).toEqual([true, mailed.length]);
  expect(await ids('/api/admin/planned-sendings')).toEqual([later.id]);
  const cancelled = await site.askAsAdministrator(`/api/admin/planned-sendings/${later.id}`, 'DELETE');
  expect([cancelled.status, await ids('/api/admin/planned-sendings')]).toEqual([204, []]);
}, 100_000);
