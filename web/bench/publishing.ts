import { setTimeout as sleep } from 'node:timers/promises';
import { languages, localizedPath } from '#shared/language.ts';
import { emptyFields } from '#shared/posts/fields.ts';
import { listPath, postPath } from '#shared/posts/paths.ts';
import { postSchemas } from '#shared/posts/schemas.ts';
import { feedPath, sitemapPath } from '#shared/publishing/addresses.ts';
import { askOrigin, signIn } from './site.ts';
import { median, pathOf, printTable, rounded } from './table.ts';

/** The time limit for the publication of a save, in milliseconds. */
const patienceMs = 30_000;
const askAgainMs = 100;
/** The target time from a save to its publication, in milliseconds. */
const goalMs = 3000;
/** How often each item is saved. */
const rounds = 10;

/** The times from the answer of a save until it was published at all its URLs, in milliseconds. */
type PublishingTimes = ReadonlyMap<string, readonly number[]>;

/** The expected content of a URL after a save. */
interface Expected {
  readonly path: string;
  readonly status: number;
  readonly contains?: string;
  readonly lacks?: string;
}

/** The running site, and the session of an editor. */
interface Editor {
  readonly port: number;
  readonly cookie: string;
}

/** Saves texts and posts on the site on `port`, and prints how long they took to be published. */
export async function reportPublishing(port: number): Promise<void> {
  const times = await measurePublishing(port);
  const all = [...times.values()].flat();
  const row = (what: string, values: readonly number[]) => [
    what,
    rounded(values.length),
    rounded(median(values)),
    rounded(Math.max(...values)),
  ];
  printTable(
    'From the acknowledged save until it is read on all its addresses, in both languages, in ms',
    ['saved', 'times', 'median', 'worst'],
    [...Array.from(times, ([what, values]) => row(what, values)), row('all', all)],
  );
  const late = all.filter((value) => value > goalMs).length;
  console.log(`\n${late} of ${all.length} took longer than the goal of ${goalMs / 1000} s`);
}

/**
 * Saves texts and posts on the site on `port`, without a browser, and times each save until pages, lists, feed and site
 * map show it in both languages.
 * @throws one sentence if a save is refused or not published in half a minute
 */
async function measurePublishing(port: number): Promise<PublishingTimes> {
  const editor: Editor = { port, cookie: await signIn(port) };
  const times = new Map<string, number[]>();
  const time = async (what: string, save: () => Promise<readonly Expected[]>) => {
    const expected = await save();
    const acknowledged = performance.now();
    await untilReadAll(port, what, expected);
    times.set(what, [...(times.get(what) ?? []), performance.now() - acknowledged]);
  };
  for (let round = 1; round <= rounds; round += 1) {
    let id = '';
    await time('hero title', () => saveHeroTitle(editor, newWord()));
    await time('new post', async () => {
      const word = newWord();
      ({ id } = await ask(editor, 'POST', '/api/admin/blog-posts', postOf(word)));
      return everywhere(id, word);
    });
    const change = (fields: object) => ask(editor, 'PUT', `/api/admin/blog-posts/${id}`, fields);
    await time('edited post', async () => {
      const word = newWord();
      await change(titled(word));
      return everywhere(id, word);
    });
    await time('unpublished post', async () => {
      await change({ published: false });
      return nowhere(id);
    });
    const word = newWord();
    await change({ ...titled(word), published: true });
    await untilReadAll(port, 'a post published again', everywhere(id, word));
    await time('deleted post', async () => {
      await ask(editor, 'DELETE', `/api/admin/blog-posts/${id}`);
      return nowhere(id);
    });
  }
  return times;
}

/** Returns a word that no text has and no layout breaks. */
function newWord(): string {
  return `w${Math.random().toString(36).slice(2, 10)}`;
}

function titled(word: string) {
  return { title: `Shelf share ${word}`, titleAr: `حصة الرف ${word}` };
}

async function saveHeroTitle(editor: Editor, word: string): Promise<Expected[]> {
  const { title: value, titleAr: valueAr } = titled(word);
  await ask(editor, 'PUT', '/api/update-content/hero_title', { value, valueAr });
  return languages.map((language) => ({ path: localizedPath('/', language), status: 200, contains: word }));
}

function postOf(word: string): object {
  return {
    ...emptyFields(postSchemas.blog.fields),
    ...{ ...titled(word), content: 'What we saw.', author: 'Sara', category: 'Fieldwork' },
    published: true,
  };
}

/**
 * Returns the contents to expect once a post with a word in its title is published: its pages, lists, feeds, and the site map.
 */
function everywhere(id: string, word: string): Expected[] {
  const path = postPath('blog', id);
  return [
    ...languages.flatMap((language) =>
      [
        localizedPath(path, language),
        localizedPath(listPath('blog'), language),
        feedPath('blog', language),
      ].map((shown) => ({ path: shown, status: 200, contains: word })),
    ),
    { path: sitemapPath, status: 200, contains: path },
  ];
}

/** Returns the contents to expect once a post is deleted. */
function nowhere(id: string): Expected[] {
  const path = postPath('blog', id);
  return [
    ...languages.map((language) => ({ path: localizedPath(path, language), status: 404 })),
    ...languages.flatMap((language) =>
      [localizedPath(listPath('blog'), language), feedPath('blog', language)].map((shown) => ({
        path: shown,
        status: 200,
        lacks: path,
      })),
    ),
    { path: sitemapPath, status: 200, lacks: path },
  ];
}

async function ask(
  { port, cookie }: Editor,
  method: string,
  path: string,
  json?: object,
): Promise<{ id: string }> {
  const headers = { cookie, ...(json && { 'content-type': 'application/json' }) };
  const body = Buffer.from(json ? JSON.stringify(json) : '');
  const { status, body: answer } = await askOrigin(port, method, path, headers, body);
  if (status >= 300) throw new Error(`${method} ${path} was answered with ${status}: ${answer}`);
  return answer.length > 0 ? JSON.parse(answer.toString()) : { id: '' };
}

async function read(port: number, path: string): Promise<{ status: number; text: string }> {
  const { status, body } = await askOrigin(port, 'GET', path, {});
  return { status, text: body.toString() };
}

/** Returns all parts of the site map as one text. */
async function readSiteMap(port: number): Promise<{ status: number; text: string }> {
  const index = await read(port, sitemapPath);
  const parts = [...index.text.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => pathOf(address));
  const texts = await Promise.all(parts.map(async (part) => (await read(port, part)).text));
  return { status: index.status, text: texts.join('') };
}

async function untilReadAll(port: number, what: string, expected: readonly Expected[]): Promise<void> {
  const until = performance.now() + patienceMs;
  await Promise.all(expected.map((one) => untilRead(port, what, one, until)));
}

async function untilRead(port: number, what: string, expected: Expected, until: number): Promise<void> {
  const { path, status, contains = '', lacks } = expected;
  for (;;) {
    const { status: answered, text } = await (path === sitemapPath ? readSiteMap(port) : read(port, path));
    const isThere = text.includes(contains) && (lacks === undefined || !text.includes(lacks));
    if (answered === status && isThere) return;
    if (performance.now() > until)
      throw new Error(`${path} does not say after ${patienceMs / 1000} s that there is: ${what}.`);
    await sleep(askAgainMs);
  }
}
