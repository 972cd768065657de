import '#functions/data/testing/environment.ts';
import { SendEmailCommand } from '@aws-sdk/client-sesv2';
import { mockClient } from 'aws-sdk-client-mock';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type Engine, startEngine } from '#functions/data/testing/engine.ts';
import { streamRecord } from '#functions/follow-up/testing/stream-record.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const load = async () => ({
  ...(await import('#functions/data/people/hand-over.ts')),
  ...(await import('#functions/data/people/person.ts')),
  ...(await import('#functions/data/mail/send-mail.ts')),
  ...(await import('#functions/follow-up/handler.ts')),
});
let engine: Engine;
let data: Awaited<ReturnType<typeof load>>;
let service: ReturnType<typeof mockClient>;
const accounts: string[] = [];
beforeAll(async () => {
  engine = await startEngine('dynalite');
  data = await load();
  service = mockClient(data.ses);
  for (const [username, language] of [
    ['karwan', 'en'],
    ['owner', 'ar'],
  ] as const) {
    const invited = { username, language, email: `${username}@example.com`, role: 'editor' } as const;
    accounts.push(String((await data.createInvited(invited, new Date()))?.accountId));
  }
});
afterAll(() => engine.stop());
beforeEach(() => {
  service.reset();
  service.on(SendEmailCommand).resolves({});
});

const tell = (id: string) =>
  data.handler(
    { Records: [streamRecord('hand-over', id, 'MODIFY')] },
    { getRemainingTimeInMillis: () => 300_000 },
  );
const mails = () =>
  service.commandCalls(SendEmailCommand).map(({ args: [{ input }] }) => ({
    to: input.Destination?.ToAddresses?.[0],
    subject: input.Content?.Simple?.Subject?.Data,
    text: input.Content?.Simple?.Body?.Text?.Data ?? '',
  }));

test('each new owner of work gets one mail with the list, in their language, after all of it was handed over', async () => {
  const id = 'hand-over-to-be-mailed';
  const post = { kind: 'blog', id: 'post-of-a-leaver', title: 'Reading a planogram' } as const;
  const shares = [
    { accountId: accounts[0] ?? '', messages: 4, drafts: [], texts: 0, plans: [], notices: true, links: 0 },
    {
      accountId: accounts[1] ?? '',
      messages: 0,
      drafts: [post],
      texts: 3,
      plans: [{ ...post, at: '2026-12-02T06:00:00.000Z' }],
      notices: false,
      links: 2,
    },
    { accountId: 'gone', messages: 1, drafts: [], texts: 0, plans: [], notices: true, links: 0 },
  ];
  await data.beginHandOver(id, { from: 'sara', by: 'owner', shares }, new Date());
  await tell(id);
  expect(mails()).toEqual([]);
  await data.endHandOver(id, new Date());
  await tell(id);
  await tell(id);
  const [karwan, owner, ...others] = mails().toSorted((one, other) =>
    String(one.to) < String(other.to) ? -1 : 1,
  );
  expect(others).toEqual([]);
  expect(karwan).toMatchObject({ to: 'karwan@example.com', subject: 'You take over from sara' });
  expect(karwan?.text).toContain('owner has handed it over to you');
  expect(karwan?.text).toContain('Open messages: 4');
  expect(karwan?.text).toContain('Mails about new messages: come to you now');
  expect(karwan?.text).toContain('tab=messages&view=found&state=open&assignee=is%3Akarwan');
  expect(owner).toMatchObject({ to: 'owner@example.com', subject: 'تتولّى عمل sara' });
  expect(owner?.text).toContain('Reading a planogram');
  expect(owner?.text).toMatch(/روابط المعاينة الخاصة: .*٢/);
  expect(owner?.text).toMatch(/مسوّدات نصوص الصفحات: .*٣/);
  expect(owner?.text).toContain('tab=blog&post=post-of-a-leaver');
  expect(owner?.text).toContain('مجدول في');
});
