import { subscriptionId } from '#functions/data/newsletter/subscription.ts';
import { forEveryKind, type PostKind } from '#shared/posts/kinds.ts';
import { createdAt, now, type StoredShapes } from './stored-shapes.ts';

const messageId = 'message-0000000001';
const email = 'dana@example.com';

/** Returns the shapes of a post. Its map `summary` has the fields that lists show; its map `texts` has the long texts. */
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

/** The stored shapes of texts, posts and messages, and of the records of their publication. */
export const written = {
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
    newer: {
      ...{ source: 'letter', name: 'Dana', language: 'ku', suspicions: ['too-many', 'too-odd'] },
      ...{ status: 'on-hold', assignee: 'sara', note: 'Called.', version: 3, notSpamAt: createdAt },
      ...{ page: '/contact', campaign: { source: 'fair', colour: 'red' } },
      ...{ cv: { state: 'scanned', size: 5, at: createdAt }, cvUpload: 'an-upload' },
      history: [{ what: 'mood' }, { at: createdAt, by: 'sara', what: 'note', from: '', to: 'Called.' }],
    },
    damaged: {
      ...{ name: 5, email: ['a'], message: null, suspicions: 'none', processedAt: true },
      ...{
        notSpamAt: 'yes',
        spamAt: 7,
        status: 1,
        assignee: {},
        note: [],
        version: 'three',
        history: 'long',
      },
      ...{ page: 5, campaign: 'fair', cv: true, cvUpload: 5 },
    },
    reads: (data) => [
      data.listAllMessages(9, undefined).then(({ items }) => items[0]),
      data.listMessagesIn('new', 9, undefined).then(({ items }) => items[0]),
    ],
    readAs: {
      oldest: { id: messageId, createdAt, name: '', message: '', suspicions: [], processed: false },
      newer: { source: 'contact', name: 'Dana', status: 'new', assignee: 'sara', page: '/contact' },
      damaged: { name: '', email: '', message: '', suspicions: [], processed: false },
    },
    edit: async (data) => {
      const message = await data.getMessageDetails(messageId);
      const { version = 0, note = '' } = message ?? {};
      const handling = { status: 'won' as const, assignee: 'sara', note, version };
      const outcome = await data.saveHandling(messageId, handling, now, 'sara');
      return outcome?.saved && (await data.getMessage(messageId))?.status === 'won' ? outcome : undefined;
    },
  },
  newsletter: {
    key: { pk: `newsletter#${subscriptionId(email)}`, sk: 'newsletter' },
    oldest: {
      ...{ email, subscribedAt: createdAt },
      ...{ gsi1pk: 'newsletter', gsi1sk: `${createdAt}#${subscriptionId(email)}` },
    },
    newer: {
      ...{ language: 'ku', suspicions: ['too-odd', 'honeypot'], consent: '2030-01' },
      ...{ state: 'confirmed', token: 'token', asked: 1 },
    },
    damaged: {
      ...{ language: 1, suspicions: { honeypot: true }, consent: false },
      ...{ state: 'gone', token: 5, asked: 'often', askedAt: 'now', expiresAt: 'never' },
    },
    reads: (data) => [data.listSubscriptions(9, undefined).then(({ items }) => items[0])],
    readAs: {
      oldest: { email, subscribedAt: createdAt, suspicions: [], state: 'confirmed' },
      newer: { email, suspicions: ['honeypot'], consent: '2030-01', state: 'confirmed' },
      damaged: { email, subscribedAt: createdAt, suspicions: [], state: 'waiting' },
    },
    edit: async (data) => {
      const again = { email, subscribedAt: createdAt, suspicions: [] };
      return (await data.storeSubscription(again)) !== 'stored' || undefined;
    },
  },
  picture: {
    key: { pk: 'picture#a-picture-of-a-shelf-000', sk: 'picture' },
    oldest: {
      ...{
        id: 'a-picture-of-a-shelf-000',
        createdAt,
        address: '/images/a-picture-of-a-shelf-000/800x500.jpg',
      },
      ...{ gsi1pk: 'picture', gsi1sk: `${createdAt}#a-picture-of-a-shelf-000` },
    },
    newer: { width: 800, height: 500, name: 'shelf.jpg', altAr: 'رف', focusX: 33, version: 4 },
    damaged: { width: '800', name: 5, alt: ['Shelf'], focusY: 'top', version: 'one', deletedAt: 'then' },
    reads: (data) => [
      data.getPicture('a-picture-of-a-shelf-000'),
      data.listPictures('kept', 9, undefined, now).then(({ items }) => items[0]),
    ],
    readAs: {
      oldest: { width: 0, name: '', alt: '', focus: { x: 50, y: 50 }, version: 1 },
      newer: { width: 800, name: 'shelf.jpg', altAr: 'رف', focus: { x: 50, y: 50 }, version: 4 },
      damaged: { width: 0, name: '', alt: '', focus: { x: 50, y: 50 }, version: 1 },
    },
    edit: (data) => data.restorePicture('a-picture-of-a-shelf-000'),
  },
  publication: {
    key: { pk: 'publication#status', sk: 'publication' },
    oldest: { readAt: createdAt },
    newer: {
      ...{ release: 'r1', publishedAt: createdAt },
      failures: [{ path: '/blog/a', language: 'en', reason: 'Too odd', since: createdAt }],
    },
    damaged: { release: 5, noticed: ['all'], publishedAt: 'now', failures: 'none' },
    reads: (data) => [data.getPublicationStatus()],
    readAs: {
      oldest: { readAt: createdAt, release: '', noticed: {}, failures: [] },
      newer: { readAt: createdAt, failures: [{ path: '/blog/a', language: 'en', reason: 'Too odd' }] },
      damaged: { readAt: createdAt, release: '', noticed: {}, failures: [] },
    },
    edit: async (data) => {
      const [readAt, publishedAt] = [now.toISOString(), now.toISOString()];
      await data.saveStatus({ release: 'r2', readAt, noticed: {}, publishedAt, failures: [] });
      return (await data.getPublicationStatus())?.release === 'r2' || undefined;
    },
  },
} satisfies Record<string, StoredShapes>;
