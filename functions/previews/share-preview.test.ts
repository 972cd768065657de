import '#functions/data/testing/environment.ts';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { saveContentDraft } from '#functions/data/content/drafts.ts';
import { createPost } from '#functions/data/posts/post.ts';
import { deletePost } from '#functions/data/posts/trash.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { saveWorkingCopy } from '#functions/data/working-copies/working-copy.ts';
import { send } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import {
  listPreviewLinks,
  makePreviewLink,
  revokePreviewLink,
  sharePreview,
} from '#shared/api/posts/previews.ts';
import { maxPreviewLinks, type PreviewLink } from '#shared/posts/preview-link.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { handler } from './handler.ts';

/** Returns its input as the document. */
const preview: Renderer['preview'] = async (path, language, { post, items }, shared) =>
  JSON.stringify({ path, language, post, shared, ...(!post && { items }) });
const pages: Renderer['pages'] = [
  { path: '/contact', lists: [], canonical: [] },
  { path: '/blog', lists: ['blog'], canonical: [] },
];
vi.mock('./load-renderer.ts', () => ({ loadRenderer: async () => ({ preview, pages }) }));

const now = new Date('2026-05-01T12:00:00.000Z');
const week = 7 * 24 * 60 * 60_000;
let sessionToken: string;
let stop: () => Promise<void>;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  ({ sessionToken, stop } = await signedIn());
});
afterAll(() => stop());
beforeEach(() => void vi.setSystemTime(now));

let made = 0;
const newId = () => `shared-before-time-${++made}`;
async function draft(fields: object = {}): Promise<string> {
  const id = newId();
  await createPost('blog', id, articleWith({ title: 'Stored', published: false, ...fields }), now);
  return id;
}
const asEditor = (params: Record<string, string>) => ({ sessionToken, params: { kind: 'blog', ...params } });
const make = (id: string) => send(handler, makePreviewLink, asEditor({ id }));
async function linkTo(id: string): Promise<{ token: string; link: PreviewLink }> {
  const { status, body } = await make(id);
  expect(status).toBe(200);
  return body as { token: string; link: PreviewLink };
}
const open = (token: string, query = '') => send(handler, sharePreview, { params: { token }, query });
const type = (id: string, fields: Record<string, string>) =>
  saveWorkingCopy('blog', id, { fields, basedOn: 1, version: 0 }, 'sara', now);

test('anybody with a link sees the post as it would be published now, in both languages', async () => {
  const id = await draft({ author: 'Dana' });
  const { token, link } = await linkTo(id);
  const { status, headers, text } = await open(token);
  expect([status, JSON.parse(text)]).toMatchObject([
    200,
    {
      path: `/blog/${id}`,
      language: 'en',
      post: { title: 'Stored', author: 'Dana' },
      shared: { endsAt: link.endsAt },
    },
  ]);
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': expect.stringContaining('noindex'),
  });
  await type(id, { title: 'Typed since' });
  expect(JSON.parse((await open(token, 'language=ar')).text)).toMatchObject({
    language: 'ar',
    post: { title: 'Typed since', author: 'Dana' },
  });
  expect((await open(token, 'language=ku')).status).toBe(400);
});

test('can show a post that exists only as a draft', async () => {
  const id = newId();
  expect((await make(id)).status).toBe(404);
  await saveWorkingCopy('blog', id, { fields: { title: 'Begun' }, basedOn: 0, version: 0 }, 'sara', now);
  expect(JSON.parse((await open((await linkTo(id)).token)).text)).toMatchObject({ post: { title: 'Begun' } });
});

const gone = async (token: string) => {
  const { status, headers, text } = await open(token);
  expect([status, headers['Cache-Control'], headers['X-Robots-Tag']]).toEqual([
    404,
    'no-store',
    expect.stringContaining('noindex'),
  ]);
  expect(text).toContain('Preview Not Available');
  expect(text).not.toContain('Stored');
  return text;
};

test('an expired or revoked link, and one to a deleted post, give the same answer as an unknown one', async () => {
  const unknown = await gone('A'.repeat(43));
  const ended = await linkTo(await draft());
  vi.setSystemTime(now.getTime() + week);
  expect(await gone(ended.token)).toBe(unknown);
  vi.setSystemTime(now);
  const revokedOf = await draft();
  const revoked = await linkTo(revokedOf);
  const revoke = () => send(handler, revokePreviewLink, asEditor({ id: revokedOf, link: revoked.link.id }));
  expect((await revoke()).status).toBe(204);
  expect((await revoke()).status).toBe(204);
  expect(await gone(revoked.token)).toBe(unknown);
  const deleted = await draft();
  const { token } = await linkTo(deleted);
  await type(deleted, { title: 'Stored, typed' });
  await deletePost('blog', deleted, now);
  expect(await gone(token)).toBe(unknown);
});

test.each(['', 'x', '%00', '..%2f..%2fadmin', '__proto__', 'x'.repeat(3000), `${'A'.repeat(42)}=`])(
  'looks up nothing for %j',
  async (token) => {
    await gone(token);
  },
);

test('lists links without their secrets, and limits their number', async () => {
  const id = await draft();
  for (let count = 0; count < maxPreviewLinks; count++) await linkTo(id);
  const list = async () => (await send(handler, listPreviewLinks, asEditor({ id }))).body as PreviewLink[];
  const links = await list();
  expect(links).toHaveLength(maxPreviewLinks);
  expect(Object.keys(links[0] ?? {}).sort()).toEqual(['createdAt', 'endsAt', 'id']);
  expect((await make(id)).status).toBe(409);
  await send(handler, revokePreviewLink, asEditor({ id, link: links[0]?.id ?? '' }));
  expect((await make(id)).status).toBe(200);
});

test.each([
  ['recipe', 'a-well-formed-id-1'],
  ['blog', 'x'],
])('refuses links to the %s %s', async (kind, id) => {
  expect((await send(handler, listPreviewLinks, asEditor({ kind, id }))).status).toBe(404);
  expect((await send(handler, makePreviewLink, asEditor({ kind, id }))).status).toBe(404);
});

test('a link to a page shows it with the current drafts of its texts, until it is revoked', async () => {
  const address = asEditor({ kind: 'page', id: 'contact' });
  const { link, token } = (await send(handler, makePreviewLink, address)).body as {
    link: PreviewLink;
    token: string;
  };
  const base = { value: '', valueAr: '' };
  const typed = { value: 'Write to us', valueAr: 'راسلنا', basedOn: 0, base, version: 0 };
  const { draft: kept } = await saveContentDraft('contact_title', typed, 'sara', now);
  const { status, headers, text } = await open(token, 'language=ar');
  expect(status).toBe(200);
  expect(headers).toMatchObject({
    'Cache-Control': 'no-store',
    'X-Robots-Tag': expect.stringContaining('noindex'),
  });
  expect(JSON.parse(text)).toMatchObject({
    ...{ path: '/contact', language: 'ar', shared: { endsAt: link.endsAt } },
    items: [{ key: 'contact_title', value: 'Write to us', valueAr: 'راسلنا' }],
  });
  await saveContentDraft(
    'contact_title',
    { ...typed, value: 'Call us', version: kept?.version ?? 0 },
    'sara',
    now,
  );
  expect((await open(token)).text).toContain('Call us');
  expect((await send(handler, listPreviewLinks, address)).body).toEqual([link]);
  await send(handler, revokePreviewLink, asEditor({ kind: 'page', id: 'contact', link: link.id }));
  expect((await open(token)).status).toBe(404);
});

test('refuses links to a page that lists posts, and to an unknown page', async () => {
  for (const id of ['blog', 'nowhere'])
    expect((await send(handler, makePreviewLink, asEditor({ kind: 'page', id }))).status).toBe(404);
});
