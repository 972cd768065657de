import '#functions/data/testing/environment.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { updateContent } from '#functions/data/content/content.ts';
import { send, type TestRequest } from '#functions/http/testing/event.ts';
import { signedIn } from '#functions/http/testing/signed-in.ts';
import { renderContentPreview, renderPreview } from '#shared/api/posts/previews.ts';
import type { DocumentData, Renderer } from '#shared/publishing/renderer.ts';
import { handler } from './handler.ts';

const now = new Date('2026-05-01T12:00:00.000Z');
const id = 'previewed-post-1';
const preview = vi.fn<Renderer['preview']>(async () => '<!doctype html>');
const pages = [
  { path: '/contact', lists: [], canonical: [] },
  { path: '/blog', lists: ['blog'], canonical: [] },
];
vi.mock('./load-renderer.ts', () => ({ loadRenderer: async () => ({ preview, pages }) }));

let sessionToken: string;
beforeAll(async () => {
  vi.useFakeTimers({ toFake: ['Date'], now });
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  return signed.stop;
});
beforeEach(() => preview.mockClear());

const ask = (more: object, request: TestRequest = {}) =>
  send(handler, renderPreview, {
    sessionToken,
    json: { kind: 'blog', id, language: 'en', fields: { title: 'Half a ti' }, ...more },
    ...request,
  });
const shown = (): DocumentData => preview.mock.lastCall?.[2] ?? { items: [] };

test('shows typed text in the post’s page with the stored content around it, and stores nothing', async () => {
  await updateContent('company_name', { value: 'Shelf', valueAr: '' }, now);
  const { status, headers, text } = await ask({ language: 'ar' });
  expect([status, text]).toEqual([200, '<!doctype html>']);
  expect(headers).toMatchObject({
    'Content-Type': 'text/html; charset=utf-8',
    'Cache-Control': 'no-store',
    'X-Robots-Tag': 'noindex',
  });
  expect(preview.mock.lastCall?.slice(0, 2)).toEqual([`/blog/${id}`, 'ar']);
  expect(shown().post).toMatchObject({ id, title: 'Half a ti', content: '', publishedAt: now.toISOString() });
  expect(shown().items).toMatchObject([{ key: 'company_name', value: 'Shelf' }]);
});

test('shows a text too long to be published, but refuses invalid and unknown fields', async () => {
  const title = 'long '.repeat(100);
  const publishedAt = '2020-01-01T00:00:00.000Z';
  const fields = { title, publishedAt, type: 'nonsense', version: 'x', salaryRange: '1' };
  expect((await ask({ kind: 'career', fields })).status).toBe(200);
  expect(preview.mock.lastCall?.[0]).toBe(`/careers/${id}`);
  expect(shown().post).toMatchObject({ title, publishedAt, type: 'full-time', version: 1, salaryRange: '1' });
  await ask({ fields: { title: 'A', publishedAt: 'soon', unpublishAt: '2020-01-01T00:00:00.000Z' } });
  expect(shown().post).toMatchObject({ publishedAt: now.toISOString(), published: true, unpublishAt: '' });
});

test.each([
  { kind: 'recipe' },
  { id: 'x' },
  { language: 'ku' },
  { fields: { title: 1 } },
  { fields: undefined },
])('refuses %j', async (more) => {
  expect((await ask(more)).status).toBe(400);
  expect(preview).not.toHaveBeenCalled();
});

test('needs a session for a post', async () => {
  expect((await ask({}, { sessionToken: 'A'.repeat(43) })).status).toBe(401);
  expect(preview).not.toHaveBeenCalled();
});

const askPage = (more: object, request: TestRequest = {}) =>
  send(handler, renderContentPreview, {
    sessionToken,
    json: {
      path: '/contact',
      language: 'ar',
      texts: [{ key: 'contact_title', value: 'New', valueAr: 'جديد' }],
      ...more,
    },
    ...request,
  });

test('shows a page with unsaved texts in place of the stored ones, and stores nothing', async () => {
  await updateContent('contact_title', { value: 'Stored', valueAr: '' }, now);
  vi.setSystemTime(now.getTime() + 2000);
  const { status, headers, text } = await askPage({});
  expect([status, text]).toEqual([200, '<!doctype html>']);
  expect(headers).toMatchObject({ 'Cache-Control': 'no-store', 'X-Robots-Tag': 'noindex' });
  expect(preview.mock.lastCall?.slice(0, 2)).toEqual(['/contact', 'ar']);
  const title = () => shown().items.filter(({ key }) => key === 'contact_title');
  expect(title()).toEqual([{ key: 'contact_title', value: 'New', valueAr: 'جديد', type: 'text' }]);
  await askPage({ texts: [{ key: 'no_such_key', value: 'x', valueAr: '' }] });
  expect(title()).toMatchObject([{ value: 'Stored' }]);
  expect(shown().items.some(({ key }) => key === 'no_such_key')).toBe(false);
  await askPage({ texts: [{ key: 'hero_image', value: '/images/a.jpg', valueAr: '' }] });
  expect(shown().items.filter(({ key }) => key === 'hero_image')).toMatchObject([{ type: 'image' }]);
});

test.each([
  [{ path: '/nowhere' }, 404],
  [{ path: '/blog' }, 404],
  [{ path: 'https://other.example' }, 400],
  [{ language: 'ku' }, 400],
  [{ texts: 'all' }, 400],
])('makes no page of %j: %i', async (more, status) => {
  expect((await askPage(more)).status).toBe(status);
  expect(preview).not.toHaveBeenCalled();
});

test('needs a session for texts', async () => {
  expect((await askPage({}, { sessionToken: 'A'.repeat(43) })).status).toBe(401);
  expect(preview).not.toHaveBeenCalled();
});
