import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { builtInCompany } from '#shared/company/company.ts';
import { languages, localizedPath } from '#shared/language.ts';
import { postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import { feedPath, versionPath } from '#shared/publishing/addresses.ts';
import { picturePath } from '#shared/publishing/picture.ts';
import { newPost } from './testing/new-post.ts';
import { runSite } from './testing/running-site.ts';

/** Tests that content saved by the API appears at the public URLs. */
const site = runSite();

// The clock does not advance until a test advances it, so cached answers do not expire by themselves.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterAll(() => void vi.useRealTimers());

/** Returns the answer that a reader gets at a URL once everything is published. */
async function read(path: string): Promise<{ status: number; text: string }> {
  await site.settled();
  vi.setSystemTime(Date.now() + 2000);
  const answer = await site.ask(path);
  return { status: answer.status, text: await answer.text() };
}

const readBoth = async (path: string) => [await read(path), await read(localizedPath(path, 'ar'))];
const found = (text: string) => ({ status: 200, text: expect.stringContaining(`<p>${text}</p>`) });
const missing = { status: 404, text: expect.stringContaining('Page Not Found') };

async function asAdministrator(
  path: string,
  method: string,
  json?: object,
): Promise<{ id: string; slug: string }> {
  const answer = await site.askAsAdministrator(`/api/${path}`, method, json);
  expect(answer.status, `${method} ${path}`).toBeLessThan(300);
  return answer.status === 204 ? { id: '', slug: '' } : answer.json();
}

test('a saved text replaces the former one in the page, in both languages', async () => {
  expect(await readBoth('/')).toEqual([
    { status: 200, text: expect.not.stringContaining('<p>') },
    { status: 200, text: expect.not.stringContaining('<p>') },
  ]);
  await asAdministrator('update-content/hero_title', 'PUT', { value: 'Saved', valueAr: 'محفوظ' });
  expect(await readBoth('/')).toEqual([found('Saved'), found('محفوظ')]);
  await asAdministrator('update-content/hero_title', 'PUT', { value: 'Saved again', valueAr: 'محفوظ ثانية' });
  expect(await readBoth('/')).toEqual([found('Saved again'), found('محفوظ ثانية')]);
});

test('the not-found page shows the stored texts, with status 404', async () => {
  await asAdministrator('update-content/contact_phone', 'PUT', { value: '+964 750 777 7777' });
  for (const path of [
    '/nowhere',
    '/ar/nowhere',
    '/404',
    '/ar/404',
    '/admin/nowhere',
    '/blog/nowhere-at-all',
  ]) {
    const { status, text } = await read(path);
    expect([path, status]).toEqual([path, 404]);
    expect(text).toContain('Page Not Found');
    expect(text).toContain('<p>+964 750 777 7777</p>');
  }
});

describe.each(postKinds)('a post of the kind %s', (kind) => {
  const posts = `admin/${segmentOf(kind)}`;
  const title = `A post of ${kind}`;
  const again = `Changed ${kind}`;

  test('has a page in both languages while it is published, and is listed', async () => {
    const { id } = await asAdministrator(posts, 'POST', newPost(kind, title));
    const path = postPath(kind, id);
    const everywhere = async (text: string) => {
      expect(await readBoth(path)).toEqual([found(text), found(`${text} بالعربية`)]);
      expect(await readBoth(listPath(kind))).toEqual([found(text), found(`${text} بالعربية`)]);
    };
    const nowhere = async () => {
      expect(await readBoth(path)).toEqual([missing, missing]);
      for (const list of await readBoth(listPath(kind))) expect(list.text).not.toContain(again);
    };
    await everywhere(title);
    await asAdministrator(`${posts}/${id}`, 'PUT', { title: again, titleAr: `${again} بالعربية` });
    await everywhere(again);
    await asAdministrator(`${posts}/${id}`, 'PUT', { published: false });
    await nowhere();
    await asAdministrator(`${posts}/${id}`, 'PUT', { published: true });
    await everywhere(again);
    await asAdministrator(`${posts}/${id}`, 'DELETE');
    await nowhere();
  });

  test('that is a draft has no page', async () => {
    const { id } = await asAdministrator(posts, 'POST', newPost(kind, 'A draft', false));
    expect(await readBoth(postPath(kind, id))).toEqual([missing, missing]);
  });

  test('that does not exist is 404', async () => {
    for (const id of ['does-not-exist-at-all', 'post', '0123456789abcdef']) {
      expect(await readBoth(postPath(kind, id))).toEqual([missing, missing]);
    }
  });
});

test('site map, feeds and version are published with the pages', async () => {
  const { slug } = await asAdministrator('admin/blog-posts', 'POST', newPost('blog', 'In every list'));
  const feed = await read(feedPath('blog', 'ar'));
  expect(feed).toEqual({ status: 200, text: expect.stringContaining('In every list بالعربية') });
  const siteMap = (await read('/sitemap.xml')).text;
  const parts = [...siteMap.matchAll(/<loc>https:\/\/www\.example\.com(\/sitemaps\/[^<]+)<\/loc>/g)];
  const texts = await Promise.all(parts.map(async ([, path = '']) => (await read(path)).text));
  expect([siteMap, ...texts].join()).toContain(postPath('blog', slug));
  const version = JSON.parse((await read(versionPath)).text);
  expect(version).toEqual({ version: expect.stringMatching(/^\S+$/) });
});

test('the picture of a post is drawn in the language of its title', async () => {
  await asAdministrator('admin/blog-posts', 'POST', newPost('blog', 'Drawn'));
  await site.settled();
  for (const language of languages) {
    const picture = picturePath(
      {
        language,
        title: language === 'ar' ? 'Drawn بالعربية' : 'Drawn',
        label: language === 'ar' ? 'categoryAr' : 'category',
      },
      builtInCompany,
    );
    const answer = await site.ask(picture);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'image/png']);
    expect(
      Buffer.from(await answer.arrayBuffer())
        .subarray(1, 4)
        .toString(),
    ).toBe('PNG');
  }
});

test('published pages are cached for a second, and readable without the API', async () => {
  const { headers } = await site.ask('/contact');
  expect(headers.get('cache-control')).toBe('public, max-age=0, s-maxage=1, stale-if-error=86400');
  expect(headers.get('content-type')).toBe('text/html; charset=utf-8');
});
