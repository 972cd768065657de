import './testing/environment.ts';
import { createHash } from 'node:crypto';
import { GetCommand, PutCommand } from '@aws-sdk/lib-dynamodb';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import type { ItemKind } from '#shared/item-kind.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { subscriptionId } from './newsletter.ts';
import { accountIdOf } from './sign-in/administrator.ts';
import { keyedHash } from './table/keyed-hash.ts';
import type { Item } from './table/stored-item.ts';
import { type Engine, enginesHere, startEngine } from './testing/engine.ts';

/** How the items of a kind are stored by the first release, by one after this, and by a mistake; and what is done with them. */
interface StoredShapes {
  readonly key: { readonly pk: string; readonly sk: string };
  /** What an item has at the least: what places it in its lists, and who or what it is. */
  readonly oldest: Item;
  /** What a newer release may write in attributes that this one knows, beside attributes that it does not know. */
  readonly newer: Item;
  /** Values of another type than they should have. */
  readonly damaged: Item;
  /** All that reads it: each function's answer, for the three shapes. */
  readonly reads: (data: Data) => Promise<unknown>[];
  readonly readAs: { readonly oldest: unknown; readonly newer: unknown; readonly damaged: unknown };
  /** What has to be stored for it to be read. */
  readonly beside?: Item;
  /** What changes it; `undefined` answers that nothing was changed. */
  readonly edit: (data: Data) => Promise<unknown>;
}

const load = async () => ({
  ...(await import('./content.ts')),
  ...(await import('./message.ts')),
  ...(await import('./newsletter.ts')),
  ...(await import('./posts/post.ts')),
  ...(await import('./posts/post-list.ts')),
  ...(await import('./publication/status.ts')),
  ...(await import('./sign-in/administrator.ts')),
  ...(await import('./sign-in/device.ts')),
  ...(await import('./sign-in/session.ts')),
  ...(await import('./sign-in/throttle.ts')),
});
type Data = Awaited<ReturnType<typeof load>>;

const createdAt = '2026-05-01T12:00:00.000Z';
const now = new Date('2026-05-01T12:10:00.000Z');
const expiresAt = now.getTime() / 1000 + 600;
const sha256 = (text: string) => createHash('sha256').update(text).digest('base64url');

const messageId = 'message-0000000001';
const email = 'dana@example.com';
const accountId = accountIdOf('dara');
const token = 'a'.repeat(43);
const windowStart = Date.parse(createdAt);
const limit = { name: 'test', most: 2, windowSeconds: 3600 };

/** Posts hold what lists show of them in the map `summary`, and their long texts in the map `texts`. */
function storedPost(kind: PostKind): StoredShapes {
  const id = `${kind}-of-another-release`;
  const position = `${createdAt}#${id}`;
  const read = { id, createdAt, title: '', published: false };
  return {
    key: { pk: `${kind}#${id}`, sk: kind },
    oldest: {
      ...{ id, createdAt, version: 1, summary: {}, texts: {} },
      ...{ gsi1pk: kind, gsi1sk: position, gsi3pk: `${kind}#published`, gsi3sk: position },
    },
    newer: {
      version: 4,
      summary: { title: 'Title', type: 'by-the-hour', published: true, subtitle: 'Below it' },
      texts: { summary: 'In short' },
    },
    damaged: {
      version: 4,
      updatedAt: 5,
      summary: { title: 7, published: 'yes', type: {} },
      texts: { content: 8 },
    },
    reads: (data) => [
      data.getPost(kind, id),
      data.listPosts(kind, 9).then(({ items }) => items[0]),
      data.listPublished(kind, 9).then(({ items }) => items[0]),
    ],
    readAs: { oldest: read, newer: { ...read, title: 'Title', published: true, version: 4 }, damaged: read },
    edit: async (data) => {
      const version = (await data.getPost(kind, id))?.version;
      const update = { title: 'Another', ...(version !== undefined && { version }) };
      return (await data.updatePost(kind, id, update, now))?.saved || undefined;
    },
  };
}

const shapes: Record<ItemKind, StoredShapes> = {
  ...forEveryKind(storedPost),
  content: {
    key: { pk: 'content', sk: 'hero_title' },
    oldest: {},
    newer: { value: 'Title', valueAr: '', version: 3, valueUpdatedAt: createdAt, style: 'bold' },
    damaged: { value: 1, valueAr: null, version: 'three', valueUpdatedAt: 'yesterday' },
    reads: (data) => [data.listContent().then(([item]) => item)],
    readAs: {
      oldest: { key: 'hero_title', type: 'text', value: '', valueAr: '', version: 0 },
      newer: { value: 'Title', version: 3, valueUpdatedAt: createdAt },
      damaged: { value: '', valueAr: '', version: 0 },
    },
    edit: async (data) => {
      const [item] = await data.listContent();
      const update = { value: '', valueAr: 'عنوان', ...(item && { version: item.version }) };
      return (await data.updateContent('hero_title', update, now)).saved || undefined;
    },
  },
  message: {
    key: { pk: `message#${messageId}`, sk: 'message' },
    oldest: {
      ...{ id: messageId, createdAt, gsi1pk: 'message', gsi1sk: `${createdAt}#${messageId}` },
      ...{ gsi2pk: 'message#new', gsi2sk: `${createdAt}#${messageId}` },
    },
    newer: { source: 'letter', name: 'Dana', language: 'ku', suspicions: ['too-many', 'too-odd'] },
    damaged: { name: 5, email: ['a'], message: null, suspicions: 'none', processedAt: true },
    reads: (data) => [
      data.listMessages(9, undefined).then(({ items }) => items[0]),
      data.listMessagesInState('new', 9, undefined).then(({ items }) => items[0]),
    ],
    readAs: {
      oldest: { id: messageId, createdAt, name: '', message: '', suspicions: [], processed: false },
      newer: { source: 'contact', name: 'Dana', suspicions: ['too-many'] },
      damaged: { name: '', email: '', message: '', suspicions: [], processed: false },
    },
    edit: (data) => data.markMessageProcessed(messageId, now),
  },
  newsletter: {
    key: { pk: `newsletter#${subscriptionId(email)}`, sk: 'newsletter' },
    oldest: {
      ...{ email, subscribedAt: createdAt },
      ...{ gsi1pk: 'newsletter', gsi1sk: `${createdAt}#${subscriptionId(email)}` },
    },
    newer: { language: 'ku', suspicions: ['too-odd', 'honeypot'], consent: '2030-01' },
    damaged: { language: 1, suspicions: { honeypot: true }, consent: false },
    reads: (data) => [data.listSubscriptions(9, undefined).then(({ items }) => items[0])],
    readAs: {
      oldest: { email, subscribedAt: createdAt, suspicions: [] },
      newer: { email, suspicions: ['honeypot'], consent: '2030-01' },
      damaged: { email, subscribedAt: createdAt, suspicions: [] },
    },
    edit: async (data) => {
      const outcome = await data.storeSubscription({ email, subscribedAt: createdAt, suspicions: [] });
      return outcome === 'known' || undefined;
    },
  },
  administrator: {
    key: { pk: `administrator#${accountId}`, sk: 'administrator' },
    oldest: { accountId, createdAt, gsi1pk: 'administrator', gsi1sk: `${createdAt}#${accountId}` },
    newer: { username: 'Dara', passwordHash: 'hash', credentialVersion: 'v', role: 'editor' },
    damaged: { username: 5, passwordHash: {}, credentialVersion: 7 },
    reads: (data) => [
      data.getAdministrator(accountId),
      data.listAdministrators().then(([administrator]) => administrator),
    ],
    readAs: {
      oldest: { accountId, createdAt, username: '', passwordHash: '' },
      newer: { username: 'Dara', passwordHash: 'hash', credentialVersion: 'v' },
      damaged: { username: '', passwordHash: '' },
    },
    edit: async (data) => (await data.saveAdministrator('dara', 'other', now)) === 'reset' || undefined,
  },
  session: {
    key: { pk: `session#${sha256(token)}`, sk: 'session' },
    oldest: { accountId, credentialVersion: 'v', createdAt },
    newer: { lastSeenAt: createdAt, device: 'phone' },
    damaged: { lastSeenAt: 'just now' },
    reads: (data) => [data.findSession(token, now)],
    readAs: {
      oldest: { accountId, credentialVersion: 'v', createdAt },
      newer: { accountId, lastSeenAt: createdAt },
      damaged: { accountId, credentialVersion: 'v' },
    },
    edit: async (data) => {
      const session = await data.findSession(token, now);
      if (session) await data.touchSession(token, session, now);
      const touched = await data.findSession(token, now);
      return touched?.lastSeenAt === now.toISOString() || undefined;
    },
  },
  device: {
    key: { pk: `device#${accountId}#${sha256(token)}`, sk: 'device' },
    oldest: { credentialVersion: 'v', expiresAt },
    newer: { name: 'phone' },
    damaged: { name: 5 },
    reads: (data) => [data.findDevice(token, accountId, now)],
    readAs: { oldest: { token }, newer: { token }, damaged: { token } },
    beside: {
      ...{ pk: `administrator#${accountId}`, sk: 'administrator' },
      ...{ accountId, createdAt, credentialVersion: 'v' },
    },
    edit: (data) =>
      data.rememberDevice({ accountId, credentialVersion: 'v' }, { token, id: sha256(token) }, now),
  },
  publication: {
    key: { pk: 'publication#status', sk: 'publication' },
    oldest: { readAt: createdAt },
    newer: {
      ...{ release: 'r1', publishedAt: createdAt },
      failures: [{ path: '/blog/a', language: 'en', reason: 'Too odd', since: createdAt }],
    },
    damaged: { release: 5, publishedAt: 'now', failures: 'none' },
    reads: (data) => [data.getPublicationStatus()],
    readAs: {
      oldest: { readAt: createdAt, release: '', failures: [] },
      newer: { readAt: createdAt, failures: [{ path: '/blog/a', language: 'en', reason: 'Too odd' }] },
      damaged: { readAt: createdAt, release: '', failures: [] },
    },
    edit: async (data) => {
      const [readAt, publishedAt] = [now.toISOString(), now.toISOString()];
      await data.saveStatus({ release: 'r2', readAt, publishedAt, failures: [] });
      return (await data.getPublicationStatus())?.release === 'r2' || undefined;
    },
  },
  throttle: {
    key: { pk: `throttle#test#${keyedHash('throttle', 'somebody')}#${windowStart}`, sk: 'throttle' },
    oldest: { expiresAt },
    newer: { count: 1, things: new Set(['a']), kind: 'sliding' },
    damaged: { things: 'a' },
    reads: () => [],
    readAs: { oldest: undefined, newer: undefined, damaged: undefined },
    edit: async (data) => (await data.reserve(limit, 'somebody', now)).admitted || undefined,
  },
};

describe.each(enginesHere())('on %s', (engineName) => {
  let engine: Engine;
  let data: Data;
  let client: typeof import('./table/client.ts');
  beforeAll(async () => {
    engine = await startEngine(engineName);
    vi.resetModules();
    data = await load();
    client = await import('./table/client.ts');
  }, 60_000);
  afterAll(() => engine.stop());
  beforeEach(() => void vi.spyOn(console, 'error').mockReturnValue());

  const store = (item: Item) => client.dynamodb.send(new PutCommand({ TableName: 'test-table', Item: item }));

  describe.each(Object.entries(shapes))('a stored %s', (_, { key, readAs, ...shape }) => {
    const items = {
      oldest: { ...key, ...shape.oldest },
      newer: { ...key, ...shape.oldest, ...shape.newer, fromTheFuture: { a: [1] } },
      damaged: { ...key, ...shape.oldest, ...shape.damaged },
    };

    test.each(['oldest', 'newer', 'damaged'] as const)(
      'of the %s shape is read, listed and edited',
      async (age) => {
        if (shape.beside) await store(shape.beside);
        await store(items[age]);
        for (const read of await Promise.all(shape.reads(data)))
          expect(read).toMatchObject(readAs[age] as object);
        expect(await shape.edit(data)).toBeDefined();
      },
    );

    test('keeps what a newer release wrote when it is edited', async () => {
      if (shape.beside) await store(shape.beside);
      await store(items.newer);
      expect(await shape.edit(data)).toBeDefined();
      const { Item } = await client.dynamodb.send(new GetCommand({ TableName: 'test-table', Key: key }));
      expect(Item).toMatchObject({ fromTheFuture: { a: [1] } });
    });
  });

  test('one item that cannot be read hides no other', async () => {
    for (const { key, oldest } of [shapes.message, shapes.newsletter, shapes.administrator, shapes.content]) {
      await store({ ...key, ...oldest });
      const keys = Object.entries(oldest).filter(([name]) => name.startsWith('gsi'));
      await store({ ...Object.fromEntries(keys), pk: `${key.pk}-broken`, sk: key.sk });
    }
    expect((await data.listMessages(9, undefined)).items).toHaveLength(1);
    expect((await data.listSubscriptions(9, undefined)).items).toHaveLength(1);
    expect(await data.listAdministrators()).toHaveLength(1);
  });
});
