import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { buildStack } from '#infra/local/start/build.ts';
import { showProgress } from '#infra/local/start/progress.ts';
import { adminAddresses } from '#shared/admin-paths.ts';
import { languages, localizedPath } from '#shared/language.ts';
import { type PostKind, postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { languagesOf } from '#shared/posts/localize.ts';
import { publicPath } from '#shared/posts/names.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import type { Post } from '#shared/posts/schemas.ts';
import { feedPath, sitemapPath } from '#shared/publishing/addresses.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { type RunningSite, runSite } from '../e2e/testing/running-site.ts';
import { type Crawled, crawl } from './crawl.ts';
import { hostileDocuments, hostileInputs } from './hostile-documents.ts';
import { manyPosts } from './many-posts.ts';
import { checksHtml, htmlErrors, xmlFormErrors } from './nu-checker.ts';
import { xmlErrors } from './xml-errors.ts';

/** Tests the running site with many posts by crawling it and with third-party checkers. */
const root = join(import.meta.dirname, '../..');
const { siteUrl, pages, render }: Renderer = await import(join(root, 'web/dist-server/renderer.js'));
let site: RunningSite;
let crawled: Crawled;
const posts: { kind: PostKind; post: Post }[] = [];

const ask = (path: string, init?: RequestInit) => fetch(site.url + path, { redirect: 'manual', ...init });
const textAt = async (path: string) => (await ask(path)).text();
/** Returns the paths of all published pages, in the languages in which they are written. */
const published = () => [
  ...pages.flatMap(({ path, canonical }) => canonical.map((language) => localizedPath(path, language))),
  ...posts.flatMap(({ kind, post }) =>
    languagesOf(post).map((language) => localizedPath(publicPath(kind, post), language)),
  ),
];
const ofType = (type: string, path = /./) =>
  new Map(
    [...crawled.answers].flatMap(([one, answer]) =>
      answer.type.startsWith(type) && path.test(one) ? [[one, answer.text]] : [],
    ),
  );

async function store(inputs: readonly (readonly [PostKind, object])[]): Promise<Post[]> {
  const headers = { 'content-type': 'application/json', cookie: site.session };
  const stored: Post[] = [];
  for (const [kind, input] of inputs) {
    const answer = await ask(`/api/admin/${segmentOf(kind)}`, {
      method: 'POST',
      headers,
      body: JSON.stringify(input),
    });
    expect(answer.status, JSON.stringify(input).slice(0, 200)).toBe(201);
    stored.push(await answer.json());
  }
  await site.settled();
  return stored;
}

beforeAll(async () => {
  await buildStack({ root, dev: false, progress: showProgress });
  site = await runSite();
  const inputs = manyPosts();
  for (const [place, post] of (await store(inputs)).entries())
    if (post.published) posts.push({ kind: inputs[place]?.[0] ?? 'blog', post });
  crawled = await crawl({ siteUrl, ask }, ['/', '/ar']);
}, 300_000);
afterAll(() => site.close());

test('every internal reference of documents, feeds, style sheets and the site map answers', () => {
  const wrong = [...crawled.answers].flatMap(([path, { status, from }]) =>
    status === 200 ? [] : [`${status} ${path} of ${[...from].slice(0, 3).join(', ')}`],
  );
  expect(wrong).toEqual([]);
  expect(crawled.answers.size).toBeGreaterThan(250);
});

test('links alone reach every page, and every post down to the oldest', () => {
  expect(posts.length).toBeGreaterThan(60);
  expect(published().filter((path) => !crawled.linked.has(path))).toEqual([]);
  const archives = [...crawled.linked].filter((path) => path.includes('/archive/'));
  // The number of archives depends on the random ids.
  expect(archives.length).toBeGreaterThanOrEqual(2 * postKinds.length);
});

test('the site map lists exactly what is published', () => {
  const maps = [...ofType('application/xml', /^\/sitemaps\//).values()];
  const listed = maps.flatMap((text) =>
    [...text.matchAll(/<loc>(.*?)<\/loc>/g)].map(([, address]) => address),
  );
  expect(listed.sort()).toEqual([...new Set(published())].map((path) => siteUrl + path).sort());
});

test('feeds and site maps conform to their specifications', async () => {
  const feeds = ofType('application/atom+xml');
  expect([...feeds.keys()].sort()).toEqual(
    postKinds.flatMap((kind) => languages.map((language) => feedPath(kind, language))).sort(),
  );
  expect(await xmlErrors('atom', feeds)).toEqual([]);
  for (const [path, text] of feeds) {
    const ids = [...text.matchAll(/<id>(.*?)<\/id>/g)].map(([, id]) => id);
    expect(new Set(ids).size, path).toBe(ids.length);
    expect(ids[0]).toBe(siteUrl + path);
  }
  const index = new Map([[sitemapPath, await textAt(sitemapPath)]]);
  expect(await xmlErrors('siteindex', index)).toEqual([]);
  expect(await xmlErrors('sitemap', ofType('application/xml', /^\/sitemaps\//))).toEqual([]);
});

test.skipIf(!checksHtml())(
  'the Nu HTML checker finds no error in any document',
  async () => {
    const hostile = await store(hostileInputs);
    const addresses = [
      ...hostile.flatMap((post, place) =>
        languages.map((language) =>
          localizedPath(postPath(hostileInputs[place]?.[0] ?? 'blog', post.id), language),
        ),
      ),
      ...postKinds.flatMap((kind) => languages.map((language) => localizedPath(listPath(kind), language))),
      ...posts.filter(({ kind }) => kind === 'blog').map(({ post }) => `/share/blog/${post.id}`),
      ...['/nowhere', '/ar/nowhere', '/blog/nowhere', '/share/blog/nowhere'],
      ...Object.values(adminAddresses),
    ];
    const documents = ofType('text/html');
    for (const path of addresses) documents.set(`${path} again`, await textAt(path));
    for (const [name, text] of await hostileDocuments(render)) documents.set(name, text);
    documents.set('broken', '<!doctype html><html lang="en"><title>x</title><p id="a"><p id="a">');
    expect(documents.size).toBeGreaterThan(400);
    expect(await htmlErrors(documents)).toEqual([expect.stringMatching(/^broken: error: Duplicate ID/)]);
  },
  300_000,
);

test.skipIf(!checksHtml())('the Nu HTML checker finds no error in any feed', async () => {
  const feeds = ofType('application/atom+xml');
  const broken = new Map([['no author', [...feeds.values()][0]?.replace(/<author>.*?<\/author>/, '') ?? '']]);
  expect(await xmlFormErrors('atom', new Map([...feeds, ...broken]))).toEqual([
    expect.stringMatching(/^no author: error: Element “feed” is missing/),
  ]);
});

test('the test itself works: errors are found', async () => {
  const feed = await textAt(feedPath('blog', 'en'));
  const broken = new Map([
    ['no id', feed.replace(/<id>.*?<\/id>/, '')],
    ['not well-formed', feed.replace('</title>', '')],
    ['no instant', feed.replace(/<updated>.*?<\/updated>/, '<updated>yesterday</updated>')],
  ]);
  const errors = (await xmlErrors('atom', broken)).join('\n');
  for (const name of broken.keys()) expect(errors).toContain(`${name}:`);
});
