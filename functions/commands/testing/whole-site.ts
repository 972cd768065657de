import { createHash } from 'node:crypto';
import { NumberValue } from '@aws-sdk/lib-dynamodb';
import { postKinds } from '#shared/posts/kinds.ts';
import type { StoredFile, StoredItem } from './stored-site.ts';

/** The number of items of each kind that a test site stores. */
export interface Amounts {
  readonly posts: number;
  readonly messages: number;
  readonly pictures: number;
}

const day = 24 * 60 * 60_000;
const now = Date.now();
/** Returns the instant a number of milliseconds before the test's `now`. */
const ago = (ms: number) => new Date(now - ms).toISOString();
const inSeconds = (ms: number) => Math.ceil((now + ms) / 1000);
const hash = (text: string) => createHash('sha256').update(text).digest('base64url');
const words = (seed: string, length: number) => {
  let text = '';
  for (let n = 0; text.length < length; n++) text += `${hash(`${seed} ${n}`)} رفّ `;
  return text.slice(0, length);
};

/** The expected export of a site with items of all kinds, also with attributes that only a newer release writes. */
export function* keptItems({ posts, messages, pictures }: Amounts): Generator<StoredItem> {
  for (let n = 0; n < posts; n++) {
    const kind = postKinds[n % postKinds.length] ?? 'blog';
    const id = `post-${String(n).padStart(12, '0')}`;
    const createdAt = ago(day + n * 1000);
    const sk = `${createdAt}#${id}`;
    yield {
      ...{ pk: `${kind}#${id}`, sk: kind, id, createdAt, updatedAt: createdAt, version: 2 },
      ...{ gsi1pk: kind, gsi1sk: sk, gsi3pk: `${kind}#published`, gsi3sk: sk },
      summary: { title: `Post ${n}`, titleAr: `مقال ${n}`, published: true, slug: `post-${n}` },
      texts: { content: words(id, 1500), contentAr: words(`${id} ar`, 1500) },
    };
    yield { pk: `slug#${kind}#post-${n}`, sk: 'slug', id, claimedAt: createdAt };
    yield {
      pk: `version#${kind}#${id}`,
      sk: '000001',
      savedAt: createdAt,
      savedBy: 'dana',
      fields: { title: 'Before' },
    };
  }
  for (let n = 0; n < messages; n++) {
    const id = `message-${String(n).padStart(12, '0')}`;
    const createdAt = ago(day + n * 1000);
    yield {
      ...{ pk: `message#${id}`, sk: 'message', id, createdAt, source: 'contact', version: 1 },
      ...{
        gsi1pk: 'message',
        gsi1sk: `${createdAt}#${id}`,
        gsi2pk: 'message#new',
        gsi2sk: `${createdAt}#${id}`,
      },
      ...{ name: `Visitor ${n}`, email: `visitor${n}@example.com`, message: words(id, 400), suspicions: [] },
    };
  }
  for (let n = 0; n < pictures; n++) {
    const id = `picture-${n}`;
    const createdAt = ago(day + n * 1000);
    yield {
      ...{ pk: `picture#${id}`, sk: 'picture', id, createdAt, address: addressOf(n), version: 1 },
      ...{ gsi1pk: 'picture', gsi1sk: `${createdAt}#${id}`, width: 1600, height: 900, name: `${n}.jpg` },
    };
  }
  const at = ago(day);
  yield { pk: 'content', sk: 'hero_title', value: 'Title', valueAr: 'عنوان', version: 3, valueUpdatedAt: at };
  yield {
    pk: 'content-draft',
    sk: 'hero_title',
    value: 'Draft',
    valueAr: '',
    basedOn: 3,
    version: now,
    by: 'dana',
  };
  yield {
    ...{ pk: 'content-change#change-000000000000', sk: 'content-change', id: 'change-000000000000' },
    ...{
      state: 'planned',
      at: ago(-day),
      by: 'dana',
      version: 1,
      texts: [{ key: 'hero_title', begunAt: at }],
    },
  };
  yield { pk: 'claim', sk: 'visits', en: 'Ten', ar: 'عشرة', at, by: 'dana' };
  yield {
    pk: 'category#blog',
    sk: 'category',
    categories: [{ id: 'c', name: 'Retail', formerly: [] }],
    version: 1,
  };
  yield { pk: `saved-view#${hash('dana')}`, sk: 'saved-view', views: [], version: 1 };
  yield { pk: 'reply-template#all', sk: 'reply-template', templates: [], version: 2 };
  yield { pk: 'setting#mail', sk: 'setting', recipients: [{ email: 'team@example.com' }], version: 1 };
  yield { pk: 'working-copy#blog#draft-0000000000', sk: 'working-copy', version: 4, texts: { content: '' } };
  yield {
    pk: `newsletter#${hash('reader')}`,
    sk: 'newsletter',
    email: 'r@example.com',
    token: 'words',
    state: 'confirmed',
  };
  yield {
    pk: `newsletter#${hash('left')}`,
    sk: 'newsletter',
    removedAt: at,
    gsi2pk: 'newsletter#removed',
    gsi2sk: `${at}#x`,
  };
  yield {
    pk: 'sending#post-000000000000',
    sk: 'sending',
    postId: 'post-000000000000',
    state: 'done',
    startedAt: at,
  };
  yield {
    pk: `mail#${hash('mail')}`,
    sk: 'mail',
    id: hash('mail'),
    at,
    state: 'sent',
    expiresAt: inSeconds(day),
  };
  yield { pk: `audit#${hash('act')}`, sk: 'audit', at, act: 'person-changed', username: 'dana' };
  yield { pk: 'usage', sk: '2026-11-01', audits: 3 };
  yield {
    pk: 'administrator#decided',
    sk: 'administrator',
    count: 4,
    accountId: hash('dana'),
    standing: 'owner',
  };
  yield {
    ...{
      pk: 'setting#of-a-newer-release',
      sk: 'setting',
      empty: '',
      nothing: null,
      no: false,
      list: [],
      map: {},
    },
    ...{ names: new Set(['z', 'a', 'ب']), numbers: new Set([3, 1]), bytes: new Uint8Array([0, 255, 10]) },
    precise: NumberValue.from('12345678901234567890.123456789'),
  };
}

/** `account`: an account as an export contains it. `secretsOfAccount`: its attributes that no export contains. */
export const account = {
  ...{ pk: `administrator#${hash('dana')}`, sk: 'administrator', accountId: hash('dana'), username: 'dana' },
  ...{ role: 'owner', email: 'dana@example.com', createdAt: ago(2 * day), decided: 4 },
  ...{ gsi1pk: 'administrator', gsi1sk: `${ago(2 * day)}#${hash('dana')}` },
} satisfies StoredItem;
export const secretsOfAccount = {
  ...{
    passwordHash: '$2b$12$hash',
    credentialVersion: 'one',
    codeSecret: 'secret',
    codeStep: 5,
    codesSince: ago(day),
  },
  ...{ recoveryHashes: new Set(['a']), links: new Set(['b.1']), linkHash: 'c', linkEndsAt: 7 },
};

/** Items that no export contains: one-time secrets, counters, derived items and expired ones. */
export function* passingItems(): Generator<StoredItem> {
  for (const kind of [
    'session',
    'challenge',
    'device',
    'throttle',
    'link',
    'preview-link',
    'cv',
    'hand-over',
  ])
    yield { pk: `${kind}#${hash(kind)}`, sk: kind, secret: 'no-export-has-this' };
  for (const kind of ['left-work', 'message-entry', 'publication'])
    yield { pk: `${kind}#one`, sk: kind, secret: 'no-export-has-this' };
  yield { pk: 'editing#hero_title', sk: hash('dana'), secret: 'no-export-has-this' };
  yield {
    pk: 'message#over-0000000000',
    sk: 'message',
    secret: 'no-export-has-this',
    expiresAt: inSeconds(-day),
  };
}

const addressOf = (n: number) => `/images/picture-${n}/1600x900.webp`;

/** The files of the buckets that an export has. */
export function* keptFiles({ pictures }: Pick<Amounts, 'pictures'>): Generator<StoredFile> {
  for (let n = 0; n < pictures; n++) {
    for (const width of [400, 1600])
      yield {
        ...{ bucket: 'pictures', key: `images/picture-${n}/${width}.webp`, contentType: 'image/webp' },
        ...{
          cacheControl: 'public, max-age=31536000, immutable',
          bytes: Buffer.from(words(`${n} ${width}`, 5000)),
        },
      };
  }
  yield {
    bucket: 'pictures',
    key: 'trash/old/400.webp',
    contentType: 'image/webp',
    bytes: Buffer.from('old'),
  };
  yield {
    bucket: 'cvs',
    key: 'kept/message-000000000000',
    contentType: 'application/pdf',
    bytes: Buffer.from('%PDF'),
  };
}

/** Files that no export contains: unfinished uploads. */
export const passingFiles: readonly StoredFile[] = [
  { bucket: 'pictures', key: 'staging/one', bytes: Buffer.from('half') },
  { bucket: 'cvs', key: 'waiting/one', bytes: Buffer.from('half') },
];
