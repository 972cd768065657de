import { beforeAll, expect, test } from 'vitest';
import { runSite } from '#infra/local/testing/running-site.ts';

/**
 * Tests the share pages of posts, as social networks fetch them. The posts are written and published through the API.
 */
const site = runSite();
const post = {
  title: '"><script>alert(1)</script>',
  content: '# <img src=x onerror=alert(1)>',
  excerpt: "' onload='alert(1)",
  author: 'Dana',
  category: 'Retail audit',
};
let id: string;
let slug: string;
beforeAll(async () => {
  const created = await site.askAsAdministrator('/api/admin/blog-posts', 'POST', {
    ...post,
    published: true,
  });
  expect(created.status).toBe(201);
  ({ id, slug } = await created.json());
});
const share = (one: string, init?: RequestInit) => site.ask(`/share/blog/${one}`, init);

test('the page of a published post has its tags, and none of its markup', async () => {
  const answer = await share(id, { headers: { 'x-forwarded-host': 'evil.example' } });
  const html = await answer.text();
  expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'text/html; charset=utf-8']);
  expect(html).toContain(
    '<meta property="og:title" content="&quot;&gt;&lt;script&gt;alert(1)&lt;/script&gt;">',
  );
  expect(html).toContain(`<link rel="canonical" href="https://www.example.com/blog/${slug}">`);
  expect(html).not.toMatch(/<script|<img|<style| style=| on\w+="|evil\.example/);
});

test('its page may not be framed, and may run no script', async () => {
  const { headers } = await share(id);
  expect(headers.get('content-security-policy')).toMatch(/default-src 'none'.*frame-ancestors 'none'/);
  expect(headers.get('content-security-policy')).not.toContain('unsafe-inline');
  expect(headers.get('x-content-type-options')).toBe('nosniff');
});

test('the page of a post that was unpublished is 404 after the cache expires', async () => {
  const draft = { ...post, title: 'secretTitle', published: true };
  const { id: drafted } = await (
    await site.askAsAdministrator('/api/admin/blog-posts', 'POST', draft)
  ).json();
  expect(await (await share(drafted)).text()).toContain('secretTitle');
  await site.askAsAdministrator(`/api/admin/blog-posts/${drafted}`, 'PUT', { published: false });
  await expect.poll(async () => (await share(drafted)).status, { timeout: 10_000 }).toBe(404);
  const answer = await share(drafted);
  expect(answer.headers.get('content-type')).toBe('text/html; charset=utf-8');
  const html = await answer.text();
  expect(html).toContain('<a href="/ar/blog">');
  expect(html).not.toContain('secretTitle');
});
