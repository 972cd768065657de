import '#functions/data/testing/environment.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { listAuditLines } from '#functions/data/audit/audit-log.ts';
import { listContent } from '#functions/data/content/content.ts';
import { storeMessage } from '#functions/data/messages/message.ts';
import { createInvited } from '#functions/data/people/person.ts';
import { createPost } from '#functions/data/posts/post.ts';
import { accountIdOf } from '#functions/data/sign-in/administrator.ts';
import { articleWith } from '#functions/data/testing/posts.ts';
import { confirmClaim, withdrawClaim } from '#shared/api/claims.ts';
import type { Endpoint } from '#shared/api/endpoint/endpoint.ts';
import { assignMessages, changeMessages, deleteMessages } from '#shared/api/messages/bulk-messages.ts';
import { endPersonSessions, invitePerson, removePerson, updatePerson } from '#shared/api/people.ts';
import { savePostCategories } from '#shared/api/posts/post-categories.ts';
import { changePosts, deletePosts } from '#shared/api/posts/post-lists.ts';
import { postEndpoints } from '#shared/api/posts/posts.ts';
import { makePreviewLink } from '#shared/api/posts/previews.ts';
import { replaceTexts, undoReplacement } from '#shared/api/replacements.ts';
import { claims, claimText } from '#shared/content/claims.ts';
import { content } from '#shared/content/registry.ts';
import { send, type TestRequest } from '../testing/event.ts';
import { signedIn } from '../testing/signed-in.ts';

// Unlike the other tests of the log this one calls the real operations: these provide the titles of the items.
const [messages, people, posts, siteContent, previews] = await Promise.all([
  import('#functions/messages/handler.ts'),
  import('#functions/people/handler.ts'),
  import('#functions/posts/handler.ts'),
  import('#functions/content/handler.ts'),
  import('#functions/previews/handler.ts'),
]);
const handlers = {
  messages: messages.handler,
  people: people.handler,
  posts: posts.handler,
  content: siteContent.handler,
  previews: previews.handler,
};

const ids = ['audited-message-1', 'audited-message-2'];
const person = { username: 'Sara', email: 'sara@example.com', language: 'en', role: 'editor' } as const;
const id = 'audited-post-0001';
const [claim] = claims;
if (!claim) throw new Error('There are no claims.');

let sessionToken: string;
beforeAll(async () => {
  vi.spyOn(console, 'error').mockReturnValue();
  const signed = await signedIn();
  sessionToken = signed.sessionToken;
  for (const message of ids) {
    await storeMessage({
      ...{ id: message, source: 'contact', name: 'Dana', email: 'dana@example.com' },
      ...{ message: 'Count our shelves.', suspicions: [], createdAt: '2026-11-01T12:00:00.000Z' },
    });
  }
  await createInvited(person, new Date());
  await createPost('blog', id, articleWith({ title: 'Shelf audits' }), new Date());
  return signed.stop;
});

const params = { id };
const nothing = { kind: 'blog', id: 'nothing', form: 'stored', version: 1, fields: ['title'] };
const sara = { id: accountIdOf('Sara') };
const { update, delete: remove } = postEndpoints.blog;

test.each<[act: string, title: string, Endpoint, () => TestRequest | Promise<TestRequest>]>([
  ['messages-changed', '2 done', changeMessages, () => ({ json: { ids, change: 'done' } })],
  ['messages-assigned', '2 → admin', assignMessages, () => ({ json: { ids, assignee: 'admin' } })],
  ['messages-assigned', '2 → –', assignMessages, () => ({ json: { ids, assignee: '' } })],
  ['messages-deleted', '2', deleteMessages, () => ({ json: { ids } })],
  ['post-edited', 'Shelf share', update, () => ({ params, json: { title: 'Shelf share' } })],
  [
    'posts-changed',
    '1 blog publish',
    changePosts,
    () => ({ json: { kind: 'blog', ids: [id], change: 'publish' } }),
  ],
  [
    'texts-replaced',
    'nowhere → there',
    replaceTexts,
    () => ({ json: { sought: 'nowhere', replacement: 'there', things: [nothing] } }),
  ],
  ['replacement-undone', '1', undoReplacement, () => ({ json: { things: [{ ...nothing, from: 1 }] } })],
  ['preview-link-made', 'Shelf share', makePreviewLink, () => ({ params: { kind: 'blog', id } })],
  ['post-deleted', 'Shelf share', remove, () => ({ params })],
  ['posts-deleted', '1 blog', deletePosts, () => ({ json: { kind: 'blog', ids: [id] } })],
  [
    'categories-changed',
    '0 blog',
    savePostCategories,
    () => ({ json: { kind: 'blog', categories: [], version: 0 } }),
  ],
  ['person-invited', 'Dana', invitePerson, () => ({ json: { ...person, username: 'Dana' } })],
  ['person-changed', 'Sara', updatePerson, () => ({ params: sara, json: { role: 'owner' } })],
  ['person-signed-out', 'Sara', endPersonSessions, () => ({ params: sara })],
  ['person-removed', 'Sara', removePerson, () => ({ params: sara })],
  [
    'claim-confirmed',
    content[claim.key].label,
    confirmClaim,
    async () => ({ params: { key: claim.key }, json: claimText(claim, await listContent()) }),
  ],
  ['claim-withdrawn', content[claim.key].label, withdrawClaim, () => ({ params: { key: claim.key } })],
])('%s is logged with its title: %s', async (act, title, endpoint, request) => {
  const group = endpoint.group as keyof typeof handlers;
  await send(handlers[group], endpoint, { sessionToken, ...(await request()) });
  const [line] = (await listAuditLines({}, 1, undefined)).items;
  expect(line).toMatchObject({ act, title });
});
