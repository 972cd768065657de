import './testing/environment.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { pictureTrashDays } from '#shared/images/library.ts';
import { keptMs, trashDays } from '#shared/privacy/retention.ts';
import { describeOnEngines } from './testing/on-engines.ts';
import { articleWith } from './testing/posts.ts';

const load = async () => ({
  ...(await import('./audit/audit-log.ts')),
  ...(await import('./content/editing.ts')),
  ...(await import('./left-work.ts')),
  ...(await import('./mail/mail.ts')),
  ...(await import('./messages/message.ts')),
  ...(await import('./messages/counts/count-messages.ts')),
  ...(await import('./messages/counts/kept-counts.ts')),
  ...(await import('./messages/entries/find.ts')),
  ...(await import('./messages/entries/update-index.ts')),
  ...(await import('./messages/change-message.ts')),
  ...(await import('./newsletter/confirm.ts')),
  ...(await import('./newsletter/find-subscriptions.ts')),
  ...(await import('./newsletter/subscribe.ts')),
  ...(await import('./newsletter/subscription.ts')),
  ...(await import('./newsletter/subscription-list.ts')),
  ...(await import('./people/hand-over.ts')),
  ...(await import('./people/link.ts')),
  ...(await import('./pictures/picture.ts')),
  ...(await import('./posts/post.ts')),
  ...(await import('./posts/trash.ts')),
  ...(await import('./posts/preview-links.ts')),
  ...(await import('./sign-in/challenge.ts')),
  ...(await import('./sign-in/device.ts')),
  ...(await import('./sign-in/administrator.ts')),
  ...(await import('./sign-in/save-administrator.ts')),
  ...(await import('./sign-in/session.ts')),
  ...(await import('./sign-in/session-list.ts')),
  ...(await import('./table/client.ts')),
  ...(await import('./table/update-item.ts')),
  ...(await import('./versions/list-versions.ts')),
  ...(await import('./working-copies/end-copy.ts')),
  ...(await import('./working-copies/working-copy.ts')),
});

const dayMs = 24 * 60 * 60_000;
const start = new Date('2026-11-01T00:00:00.000Z');
const account = { accountId: 'sara', credentialVersion: 'v' };
const message = {
  ...({ id: 'expiring-message-1', source: 'contact', name: 'Dana', email: 'dana@example.com' } as const),
  ...{ message: 'Count our shelves.', suspicions: [], createdAt: start.toISOString() },
};
const email = 'expiring@example.com';
const post = 'post-of-the-tests-1';
const mail = { purpose: 'notice', about: 'expiring-message-1', to: email } as const;
const line = {
  id: 'expiring-line',
  at: start.toISOString(),
  ...account,
  username: 'Sara',
  outcome: 'done',
} as const;

/**
 * An item that is stored at the start, how long it is kept, and every function that shows or counts it. Once the item has
 * expired, none of these functions returns or counts it.
 */
interface Expiring {
  readonly what: string;
  readonly keptMs: number;
  store(): Promise<unknown>;
  shown(now: Date): Promise<Record<string, unknown>>;
}

// The test database never deletes expired items; DynamoDB deletes them up to two days late.
describeOnEngines('expired items that are still stored', load, (data) => {
  beforeEach(() => {
    vi.useFakeTimers({ toFake: ['Date'], now: start });
  });
  afterEach(() => vi.useRealTimers());

  let token = '';
  const expiring: Expiring[] = [
    {
      what: 'a message that is done',
      keptMs: keptMs('message'),
      store: async () => {
        await data.storeMessage(message);
        await data.setDone(message.id, start);
        await data.updateIndex(message.id);
      },
      shown: async (now) => ({
        read: await data.getMessage(message.id),
        details: await data.getMessageDetails(message.id),
        all: (await data.listAllMessages(9, undefined)).items,
        done: (await data.listMessagesIn('done', 9, undefined)).items,
        found: (await data.searchMessages({ state: 'done' }, 9, undefined, now)).items,
        counted: (await data.countAllMessages()).done,
        changed: await data.setAssignee(message.id, { assignee: '' }, now),
      }),
    },
    {
      what: 'an address that was not confirmed',
      keptMs: keptMs('newsletter'),
      store: async () => {
        await data.storeSubscription({ email, subscribedAt: start.toISOString(), suspicions: [] });
        token = (await data.getSubscription(data.subscriptionId(email)))?.token ?? '';
      },
      shown: async () => ({
        listed: (await data.listSubscriptions(9, undefined)).items,
        found: (await data.findSubscriptions({ search: '', states: ['waiting'], limit: 9, after: undefined }))
          .items,
        counted: (await data.countSubscriptions()).waiting,
      }),
    },
    {
      what: 'a line of the audit log',
      keptMs: keptMs('audit'),
      store: () => data.appendAuditLine(line),
      shown: async () => ({ listed: (await data.listAuditLines({}, 9, undefined)).items }),
    },
    {
      what: 'the account of a mail',
      keptMs: keptMs('mail'),
      store: () => data.claimMail(mail, 'holder', start),
      shown: async () => ({ listed: await data.listOpenMails(9) }),
    },
    {
      what: 'that a link was asked for',
      keptMs: keptMs('link'),
      store: async () => {
        const put = vi.spyOn(data.dynamodb, 'send');
        await data.requestLink({ accountId: 'sara', purpose: 'reset' }, start);
        const sent: unknown = put.mock.calls[0]?.[0];
        put.mockRestore();
        token = (sent as { input: { Item: { pk: string } } }).input.Item.pk.slice('link#'.length);
      },
      shown: async (now) => ({ read: await data.getLinkRequest(token, now) }),
    },
    {
      what: 'a handover',
      keptMs: keptMs('hand-over'),
      store: () => data.beginHandOver('expiring', { from: 'sara', by: 'owner', shares: [] }, start),
      shown: async () => ({ read: await data.getHandOver('expiring') }),
    },
    {
      what: 'work that is left',
      keptMs: keptMs('left-work'),
      store: () => data.storeLeftWork({ work: 'mail', kind: 'message', itemId: 'expiring' }, start),
      shown: async (now) => ({ listed: await data.listLeftWork(9, now) }),
    },
    {
      what: 'a session',
      keptMs: 30 * 60_000,
      store: async () => {
        token = await data.createSession(account, start);
      },
      shown: async (now) => ({
        read: await data.findSession(token, now),
        listed: await data.listSessions(account, { ...account, accountId: 'other', createdAt: '' }, now),
      }),
    },
    {
      what: 'a challenge',
      keptMs: keptMs('challenge'),
      store: async () => {
        token = await data.createChallenge(account, start);
      },
      shown: async (now) => ({ read: await data.findChallenge(token, now) }),
    },
    {
      what: 'a known device',
      keptMs: keptMs('device'),
      store: async () => {
        await data.saveAdministrator('Sara', 'hash', start);
        const known = await data.getAdministrator(data.accountIdOf('Sara'));
        token = known ? await data.rememberDevice(known, undefined, start) : '';
      },
      shown: async (now) => ({ read: await data.findDevice(token, data.accountIdOf('Sara'), now) }),
    },
    {
      what: 'that somebody edits a text',
      // An editor without a report for a minute counts as gone; the item is kept longer.
      keptMs: 60_000,
      store: () => data.noteEditing('hero_title', { accountId: 'dana', username: 'Dana' }, start),
      shown: async (now) => ({ listed: await data.othersEditing('hero_title', 'sara', now) }),
    },
    {
      what: 'a picture in the trash',
      keptMs: pictureTrashDays * dayMs,
      store: async () => {
        const address = '/images/expiring.png';
        await data.keepPicture({ id: 'expiring', address, width: 1, height: 1, name: 'a' }, start);
        await data.trashPicture('expiring', start);
      },
      shown: async (now) => ({ listed: (await data.listPictures('trash', 9, undefined, now)).items }),
    },
    {
      what: 'a post in the trash',
      keptMs: trashDays * dayMs,
      store: async () => {
        await data.createPost('blog', post, articleWith(), start);
        await data.deletePost('blog', post, start);
      },
      shown: async (now) => ({
        listed: (await data.listDeleted('blog', 9, now)).items,
        // Called last, because it deletes the post unless the post has expired.
        purged:
          now.getTime() > start.getTime() + trashDays * dayMs - 1 &&
          (await data.purgePost('blog', post, now)),
      }),
    },
    {
      what: 'a preview link',
      keptMs: keptMs('preview-link'),
      store: async () => {
        ({ token } = await data.makePreviewLink('blog', post, start, 'dara'));
      },
      shown: async (now) => ({
        read: await data.findPreviewLink(token, now),
        listed: await data.listPreviewLinks('blog', post, now),
      }),
    },
    {
      what: 'a working copy that was discarded',
      keptMs: keptMs('working-copy'),
      store: async () => {
        await data.createPost('news', post, articleWith(), start);
        const typed = { version: 0, basedOn: 1, fields: { title: 'Typed' }, keepsOther: false };
        await data.saveWorkingCopy('news', post, typed, 'sara', start);
        await data.discardWorkingCopy('news', post, 1, start);
      },
      shown: async (now) => ({
        listed: (await data.listWorkingCopies('news', { state: 'discarded', limit: 9, now })).items,
        versions: (await data.listVersions({ kind: 'news', id: post }, now))?.versions.filter(
          ({ state }) => state === 'discarded',
        ),
      }),
    },
  ];

  const seen = (answers: Record<string, unknown>) =>
    Object.entries(answers).filter(([, answer]) =>
      Array.isArray(answer) ? answer.length > 0 : Boolean(answer),
    );

  test.each(expiring)(
    '$what is shown until it expires, and then nowhere',
    async ({ keptMs, store, shown }) => {
      await store();
      const lastShown = new Date(start.getTime() + keptMs - 1000);
      vi.setSystemTime(lastShown);
      const before = await shown(lastShown);
      expect(seen(before).length).toBeGreaterThan(0);
      for (const [name, answer] of Object.entries(before))
        if (answer !== false) expect(seen({ [name]: answer }), name).toHaveLength(1);
      const over = new Date(start.getTime() + keptMs);
      vi.setSystemTime(over);
      expect(seen(await shown(over))).toEqual([]);
    },
  );

  test('are not counted in the stored counts of long lists', async () => {
    await data.updateItem<Record<string, unknown>>(data.countsKey, {
      set: { done: 500, checkedAt: start.toISOString() },
    });
    vi.setSystemTime(start.getTime() + keptMs('message') - 1000);
    expect((await data.countAllMessages()).done).toBe(500);
    vi.setSystemTime(start.getTime() + keptMs('message'));
    expect((await data.countAllMessages()).done).toBe(499);
  });

  test('a link that has expired does not confirm an address', async () => {
    const { token = '' } = (await data.getSubscription(data.subscriptionId(email))) ?? {};
    const over = new Date(start.getTime() + keptMs('newsletter'));
    expect(await data.confirmSubscription({ id: data.subscriptionId(email), token }, over)).not.toBe(
      'confirmed',
    );
  });

  test('an expired working copy or post in the trash cannot be restored', async () => {
    const over = (days: number) => new Date(start.getTime() + days * dayMs);
    expect(await data.restoreWorkingCopy('news', post, over(90))).toBeUndefined();
    expect(await data.undeletePost('blog', post, over(trashDays))).toBeUndefined();
    expect(await data.restoreWorkingCopy('news', post, over(89))).toBeDefined();
  });
});
