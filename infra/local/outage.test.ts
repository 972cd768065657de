import { beforeAll, expect, test } from 'vitest';
import { languages } from '#shared/language.ts';
import { postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { listPath } from '#shared/posts/paths.ts';
import {
  contentPath,
  feedPath,
  listLength,
  missingPath,
  searchPath,
  sitemapPath,
} from '#shared/publishing/addresses.ts';
import { newPost } from './testing/new-post.ts';
import { runSite } from './testing/running-site.ts';
import { addressOf, readWebBucket } from './testing/web-bucket.ts';

const site = runSite();

/** Reads a URL, bypassing the CDN's cache. */
async function read(path: string) {
  site.forget();
  const answer = await site.ask(path);
  const headers = ['content-type', 'cache-control', 'content-security-policy'];
  return {
    status: answer.status,
    headers: headers.map((name) => answer.headers.get(name)),
    text: await answer.text(),
  };
}

let addresses: string[] = [];
beforeAll(async () => {
  await site.askAsAdministrator('/api/update-content/hero_title', 'PUT', {
    value: 'Saved',
    valueAr: 'محفوظ',
  });
  for (const kind of postKinds) {
    // Creates more posts than the list shows, so that there are archives.
    for (let n = 0; n <= listLength; n++) {
      const post = newPost(kind, `A post of ${kind}`);
      const answer = await site.askAsAdministrator(`/api/admin/${segmentOf(kind)}`, 'POST', post);
      expect(answer.status).toBe(201);
    }
  }
  await site.settled();
  await site.restart(async (folders) => {
    const published = await readWebBucket(folders, 'pages/');
    addresses = [...published.keys()].flatMap((key) => addressOf(key) ?? []);
  });
});

test('without functions and database every public address answers as last published', async () => {
  expect(addresses).toEqual(
    expect.arrayContaining([
      ...['/', '/ar', '/contact', '/ar/contact', sitemapPath, contentPath],
      ...postKinds.flatMap((kind) => [
        ...[listPath(kind), `/ar${listPath(kind)}`],
        ...[`${listPath(kind)}/archive/`, `${listPath(kind)}/`].map((start) =>
          expect.stringContaining(start),
        ),
        ...languages.flatMap((language) => [feedPath(kind, language), searchPath(kind, language)]),
      ]),
    ]),
  );
  const before = new Map<string, unknown>();
  for (const path of addresses) before.set(path, await read(path));

  await site.breakDown();
  expect((await read('/api/site-content')).status).toBeGreaterThanOrEqual(500);
  for (const path of addresses) {
    const now = await read(path);
    expect(now, path).toEqual(before.get(path));
    expect(now.status, path).toBe(path === missingPath ? 404 : 200);
  }
  expect((await read('/')).text).toContain('<p>Saved</p>');
  expect((await read('/ar')).text).toContain('<p>محفوظ</p>');
  expect((await read('/blog/0123456789abcdef')).status).toBe(404);
});
