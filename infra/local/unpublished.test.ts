import { randomUUID } from 'node:crypto';
import { brotliDecompressSync, gunzipSync } from 'node:zlib';
import sharp from 'sharp';
import { beforeAll, expect, test } from 'vitest';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import { pictureFiles } from '#shared/images/renditions.ts';
import { languages, localizedPath } from '#shared/language.ts';
import { type PostKind, postKinds, segmentOf } from '#shared/posts/kinds.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import { newPost } from './testing/new-post.ts';
import { runSite } from './testing/running-site.ts';
import { addressOf, readWebBucket } from './testing/web-bucket.ts';

/**
 * Stores an example of everything that visitors must not see, and reads all public URLs of the site. Each text that is not
 * public contains the word in {@link secret}, in both languages.
 */
const site = runSite();
const secret = 'zirbelschatten';
const open = 'openly';

/** Returns the time in a number of days from now. */
const hence = (days: number) => new Date(Date.now() + days * 24 * 60 * 60_000).toISOString();
const pathOf = (kind: PostKind, id = '') => `/api/admin/${segmentOf(kind)}${id && `/${id}`}`;
/** The slugs of unpublished posts, which are secret, too; the test also requests URLs with them. */
const slugs: { kind: PostKind; id: string }[] = [];
function nextSlug(kind: PostKind): string {
  const id = `${secret}-${slugs.length}`;
  slugs.push({ kind, id });
  return id;
}
const withSecret = (kind: PostKind, published: boolean) =>
  Object.fromEntries(
    Object.entries({ ...newPost(kind, secret, published), slug: nextSlug(kind) }).map(([name, value]) => [
      name,
      typeof value === 'string' && !/^(type|imageUrl|slug|byline)$|At$/.test(name)
        ? `${secret} ${value}`
        : value,
    ]),
  );

async function write<Answer>(path: string, method: string, body?: object): Promise<Answer> {
  const answer = await site.askAsAdministrator(path, method, body);
  expect(answer.status, `${method} ${path}: ${await answer.clone().text()}`).toBeLessThan(300);
  return answer.status === 204 ? (undefined as Answer) : answer.json();
}
const store = async (kind: PostKind, fields: object): Promise<string> =>
  (await write<{ id: string }>(pathOf(kind), 'POST', fields)).id;

const copyOf = (kind: PostKind, id: string) => `/api/admin/working-copies/${kind}/${id}`;
/** Saves a working copy of a post. `basedOn` is the version of the post, 0 for a new post. Returns the id. */
async function type(kind: PostKind, id: string, basedOn: number): Promise<string> {
  await write(copyOf(kind, id), 'PUT', { fields: withSecret(kind, true), basedOn, version: 0 });
  return id;
}

/** Uploads a public picture. Returns its URL. */
async function publicPicture(): Promise<string> {
  const background = { r: 20, g: 80, b: 40 };
  const file = await sharp({ create: { width: 900, height: 600, channels: 3, background } })
    .png()
    .toBuffer();
  const body = new FormData();
  body.set('image', new Blob([new Uint8Array(file)], { type: 'image/png' }), `${secret}.png`);
  const answer = await site.ask('/api/admin/upload-image', {
    method: 'POST',
    headers: { cookie: site.cookie },
    body,
  });
  expect(answer.status).toBe(200);
  return (await answer.json()).imageUrl;
}

/** Functions that store content that only editors may see, for a kind of posts. They return the post's id. */
const unpublished: Record<string, (kind: PostKind) => Promise<string>> = {
  'a post that was never published': (kind) => store(kind, withSecret(kind, false)),
  'a post that was published and is not any more': async (kind) => {
    const id = await store(kind, withSecret(kind, true));
    await site.settled();
    await write(pathOf(kind, id), 'PUT', { published: false });
    return id;
  },
  'what a published post said before': async (kind) => {
    // A slug that was once published keeps leading to the post.
    const id = await store(kind, { ...withSecret(kind, true), slug: `${open}-${kind}` });
    await site.settled();
    await write(pathOf(kind, id), 'PUT', newPost(kind, open));
    return id;
  },
  'a post whose time is to come': (kind) =>
    store(kind, { ...withSecret(kind, true), publishedAt: hence(1), unpublishAt: '' }),
  'a post whose time is over': async (kind) => {
    const id = await store(kind, withSecret(kind, true));
    await site.settled();
    await write(pathOf(kind, id), 'PUT', { publishedAt: hence(-2), unpublishAt: hence(-1) });
    return id;
  },
  'what is typed over a published post': async (kind) => {
    const id = await store(kind, newPost(kind, open));
    await type(kind, id, 1);
    return id;
  },
  'a draft that is no post yet': (kind) => type(kind, randomUUID(), 0),
  'what was typed and discarded': async (kind) => {
    const id = await type(kind, randomUUID(), 0);
    await write(`${copyOf(kind, id)}/discard`, 'POST', { version: 1 });
    return id;
  },
  'a post in the trash': async (kind) => {
    const id = await store(kind, withSecret(kind, true));
    await site.settled();
    await write(pathOf(kind, id), 'DELETE');
    return id;
  },
  'what was typed, and looked at in its page': async (kind) => {
    const id = `previewed-${kind}-0001`;
    const fields = Object.fromEntries(
      Object.entries(withSecret(kind, false)).filter(([, value]) => typeof value === 'string'),
    );
    const json = { kind, id, language: 'en', fields };
    const answer = await site.askAsAdministrator('/api/admin/previews', 'POST', json);
    expect(await answer.text()).toContain(secret);
    return id;
  },
  'a post that somebody has a private link to': async (kind) => {
    const id = await store(kind, withSecret(kind, false));
    const { token } = await write<{ token: string }>(`/api/admin/preview-links/${kind}/${id}`, 'POST');
    const answer = await site.ask(`/share/preview/${token}`);
    expect(answer.headers.get('cache-control')).toBe('no-store');
    expect(answer.headers.get('x-robots-tag')).toContain('noindex');
    expect(await answer.text()).toContain(secret);
    return id;
  },
};

const ids: { what: string; kind: PostKind; id: string }[] = [];
let addresses: string[] = [];
beforeAll(async () => {
  for (const value of [secret, open])
    await write('/api/update-content/hero_title', 'PUT', { value, valueAr: value });
  for (const kind of postKinds)
    for (const [what, make] of Object.entries(unpublished)) ids.push({ what, kind, id: await make(kind) });
  await site.settled();
  await site.restart(async (folders) => {
    const objects = await readWebBucket(folders, '');
    addresses = [...objects.keys()].flatMap((key) =>
      key.startsWith('pages/') ? (addressOf(key) ?? []) : [],
    );
    for (const [key, bytes] of objects) expect(unpacked(bytes).includes(secret), key).toBe(false);
  });
});

/** Returns the text of bytes, decompressed if they are compressed. */
function unpacked(bytes: Buffer): string {
  for (const unpack of [gunzipSync, brotliDecompressSync])
    try {
      return unpack(bytes).toString();
    } catch {
      // The bytes are compressed in another way, or not at all.
    }
  return bytes.toString();
}

/**
 * Returns the paths of all public GET requests of the API: a path with a parameter once for each id and slug, any other
 * path once for each query.
 */
function questions(): string[] {
  const names = [...ids, ...slugs].map(({ id }) => id);
  const queries = ['', '?fields=summary', `?search=${secret}&language=ar`, `?category=${secret}`];
  return (Object.values(endpoints) as Endpoint[])
    .filter(({ access, method }) => access === 'public' && method === 'GET')
    .flatMap(({ path }) =>
      path.includes('{')
        ? names.map((name) => path.replace(/\{\w+\}/g, name))
        : queries.map((query) => path + query),
    );
}

test('no public answer contains a word of unpublished content', async () => {
  const pages = [...ids, ...slugs].flatMap(({ kind, id }) =>
    languages.map((language) => localizedPath(postPath(kind, id), language)),
  );
  const paths = [...new Set([...addresses, ...pages, ...questions()])];
  site.forget();
  const told: string[] = [];
  for (const path of paths) {
    const answer = await site.ask(path);
    expect(answer.status, path).toBeLessThan(500);
    const text = unpacked(Buffer.from(await answer.arrayBuffer())) + JSON.stringify([...answer.headers]);
    if (text.toLowerCase().replaceAll(path.toLowerCase(), '').includes(secret)) told.push(path);
  }
  expect(told).toEqual([]);
});

test('files of a deleted picture are not public, and are public again once it is restored', async () => {
  const address = await publicPicture();
  const [, id = ''] = /^\/images\/([^/.]+)/.exec(address) ?? [];
  const files = pictureFiles(address);
  const statuses = async (paths: readonly string[]) => {
    site.forget();
    const answers = await Promise.all(paths.map((path) => site.ask(path)));
    return new Set(
      answers.map(({ status, headers }) => `${status} ${headers.get('content-type')?.split('/')[0]}`),
    );
  };
  expect(files).toHaveLength(7);
  expect(await statuses(files)).toEqual(new Set(['200 image']));
  await write(`/api/admin/pictures/${id}`, 'DELETE');
  const trashed = files.map((file) => file.replace('/images/', '/trash/'));
  const ways = [
    ...trashed,
    ...trashed.map((file) => `/images/..${file}`),
    ...trashed.map((file) => `/images${file}`),
  ];
  expect(await statuses([...files, ...ways])).toEqual(new Set(['404 text']));
  await write(`/api/admin/pictures/${id}/restore`, 'POST');
  expect(await statuses(files)).toEqual(new Set(['200 image']));
});

test('the test itself works: with a session the same words are found', async () => {
  for (const { kind, id, what } of ids.filter(({ what }) => what.includes('never published'))) {
    const answer = await site.askAsAdministrator(pathOf(kind, id));
    expect(await answer.text(), what).toContain(secret);
  }
  expect(addresses).toEqual(expect.arrayContaining(postKinds.map((kind) => listPath(kind))));
  expect((await (await site.ask('/')).text()).includes(open)).toBe(true);
});
