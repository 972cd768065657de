import '#functions/data/testing/environment.ts';
import { UpdateCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { getContentDraft, saveContentDraft } from '#functions/data/content/drafts.ts';
import { getMailSettings, saveMailSettings } from '#functions/data/mail/mail-settings.ts';
import { setAssignee, setDone } from '#functions/data/messages/change-message.ts';
import { updateIndex } from '#functions/data/messages/entries/update-index.ts';
import { getMessage, storeMessage } from '#functions/data/messages/message.ts';
import { getHandOver } from '#functions/data/people/hand-over.ts';
import { createPost } from '#functions/data/posts/post.ts';
import { findPreviewLink, makePreviewLink } from '#functions/data/posts/preview-links.ts';
import { updatePost } from '#functions/data/posts/save-post.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { saveAdministrator } from '#functions/data/sign-in/save-administrator.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { getWorkingCopy, saveWorkingCopy } from '#functions/data/working-copies/working-copy.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { findAuditLines } from '#shared/api/audit.ts';
import { getHoldings, handOver, listPeople, updatePerson } from '#shared/api/people.ts';

vi.stubEnv('MAIL_FROM', 'site@shop.test');
const { handler } = await import('./handler.ts');

let sessionToken: string;
beforeAll(async () => {
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});

const now = new Date();
const later = new Date(now.getTime() + 86_400_000).toISOString();
let made = 0;
let sara = '';
let karwan = '';
let ids: string[] = [];
const draftId = () => `draft-of-a-leaver-${made}`;
const planId = () => `plan-of-a-leaver-${made}`;

/** Creates a user with three open messages, a message that is done, a draft and a planned post; and a colleague. */
beforeEach(async () => {
  made += 1;
  [sara, karwan] = [`sara${made}`, `karwan${made}`];
  for (const name of [sara, karwan]) await saveAdministrator(name, 'hash', now);
  await send(handler, updatePerson, { sessionToken, params: paramsOf(karwan), json: { role: 'editor' } });
  ids = [1, 2, 3, 4].map((n) => `message-of-leaver-${made}-${n}`);
  for (const [n, id] of ids.entries()) {
    await storeMessage({
      ...{ id, source: 'contact', name: 'Dana', email: 'dana@example.com', suspicions: [] },
      ...{
        message: n === 0 ? 'URGENT: count our shelves' : 'Count our shelves',
        createdAt: `2026-05-0${n + 1}T12:00:00.000Z`,
      },
    });
    await setAssignee(id, { assignee: sara }, now);
    if (n === 3) await setDone(id, now);
    await updateIndex(id);
  }
  const fields = { title: 'Reading a planogram' };
  await saveWorkingCopy('blog', draftId(), { version: 0, basedOn: 0, fields }, sara, now);
  await createPost(
    'news',
    planId(),
    articleWith({ title: 'Coming', published: true, publishedAt: later }),
    now,
    sara,
  );
});

const paramsOf = (name: string) => ({ id: accountIdOf(name) });
const ask = (name: string, json: object) =>
  send(handler, handOver, { sessionToken, params: paramsOf(name), json });
const holdings = async (name: string) =>
  (await send(handler, getHoldings, { sessionToken, params: paramsOf(name) })).body;
const keyOf = (what: string) => `${what}-hand-over-${made}-0000`;
const assignees = async () => Promise.all(ids.map(async (id) => (await getMessage(id))?.assignee));
const nothing = { messages: { open: 0, urgent: 0 }, drafts: [], texts: [], plans: [], links: [] };

test('lists what somebody holds, and counts it in the list of people', async () => {
  expect(await holdings(sara)).toEqual({
    messages: { open: 3, urgent: 1, oldestAt: '2026-05-01T12:00:00.000Z' },
    drafts: [{ kind: 'blog', id: draftId(), title: 'Reading a planogram' }],
    texts: [],
    plans: [{ kind: 'news', id: planId(), title: 'Coming', at: later }],
    links: [],
    sessions: 0,
    isLastOwner: false,
  });
  const { body } = await send(handler, listPeople, { sessionToken });
  const none = { messages: 0, drafts: 0, texts: 0, plans: 0, notices: 0, links: 0 };
  expect((body as { holds: object }).holds).toMatchObject({
    [accountIdOf(sara)]: { ...none, messages: 3, drafts: 1, plans: 1 },
    [accountIdOf(karwan)]: none,
  });
  expect((await send(handler, getHoldings, { sessionToken, params: { id: 'x'.repeat(3000) } })).status).toBe(
    404,
  );
});

test('hands each kind of work to another person, and keeps the name on finished work', async () => {
  const id = keyOf('each');
  const json = {
    id,
    messages: accountIdOf(karwan),
    drafts: accountIdOf('admin'),
    plans: accountIdOf('admin'),
  };
  expect(await ask(sara, json)).toMatchObject({ status: 200, body: { moved: 3, failed: 0, more: false } });
  expect(await assignees()).toEqual([karwan, karwan, karwan, sara]);
  expect(await holdings(sara)).toMatchObject(nothing);
  expect(await holdings('admin')).toMatchObject({ drafts: [{ id: draftId() }], plans: [{ id: planId() }] });
  expect((await getWorkingCopy('blog', draftId(), now))?.fields).toEqual({ title: 'Reading a planogram' });
  expect(await getHandOver(id)).toMatchObject({
    ...{ from: sara, by: 'admin', doneAt: expect.any(String) },
    shares: expect.arrayContaining([
      {
        accountId: accountIdOf(karwan),
        messages: 3,
        drafts: [],
        texts: 0,
        plans: [],
        notices: false,
        links: 0,
      },
      expect.objectContaining({ accountId: accountIdOf('admin'), messages: 0 }),
    ]),
  });
  const { body } = await send(handler, findAuditLines, { sessionToken, json: { subject: 'people' } });
  expect((body as { lines: object[] }).lines[0]).toMatchObject({
    ...{ act: 'work-handed-over', outcome: 'done', username: 'admin', thingId: accountIdOf(sara) },
    title: `${sara} → ${karwan}, admin`,
  });
});

test('repeating it changes nothing, and messages can go to nobody', async () => {
  const json = { id: keyOf('again'), messages: '' };
  await ask(sara, json);
  expect(await assignees()).toEqual([undefined, undefined, undefined, sara]);
  const noted = await getHandOver(json.id);
  expect(await ask(sara, json)).toMatchObject({ status: 200, body: { moved: 0, more: false } });
  expect(await getHandOver(json.id)).toEqual(noted);
  expect(await holdings(sara)).toMatchObject({ drafts: [{}], plans: [{}] });
});

test('interrupted anywhere and repeated, it hands over everything and reports all of it', async () => {
  const id = keyOf('broken');
  const json = {
    id,
    ...Object.fromEntries(['messages', 'drafts', 'plans'].map((kind) => [kind, accountIdOf(karwan)])),
  };
  const real = dynamodb.send.bind(dynamodb);
  vi.spyOn(console, 'error').mockReturnValue();
  for (let allowed = 1; allowed <= 3; allowed += 1) {
    let written = 0;
    const broken = vi.spyOn(dynamodb, 'send').mockImplementation((async (command: UpdateCommand) => {
      const isHandOver = /^(hand-over|working-copy|news|message)#/.test(String(command.input.Key?.pk));
      if (command instanceof UpdateCommand && isHandOver && ++written > allowed) throw new Error('killed');
      return real(command);
    }) as typeof dynamodb.send);
    const answer = await ask(sara, json);
    broken.mockRestore();
    expect([answer.status === 500, (answer.body as { more?: boolean }).more]).toContain(true);
    expect((await getHandOver(id))?.doneAt).toBe('');
  }
  expect(await ask(sara, json)).toMatchObject({ status: 200, body: { failed: 0, more: false } });
  expect(await holdings(sara)).toMatchObject(nothing);
  expect(await getHandOver(id)).toMatchObject({
    shares: [{ accountId: accountIdOf(karwan), messages: 3, drafts: [{}], plans: [{}] }],
    doneAt: expect.stringMatching(/Z$/),
  });
});

test('a message that cannot be handed over is counted, and there is more to do', async () => {
  const json = { id: keyOf('failed'), messages: accountIdOf(karwan) };
  const real = dynamodb.send.bind(dynamodb);
  const logged = vi.spyOn(console, 'error').mockReturnValueOnce();
  const broken = vi.spyOn(dynamodb, 'send').mockImplementation((async (command: UpdateCommand) => {
    if (command instanceof UpdateCommand && command.input.Key?.pk === `message#${ids[1]}`) {
      throw new Error('slow');
    }
    return real(command);
  }) as typeof dynamodb.send);
  expect(await ask(sara, json)).toMatchObject({ status: 200, body: { moved: 2, failed: 1, more: true } });
  broken.mockRestore();
  expect(logged).toHaveBeenLastCalledWith(
    expect.objectContaining({ failure: 'One of many was not changed', id: ids[1] }),
  );
  expect(await getHandOver(json.id)).toMatchObject({ doneAt: '' });
});

test('the mail about a handover names at most 50 drafts and 50 planned posts', async () => {
  const numbers = Array.from({ length: 50 }, (_, n) => 10 + n);
  for (const n of numbers) {
    const copy = { version: 0, basedOn: 0, fields: { title: `Draft ${n}` } };
    await saveWorkingCopy('blog', `more-drafts-of-a-leaver-${n}`, copy, sara, now);
    const plan = articleWith({ title: `Plan ${n}`, published: true, publishedAt: later });
    await createPost('news', `more-plans-of-a-leaver-${n}`, plan, now, sara);
  }
  const id = keyOf('many');
  await ask(sara, { id, drafts: accountIdOf(karwan), plans: accountIdOf(karwan) });
  const [share] = (await getHandOver(id))?.shares ?? [];
  expect([share?.drafts.length, share?.plans.length]).toEqual([50, 50]);
  expect(await holdings(karwan)).toMatchObject({ drafts: { length: 51 }, plans: { length: 51 } });
});

test('drafts of texts go to a colleague, except one that another editor has changed since', async () => {
  const draft = { value: 'A title', valueAr: 'عنوان', basedOn: 0, base: { value: '', valueAr: '' } };
  const keys = ['hero_title', 'hero_subtitle'] as const;
  for (const key of keys) {
    const version = (await getContentDraft(key))?.version ?? 0;
    await saveContentDraft(key, { ...draft, version }, sara, now);
  }
  expect((await holdings(sara)) as object).toMatchObject({ texts: ['hero_subtitle', 'hero_title'] });
  expect((await send(handler, listPeople, { sessionToken })).body).toMatchObject({
    holds: { [accountIdOf(sara)]: { texts: 2 }, [accountIdOf(karwan)]: { texts: 0 } },
  });
  const before = await getContentDraft('hero_title');
  const other = await getContentDraft('hero_subtitle');
  const json = { id: keyOf('texts'), texts: accountIdOf(karwan) };
  await saveContentDraft(
    'hero_subtitle',
    { ...draft, value: 'B', version: other?.version ?? 0 },
    'admin',
    now,
  );
  expect(await ask(sara, json)).toMatchObject({ status: 200, body: { more: false } });
  expect(await getContentDraft('hero_title')).toEqual({ ...before, by: karwan });
  expect(await getContentDraft('hero_subtitle')).toMatchObject({ value: 'B', by: 'admin' });
  expect(await holdings(sara)).toMatchObject({ texts: [] });
  expect(await getHandOver(json.id)).toMatchObject({
    shares: [expect.objectContaining({ accountId: accountIdOf(karwan), texts: 1, drafts: [] })],
  });
});

test('mails about new messages go to a colleague with an address, and preview links to another or are revoked', async () => {
  const email = (name: string) => `${name}@example.com`;
  const { version } = await getMailSettings();
  const told = [sara.toUpperCase(), 'office'].map((name) => ({
    email: email(name),
    language: 'en' as const,
  }));
  await saveMailSettings({ recipients: told, version });
  const { token } = await makePreviewLink('news', planId(), now, sara);
  await send(handler, updatePerson, { sessionToken, params: paramsOf(sara), json: { email: email(sara) } });
  expect(await holdings(sara)).toMatchObject({
    notices: { others: [email('office')] },
    links: [{ kind: 'news', id: planId(), title: 'Coming' }],
  });
  expect((await send(handler, listPeople, { sessionToken })).body).toMatchObject({
    holds: { [accountIdOf(sara)]: { notices: 1, links: 1 } },
  });
  const json = { id: keyOf('told'), notices: accountIdOf(karwan), links: accountIdOf('admin') };
  expect(await ask(sara, json)).toMatchObject({
    status: 400,
    body: { details: [{ field: 'notices', problem: 'invalid' }] },
  });
  const theirs = { email: email(karwan), language: 'ar' };
  await send(handler, updatePerson, { sessionToken, params: paramsOf(karwan), json: theirs });
  for (let time = 0; time < 2; time += 1)
    expect(await ask(sara, json)).toMatchObject({ status: 200, body: { more: false } });
  expect((await getMailSettings()).recipients).toEqual([told[1], theirs]);
  expect(await getHandOver(json.id)).toMatchObject({
    shares: expect.arrayContaining([
      expect.objectContaining({ accountId: accountIdOf(karwan), notices: true, links: 0 }),
      expect.objectContaining({ accountId: accountIdOf('admin'), notices: false, links: 1 }),
    ]),
  });
  expect(await holdings(sara)).not.toHaveProperty('notices');
  expect(await holdings('admin')).toMatchObject({ links: [{ id: planId() }] });
  const own = await makePreviewLink('news', planId(), now, karwan);
  await ask(karwan, { id: keyOf('ended'), notices: '', links: '' });
  expect((await getMailSettings()).recipients).toEqual([told[1]]);
  expect(await findPreviewLink(token, now)).toMatchObject({ by: 'admin' });
  expect(await findPreviewLink(own.token, now)).toBeUndefined();
  await ask(karwan, { id: keyOf('untold'), notices: accountIdOf(sara) });
  expect(await getHandOver(keyOf('untold'))).toMatchObject({ shares: [] });
});

test('a last day is stored, shown to people who assign messages, and removed again', async () => {
  const day = (leavesOn: string) =>
    send(handler, updatePerson, { sessionToken, params: paramsOf(karwan), json: { leavesOn } });
  expect((await day('2026-11-30')).body).toMatchObject({ leavesOn: '2026-11-30' });
  expect((await day('30 November')).status).toBe(400);
  expect((await day('')).body).not.toHaveProperty('leavesOn');
});

test('the last editor who saved a scheduled post is responsible for it', async () => {
  await ask(sara, { id: keyOf('plans'), plans: accountIdOf(karwan) });
  expect(await holdings(karwan)).toMatchObject({ plans: [{ id: planId() }] });
  await updatePost('news', planId(), { title: 'Coming soon' }, now, 'admin');
  expect(await holdings(karwan)).toMatchObject({ plans: [] });
});

test('people who cannot sign in, or leave, take over nothing', async () => {
  await send(handler, updatePerson, { sessionToken, params: paramsOf(karwan), json: { state: 'disabled' } });
  for (const messages of [accountIdOf(karwan), accountIdOf(sara), accountIdOf('never')]) {
    expect(await ask(sara, { id: keyOf('refused'), messages })).toMatchObject({
      status: 400,
      body: { details: [{ field: 'messages', problem: 'invalid' }] },
    });
  }
  expect((await ask(sara, { id: keyOf('refused'), drafts: '' })).status).toBe(400);
  expect(await assignees()).toEqual([sara, sara, sara, sara]);
});

test('the last owner can hand over nothing, and editors cannot hand over others’ work', async () => {
  for (let n = 1; n <= made; n += 1) {
    await send(handler, updatePerson, {
      sessionToken,
      params: paramsOf(`sara${n}`),
      json: { role: 'editor' },
    });
  }
  expect(await ask('admin', { id: keyOf('last'), messages: '' })).toMatchObject({
    status: 409,
    body: { error: expect.stringContaining('make somebody else an owner first') },
  });
  expect(await holdings('admin')).toMatchObject({ isLastOwner: true });
  const editor = await getAdministrator(accountIdOf(karwan));
  if (!editor) throw new Error('There is no such editor.');
  const theirs = { sessionToken: await createSession(editor, now), params: paramsOf(sara) };
  expect(
    (await send(handler, handOver, { ...theirs, json: { id: keyOf('own'), messages: '' } })).status,
  ).toBe(400);
  expect((await send(handler, getHoldings, theirs)).status).toBe(400);
});
