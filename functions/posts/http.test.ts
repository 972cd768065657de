import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { pictures } from '#functions/images/testing/pictures.ts';
import { runSite } from '#infra/local/testing/running-site.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { endpoints } from '#shared/api/table.ts';
import type { FoundText } from '#shared/content/replacement.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { postSchemas } from '#shared/posts/schemas.ts';

/** Tests posts as visitors and administrators get them, through the CDN. */
const site = runSite();

// The CDN's clock does not advance unless a test advances it. The functions have a clock of their own, which runs.
beforeAll(() => void vi.useFakeTimers({ toFake: ['Date'], now: Date.now() }));
afterAll(() => void vi.useRealTimers());
const pass = (seconds: number) => vi.setSystemTime(Date.now() + seconds * 1000);

/** Repeats a request until the API's limit per second, which uses the same clock, admits it. */
async function askWhenLetThrough(path: string, init?: RequestInit): Promise<Response> {
  for (;;) {
    const answer = await site.ask(path, init);
    if (answer.status !== 429) return answer;
    await answer.body?.cancel();
    pass(1);
  }
}

/** Returns a post whose every text holds a marker. */
function bodyWith(kind: PostKind, marker: string) {
  const empty = emptyFields(postSchemas[kind].fields);
  const texts = Object.entries(empty).filter(
    ([name, value]) => value === '' && !/At$|^slug$|^byline$/.test(name),
  );
  const marked = texts.map(([name]) => [name, name === 'imageUrl' ? `/${marker}.png` : `${marker} ${name}`]);
  return { ...empty, ...Object.fromEntries(marked) };
}

async function create(kind: PostKind, marker: string, published: boolean): Promise<{ id: string }> {
  const json = { ...bodyWith(kind, marker), published };
  const answer = await site.askAsAdministrator(`/api/admin/${kind}-posts`, 'POST', json);
  expect(answer.status).toBe(201);
  return answer.json();
}

const save = (kind: PostKind, id: string, json: object) =>
  site.askAsAdministrator(`/api/admin/${kind}-posts/${id}`, 'PUT', json);

describe('no public answer contains a draft', () => {
  const marker = 'DraftMarkerمسودة';
  const seen = 'PublishedMarkerمنشور';
  const publicReads = Object.entries<Endpoint>(endpoints).filter(
    ([, { method, access }]) => method === 'GET' && access === 'public',
  );
  const drafts: { id: string }[] = [];
  beforeAll(async () => {
    for (const kind of postKinds) {
      await create(kind, seen, true);
      drafts.push(await create(kind, marker, false));
      const taken = await create(kind, marker, true);
      await site.ask(`/api/${kind}-posts`);
      await site.ask(`/api/${kind}-posts/${taken.id}`);
      expect((await save(kind, taken.id, { published: false })).status).toBe(200);
      drafts.push(taken);
    }
    pass(10);
  }, 60_000);

  const queries = [
    '',
    '?fields=summary',
    '?fields=all&language=ar',
    '?limit=1',
    ...['en', 'ar'].flatMap((language) => [
      `?language=${language}`,
      `?language=${language}&search=${encodeURIComponent(marker)}`,
      `?language=${language}&search=draftmarker&fields=summary`,
      `?language=${language}&category=${encodeURIComponent(`${marker} category`)}`,
      `?language=${language}&category=${encodeURIComponent(`${marker} categoryAr`)}`,
    ]),
  ];

  test.each(publicReads)('%s', async (_name, { path }) => {
    const paths = path.includes('{id}') ? drafts.map(({ id }) => path.replace('{id}', id)) : [path];
    for (const address of paths.flatMap((each) => queries.map((query) => each + query))) {
      for (const headers of [{}, { cookie: site.cookie }]) {
        const answer = await askAll(address, headers);
        expect({ address, leaks: /draftmarker|مسودة/i.test(answer) }).toEqual({ address, leaks: false });
        for (const { id } of drafts) expect(answer).not.toContain(id);
      }
    }
  });

  /** Returns the headers and the body of the response and of all following pages, as one text. */
  async function askAll(address: string, headers: Record<string, string>): Promise<string> {
    let text = '';
    for (let next: string | undefined = address; next; ) {
      const answer = await askWhenLetThrough(next, { headers });
      expect([200, 404]).toContain(answer.status);
      const fields = JSON.stringify([...answer.headers].filter(([name]) => name !== 'link'));
      text += fields + (await answer.text());
      next = /^<(.*)>; rel="next"$/.exec(answer.headers.get('link') ?? '')?.[1];
    }
    return text;
  }

  test('but published posts are there', async () => {
    for (const kind of postKinds) {
      expect(await (await askWhenLetThrough(`/api/${kind}-posts?limit=50`)).text()).toContain(
        `${seen} title`,
      );
    }
    expect(await (await askWhenLetThrough('/api/blog-posts/categories')).json()).toEqual([
      `${seen} category`,
    ]);
  });
});

describe.each(postKinds)('a %s post', (kind) => {
  test('is visible at once with a session, and after two seconds to everybody', async () => {
    pass(10);
    await site.ask(`/api/${kind}-posts`);
    const { id } = await create(kind, 'Fresh', true);
    const listed = async (cookie?: string) =>
      (await askWhenLetThrough(`/api/${kind}-posts`, cookie ? { headers: { cookie } } : {})).text();
    expect(await listed()).not.toContain('Fresh');
    expect(await listed(site.cookie)).toContain('Fresh');
    pass(2);
    expect(await listed()).toContain('Fresh');
    expect(await (await site.ask(`/api/${kind}-posts/${id}`)).text()).toContain('Fresh');

    expect((await site.askAsAdministrator(`/api/admin/${kind}-posts/${id}`, 'DELETE')).status).toBe(204);
    expect(await listed(site.cookie)).not.toContain('Fresh');
    pass(2);
    expect(await listed()).not.toContain('Fresh');
    expect((await site.ask(`/api/${kind}-posts/${id}`)).status).toBe(404);
  });

  test('is created once by a repeated request, also through the CDN', async () => {
    const send = () =>
      site.ask(`/api/admin/${kind}-posts`, {
        method: 'POST',
        headers: {
          cookie: site.cookie,
          'content-type': 'application/json',
          'idempotency-key': `a-retried-${kind}-post`,
        },
        body: JSON.stringify(bodyWith(kind, 'Retried')),
      });
    const [first, second] = [await send(), await send()];
    expect([first.status, second.status]).toEqual([201, 201]);
    expect(await second.json()).toEqual(await first.json());
  });

  test('stays published when a save as draft conflicts with a published save', async () => {
    const { id } = await create(kind, 'Both', false);
    const theirs = await (await save(kind, id, { title: 'Theirs', published: true, version: 1 })).json();
    const mine = await save(kind, id, { title: 'Mine', published: false, version: 1 });
    expect([mine.status, (await mine.json()).current]).toEqual([409, theirs]);
    expect((await site.ask(`/api/${kind}-posts/${id}`)).status).toBe(200);
  });
});

test('lists texts, posts and categories without Arabic', async () => {
  const { id } = await create('blog', 'Shelf', false);
  expect((await save('blog', id, { titleAr: '', categoryAr: '' })).status).toBe(200);
  const update = { value: 'Another headline', valueAr: '' };
  const saved = await site.askAsAdministrator('/api/update-content/hero_title', 'PUT', update);
  expect(saved.status).toBe(200);
  const list: { waiting: { kind: string; id: string }[] } = await (
    await site.askAsAdministrator('/api/admin/translations')
  ).json();
  const category = list.waiting.find(({ kind }) => kind === 'category')?.id ?? '';
  const path = (kind: string, of: string) => `/api/admin/translations/${kind}/${encodeURIComponent(of)}`;
  for (const [kind, of] of [
    ['blog', id],
    ['content', 'hero_title'],
    ['category', category],
  ] as const) {
    expect(list.waiting).toContainEqual(expect.objectContaining({ kind, id: of }));
    const work = await (await site.askAsAdministrator(path(kind, of))).json();
    expect(work).toMatchObject({ texts: [{ state: 'missing', arabic: '' }] });
  }
});

test('a number is replaced in a text, a post, its draft and a picture, and the replacement is undone', async () => {
  const number = '0770 999 8877';
  const form = new FormData();
  form.set('image', new Blob([new Uint8Array(pictures.png)], { type: 'image/png' }), 'sign.png');
  const request = { method: 'POST', body: form, headers: { cookie: site.cookie } };
  expect((await site.ask('/api/admin/upload-image', request)).status).toBe(200);
  const [picture] = await (await site.askAsAdministrator('/api/admin/pictures')).json();
  const { id, version } = picture;
  const words = { name: 'sign.png', alt: `Sign ${number}`, altAr: '', focus: { x: 50, y: 50 }, version };
  expect((await site.askAsAdministrator(`/api/admin/pictures/${id}`, 'PUT', words)).status).toBe(200);
  const post = await create('news', 'Numbered', false);
  expect((await save('news', post.id, { title: `Call ${number}` })).status).toBe(200);
  const draft = { fields: { title: `Draft ${number}` }, basedOn: 2, version: 0 };
  await site.askAsAdministrator(`/api/admin/working-copies/news/${post.id}`, 'PUT', draft);
  await site.askAsAdministrator('/api/update-content/hero_cta', 'PUT', { value: `Call ${number}` });
  const asked = { sought: number, replacement: '0750 111 2233' };
  const ask = async (path: string, body: object) =>
    (await site.askAsAdministrator(`/api/admin/replacements${path}`, 'POST', body)).json();
  const found = async (sought = number) => (await ask('/found', { ...asked, sought })).texts;
  const before = await found();
  expect(new Set(before.map(({ kind, form }: FoundText) => `${kind} ${form}`))).toEqual(
    new Set(['content stored', 'news stored', 'news typed', 'picture stored']),
  );
  const things = before.map(({ kind, id, form, version, field }: FoundText) => ({
    ...{ kind, id, form, version },
    fields: [field],
  }));
  // Names each item once, although several of its texts were found, because these are saved together.
  const one = things.filter(
    ({ kind, id, form }: FoundText, place: number) =>
      things.findIndex(
        (other: FoundText) => other.kind === kind && other.id === id && other.form === form,
      ) === place,
  );
  const outcome = await ask('', { ...asked, things: one });
  expect(outcome).toMatchObject({ failed: [] });
  expect(outcome.replaced).toHaveLength(4);
  expect((await ask('/undone', { things: outcome.replaced })).replaced).toHaveLength(4);
  expect(await found()).toHaveLength(before.length);
});
