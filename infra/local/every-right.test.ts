import { randomUUID } from 'node:crypto';
import sharp from 'sharp';
import { expect, test, vi } from 'vitest';
import { codeAt } from '#functions/session/codes/totp.ts';
import { claims, claimText } from '#shared/content/claims.ts';
import { readLinkHash } from '#shared/people/link.ts';
import { type PostKind, postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { versionsKept } from '#shared/versions/version.ts';
import { administrator } from './testing/administrator.ts';
import { newPost } from './testing/new-post.ts';
import { runSite } from './testing/running-site.ts';

/**
 * Uses the permissions of functions that no other test in `infra/local` uses, over HTTP and under the policies of the template.
 * `npm test` fails for a permission that no test uses (`.ci/unused-rights.ts`). The contents of the answers are tested beside
 * the handlers.
 */
const site = runSite();
const present = administrator.adminPassword;

/** Sends a request as the administrator, and repeats it while the rate limit refuses it. Expects success. */
async function ask<Answer = Record<string, unknown>>(
  path: string,
  method = 'GET',
  body?: object,
): Promise<Answer> {
  const answer = await vi.waitFor(
    async () => {
      const answered = await site.askAsAdministrator(path, method, body);
      expect(answered.status, `${method} ${path}`).not.toBe(429);
      return answered;
    },
    { timeout: 20_000, interval: 200 },
  );
  const text = await answer.text();
  expect(answer.status, `${method} ${path}: ${text}`).toBeLessThan(300);
  return (answer.headers.get('content-type')?.includes('json') ? JSON.parse(text) : text) as Answer;
}
/** Sends a request as a visitor. */
async function send(path: string, body: object, headers: Record<string, string> = {}): Promise<Response> {
  const answer = await site.ask(path, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify(body),
  });
  expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(400);
  return answer;
}
const seconds = (count: number) => new Date(Date.now() + count * 1000).toISOString();
const pathOf = (kind: PostKind, id = '') => `/api/admin/${segmentOf(kind)}${id && `/${id}`}`;
const postId = async (kind: PostKind, more: object = {}) =>
  (await ask<{ id: string }>(pathOf(kind), 'POST', { ...newPost(kind, `A ${kind}`), ...more })).id;
const copyPath = (kind: PostKind, id: string) => `/api/admin/working-copies/${kind}/${id}`;
const draft = (key: string, value: string, basedOn = 0) =>
  ask<{ version: number }>(`/api/admin/content-drafts/${key}`, 'PUT', {
    ...{ value, valueAr: `${value} بالعربية`, version: 0, basedOn, base: { value: '', valueAr: '' } },
  });
/** Saves an item so often that its first versions are deleted. */
async function saveOften(key: string, textOf: (turn: number) => string): Promise<number> {
  let version = 0;
  for (let turn = 0; turn <= versionsKept; turn += 1) {
    const fields = { value: textOf(turn), valueAr: '', version };
    ({ version } = await ask<{ version: number }>(`/api/update-content/${key}`, 'PUT', fields));
  }
  return version;
}
/** Returns the link in the newest mail to an invited user. */
async function linkIn(to: string) {
  await site.settled();
  const mails = (await site.mails()).filter((mail) => mail.to.includes(to));
  const [, hash = ''] = /https:\S+(#\S+)/.exec(mails.at(-1)?.text ?? '') ?? [];
  return readLinkHash(hash);
}

/** Uploads a picture of one colour. Returns its URL and id. */
async function picture(red: number): Promise<{ id: string; address: string }> {
  const background = { r: red, g: 80, b: 40 };
  const file = await sharp({ create: { width: 700, height: 400, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), `${red}.png`);
  const answer = await site.ask('/api/admin/upload-image', {
    method: 'POST',
    headers: { cookie: site.cookie },
    body,
  });
  expect(answer.status, await answer.clone().text()).toBe(200);
  const { imageUrl } = await answer.json();
  const listed = await ask<{ id: string; address: string }[]>('/api/admin/pictures');
  return { id: listed.find((one) => one.address === imageUrl)?.id ?? '', address: imageUrl };
}

/** In milliseconds. Each test sends the requests of many screens, and uploads pictures. */
vi.setConfig({ testTimeout: 120_000 });

test('texts: drafts, changes now and scheduled, undo, versions, claims, editors, publishing status', async () => {
  await ask('/api/admin/content-editing/hero_title', 'PUT');
  const { version } = await draft('hero_title', 'From a draft');
  const id = randomUUID();
  await ask('/api/admin/content-changes', 'POST', { id, drafts: [{ key: 'hero_title', version }] });
  await ask(`/api/admin/content-changes/${id}`);
  await ask('/api/admin/content-changes');
  await ask(`/api/admin/content-changes/${id}/undo`, 'POST', {});
  const { versions } = await ask<{ versions: { id: string }[] }>('/api/admin/content/hero_title/versions');
  await ask(`/api/admin/content/hero_title/versions/${versions[1]?.id}`);

  const later = await draft('hero_subtitle', 'For later');
  const planned = randomUUID();
  await ask('/api/admin/content-changes', 'POST', {
    ...{ id: planned, at: seconds(3600), drafts: [{ key: 'hero_subtitle', version: later.version }] },
  });
  await ask('/api/admin/content-drafts');
  await ask(`/api/admin/content-changes/${planned}`, 'DELETE');
  await ask('/api/admin/content-drafts/hero_subtitle/discard', 'POST', { version: later.version });

  const [claim] = claims;
  if (!claim) throw new Error('Nothing is claimed.');
  await ask('/api/admin/claims');
  await ask(`/api/admin/claims/${claim.key}`, 'PUT', claimText(claim, await ask('/api/site-content')));
  await ask(`/api/admin/claims/${claim.key}`, 'DELETE');

  await ask('/api/admin/publication', 'POST');
  await ask('/api/admin/publication');
  await site.settled();
});

test('the scheduler publishes scheduled texts and posts', async () => {
  for (const kind of postKinds) {
    await postId(kind, { publishedAt: seconds(2) });
    await postId(kind, { unpublishAt: seconds(2) });
  }
  const basedOn = await saveOften('team_title', (turn) => `Title ${turn}`);
  const plan = async (key: string, version: number) => {
    const id = randomUUID();
    await ask('/api/admin/content-changes', 'POST', { id, at: seconds(2), drafts: [{ key, version }] });
    return id;
  };
  const id = await plan('team_title', (await draft('team_title', 'Planned', basedOn)).version);
  // A plan ends when its drafts have been discarded.
  const { version } = await draft('cta_title', 'Never');
  const without = await plan('cta_title', version);
  await ask('/api/admin/content-drafts/cta_title/discard', 'POST', { version });
  const state = async () => {
    await site.fire('SchedulerMinute');
    const changes = await ask<{ id: string; state: string }[]>('/api/admin/content-changes');
    return [id, without].map((one) => changes.find((change) => change.id === one)?.state);
  };
  await expect.poll(state, { timeout: 20_000, interval: 500 }).toEqual(['published', undefined]);
  await site.settled();
});

test('a picture is used everywhere, replaced, deleted, restored and erased', async () => {
  const [one, other] = [await picture(10), await picture(20)];
  await saveOften('hero_image', (turn) => (turn % 2 ? other : one).address);
  const noPicture = { value: '', valueAr: '' };
  const drafted = { value: one.address, valueAr: '', basedOn: 0, base: noPicture, version: 0 };
  await ask('/api/admin/content-drafts/about_image', 'PUT', drafted);
  const uses = [
    { kind: 'content', id: 'hero_image', form: 'stored' },
    { kind: 'content', id: 'about_image', form: 'typed' },
  ];
  for (const kind of postKinds) {
    const withPicture = kind === 'career' ? {} : { imageUrl: one.address };
    const text = { content: `![A shelf](${one.address})`, description: `![A shelf](${one.address})` };
    const id = await postId(kind, { ...withPicture, ...text });
    const fields = { ...newPost(kind, `Typed ${kind}`), ...withPicture, ...text };
    await ask(copyPath(kind, id), 'PUT', { fields, basedOn: 1, version: 0 });
    uses.push({ kind, id, form: 'stored' }, { kind, id, form: 'typed' });
  }
  await ask(`/api/admin/pictures/${one.id}/uses`);
  for (const kind of postKinds) await ask(pathOf(kind, await postId(kind)), 'DELETE');
  await site.settled();
  for (const place of ['content', ...postKinds, ...postKinds.map((kind) => `${kind}-trash`)])
    await ask(`/api/admin/pictures/${one.id}/uses/${place}`);
  expect(await ask(`/api/admin/pictures/${one.id}/replaced`, 'POST', { by: other.id, uses })).toMatchObject({
    failed: [],
  });
  await ask(`/api/admin/pictures/${one.id}`, 'DELETE');
  await ask(`/api/admin/pictures/${one.id}/restore`, 'POST');
  await ask(`/api/admin/pictures/${one.id}`, 'DELETE');
  await ask(`/api/admin/pictures/${one.id}/trash`, 'DELETE');
});

test('posts: categories, an end in the trash, a preview link to a page with drafts', async () => {
  await ask('/api/admin/post-categories', 'PUT', {
    ...{ kind: 'blog', version: 0, categories: [{ id: 'shelves', name: 'Shelves', nameAr: 'رفوف' }] },
  });
  const id = await postId('blog');
  await ask(pathOf('blog', id), 'PUT', { title: 'Another title', version: 1 });
  await ask(pathOf('blog', id), 'DELETE');
  await ask(`/api/admin/deleted-${segmentOf('blog')}/${id}`, 'DELETE');
  const { token } = await ask<{ token: string }>('/api/admin/preview-links/page/contact', 'POST');
  expect((await site.ask(`/share/preview/${token}`)).status).toBe(200);
});

test('the inbox: views, templates, possible assignees, the daily digest', async () => {
  await ask('/api/admin/inbox/views');
  await ask('/api/admin/inbox/views', 'PUT', {
    ...{ version: 0, views: [{ id: 'urgent', name: 'Urgent', search: 'state=new' }] },
  });
  await ask('/api/admin/inbox/reply-templates');
  await ask('/api/admin/inbox/reply-templates', 'PUT', {
    ...{ version: 0, templates: [{ id: 'thanks', name: 'Thanks', en: 'Thank you', ar: 'شكرًا' }] },
  });
  await ask('/api/admin/contact-submissions/assignees');
  const id = randomUUID();
  const message = { name: 'Dana', email: 'dana@example.com', message: 'Please count the shelves.' };
  await send('/api/contact', message, { 'idempotency-key': id });
  await site.settled();
  await ask('/api/admin/contact-submissions/found', 'POST', { text: 'shelves', state: 'new' });
  await site.fire('FollowUpMorning');
  await site.fire('FollowUpWalk');
});

test('newsletter readers are found and exported, and one’s data are deleted', async () => {
  for (const name of ['rana', 'aso'])
    await send('/api/newsletter', { email: `${name}@example.com`, language: 'en' });
  await ask('/api/admin/newsletter');
  await ask('/api/admin/newsletter/find', 'POST', { search: 'a', state: 'waiting' });
  await ask('/api/admin/newsletter/counts');
  for (const email of ['aso@example.com', 'dana@example.com']) {
    await ask('/api/admin/personal-data/search', 'POST', { email });
    await ask('/api/admin/personal-data/deletion', 'POST', { email });
  }
});

test('a draft is mailed as a test; a newsletter is scheduled with a post and cancelled', async () => {
  const [mine] = await people();
  await ask(`/api/admin/people/${mine?.id}`, 'PUT', { email: 'editor@example.com', language: 'en' });
  const copy = 'typed-and-never-saved-1';
  const fields = { title: 'Half a title', content: 'Words so far' };
  await ask(copyPath('blog', copy), 'PUT', { fields, basedOn: 0, version: 0 });
  expect(await ask(`/api/admin/sendings/${copy}/draft-test`, 'POST', { language: 'en' })).toEqual({
    outcome: 'sent',
  });
  const id = await postId('blog', { publishedAt: seconds(86_400), newsletter: 'all' });
  await ask(`/api/admin/sendings/${id}/choice`);
  await expect.poll(() => ask('/api/admin/planned-sendings')).toMatchObject([{ postId: id }]);
  await ask(`/api/admin/planned-sendings/${id}`, 'DELETE');
});

test('uses of the tools are counted', async () => {
  await send('/api/usage', { use: 'audit-started' });
  await ask('/api/admin/usage');
});

test('one-time codes, known devices, password links, and the end of a session', async () => {
  const username = administrator.adminUsername;
  const [mine] = await people();
  await ask(`/api/admin/people/${mine?.id}`, 'PUT', { email: 'editor@example.com', language: 'en' });
  const secret = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ';
  const code = (away: number) => codeAt(secret, Math.floor(Date.now() / 30_000) + away);
  await ask('/api/user/codes', 'PUT', { present, secret, code: code(-1) });
  const first = await send('/api/login', { username, password: present });
  const cookies = first.headers.getSetCookie().map((one) => one.split(';')[0]);
  const second = await send('/api/login/code', { code: code(0) }, { cookie: cookies.join('; ') });
  const signedIn = second.headers.getSetCookie().map((one) => one.split(';')[0]);
  await send('/api/login', { username, password: present }, { cookie: signedIn.join('; ') });
  await ask('/api/user/codes/off', 'POST', { present, code: code(1) });
  await send('/api/password-link', { username });
  await site.settled();
  await send('/api/logout', {}, { cookie: signedIn.join('; ') });
});

interface Person {
  readonly id: string;
  readonly username: string;
}
const people = async () => (await ask<{ people: Person[] }>('/api/admin/people')).people;

test('people: repeated invitation, hand-over of work, sign-out, removal', async () => {
  const made: Person[] = [];
  for (const username of ['sara', 'karwan'])
    made.push(
      await ask<Person>('/api/admin/people', 'POST', {
        ...{ username, email: `${username}@example.com`, language: 'en', role: 'editor' },
      }),
    );
  const [sara, karwan] = made;
  await ask(`/api/admin/people/${sara?.id}/invitation`, 'POST');
  const cookies = new Map<string, string>();
  for (const { username } of made) {
    const link = await linkIn(`${username}@example.com`);
    const password = `${username} has a long password`;
    await send('/api/password', { ...link, password });
    const chosen = await send('/api/login', { username, password });
    cookies.set(
      username,
      chosen.headers
        .getSetCookie()
        .map((one) => one.split(';')[0])
        .join('; '),
    );
  }
  const asSara = async (path: string, method: string, body: object = {}) => {
    const answer = await site.ask(path, {
      method,
      headers: { 'content-type': 'application/json', cookie: cookies.get('sara') ?? '' },
      body: JSON.stringify(body),
    });
    expect(answer.status, `${path}: ${await answer.clone().text()}`).toBeLessThan(300);
    return answer.json().catch(() => undefined);
  };
  const id = randomUUID();
  await send(
    '/api/contact',
    { name: 'Dana', email: 'dana@example.com', message: 'Count them.' },
    { 'idempotency-key': id },
  );
  await ask(`/api/admin/contact-submissions/${id}/not-spam`, 'PUT');
  await ask('/api/admin/contact-submissions/assigned', 'POST', { ids: [id], assignee: 'sara' });
  for (const kind of postKinds) {
    const planned = { ...newPost(kind, `Planned ${kind}`), publishedAt: seconds(86_400) };
    await asSara(pathOf(kind), 'POST', planned);
    await asSara(copyPath(kind, `typed-by-sara-${kind}-00`), 'PUT', {
      ...{ fields: newPost(kind, `Typed ${kind}`), basedOn: 0, version: 0 },
    });
  }
  await asSara('/api/admin/content-drafts/about_title', 'PUT', {
    ...{ value: 'Typed by Sara', valueAr: '', basedOn: 0, base: { value: '', valueAr: '' }, version: 0 },
  });
  await asSara('/api/admin/inbox/views', 'PUT', {
    ...{ version: 0, views: [{ id: 'mine', name: 'Mine', search: 'state=new' }] },
  });
  await asSara('/api/admin/preview-links/page/contact', 'POST');
  const recipients = [{ email: 'sara@example.com', language: 'en' }];
  const { settings } = await ask<{ settings: { version: number } }>('/api/admin/mail-settings');
  const { version } = settings;
  await ask('/api/admin/mail-settings', 'PUT', { recipients, version });
  await site.settled();
  await ask(`/api/admin/people/${sara?.id}/holdings`);
  const to = karwan?.id ?? '';
  const handOver = {
    id: randomUUID(),
    messages: to,
    drafts: to,
    texts: to,
    plans: to,
    notices: to,
    links: to,
  };
  for (let more = true; more; )
    more = (await ask<{ more: boolean }>(`/api/admin/people/${sara?.id}/hand-over`, 'POST', handOver)).more;
  // Revokes the preview links, because no account takes them over.
  await ask(`/api/admin/people/${to}/hand-over`, 'POST', { id: randomUUID(), links: '' });
  await site.settled();
  const [session] = await ask<{ id: string }[]>(`/api/admin/people/${sara?.id}/sessions`);
  await ask(`/api/admin/people/${sara?.id}/sessions/${session?.id}`, 'DELETE');
  await ask(`/api/admin/people/${sara?.id}/sessions`, 'DELETE');
  await ask('/api/admin/personal-data/search', 'POST', { email: 'karwan@example.com' });
  await ask('/api/admin/personal-data/deletion', 'POST', { email: 'karwan@example.com' });
  await ask(`/api/admin/people/${sara?.id}`, 'DELETE');
});
