import '#functions/data/testing/environment.ts';
import { ScanCommand } from '@aws-sdk/lib-dynamodb';
import { beforeAll, expect, test } from 'vitest';
import { appendAuditLine } from '#functions/data/audit/audit-log.ts';
import { saveContentDraft } from '#functions/data/content/drafts.ts';
import { noteEditing } from '#functions/data/content/editing.ts';
import { claimMail } from '#functions/data/mail/mail.ts';
import { saveMailSettings } from '#functions/data/mail/mail-settings.ts';
import { updateIndex } from '#functions/data/messages/entries/update-index.ts';
import { storeMessage } from '#functions/data/messages/message.ts';
import { storeSubscription } from '#functions/data/newsletter/subscribe.ts';
import { beginHandOver } from '#functions/data/people/hand-over.ts';
import { requestLink } from '#functions/data/people/link.ts';
import { createInvited } from '#functions/data/people/person.ts';
import { deletePersonalData, findPersonalData } from '#functions/data/people/personal-data.ts';
import { accountIdOf, getAdministrator } from '#functions/data/sign-in/administrator.ts';
import { createChallenge } from '#functions/data/sign-in/challenge.ts';
import { rememberDevice } from '#functions/data/sign-in/device.ts';
import { createSession } from '#functions/data/sign-in/session.ts';
import { reserve } from '#functions/data/sign-in/throttle.ts';
import { dynamodb } from '#functions/data/table/client.ts';
import type { Item } from '#functions/data/table/stored-item.ts';
import { tableName } from '#functions/data/table/table.ts';
import { startEngine } from '#functions/data/testing/engine.ts';
import { keepVersion } from '#functions/data/versions/keep-version.ts';
import type { ItemKind } from '#shared/item-kind.ts';
import { forEveryKind } from '#shared/posts/kinds.ts';
import { personalKinds } from '#shared/privacy/personal-data.ts';

const email = 'Zaranoush@example.com';
/** Texts by which a scan of the table finds a user: part of the address, and the name in a message. */
const traces = ['zaranoush'];
const now = new Date();
const id = 'message-of-somebody';
const account = { accountId: accountIdOf('colleague'), credentialVersion: 'v' };

/**
 * For each kind of item: a function that stores an item with this person's data, or `nothing` if the kind contains no
 * personal data.
 */
const seeds: Record<ItemKind, (() => Promise<unknown>) | 'nothing'> = {
  message: () =>
    storeMessage({
      ...{ id, email, source: 'contact', name: 'Zaranoush', message: 'It is Zaranoush who asks.' },
      ...{ suspicions: [], createdAt: now.toISOString() },
    }),
  'message-entry': () => updateIndex(id),
  newsletter: () => storeSubscription({ email, subscribedAt: now.toISOString(), suspicions: [] }),
  administrator: () => createInvited({ username: 'colleague', email, language: 'en', role: 'editor' }, now),
  setting: () =>
    saveMailSettings({
      ...{ recipients: [email, 'dara@example.com'].map((one) => ({ email: one, language: 'en' as const })) },
      version: 0,
    }),
  mail: () => claimMail({ purpose: 'notice', about: id, to: email }, 'holder', now),
  link: () => requestLink({ accountId: account.accountId, purpose: 'reset' }, now),
  session: () => createSession(account, now),
  challenge: () => createChallenge(account, now),
  device: () => rememberDevice(account, undefined, now),
  throttle: () => reserve({ name: 'test-subject', max: 5, windowSeconds: 60 }, email, now),
  audit: () =>
    appendAuditLine({
      ...{ id: 'line', at: now.toISOString(), accountId: account.accountId, username: 'colleague' },
      ...{ act: 'signed-in', outcome: 'done' },
    }),
  version: () =>
    keepVersion(
      { kind: 'blog', id: 'post-of-a-colleague' },
      { version: 1, savedAt: now.toISOString(), savedBy: 'colleague', fields: { title: 'Audits' } },
      now,
    ),
  editing: () => noteEditing('hero_title', { ...account, username: 'colleague' }, now),
  'hand-over': () =>
    beginHandOver(
      'hand-over-of-a-colleague',
      {
        from: 'colleague',
        by: 'admin',
        shares: [
          {
            accountId: account.accountId,
            messages: 1,
            drafts: [],
            texts: 0,
            plans: [],
            notices: false,
            links: 0,
          },
        ],
      },
      now,
    ),
  'left-work': 'nothing',
  cv: 'nothing',
  sending: 'nothing',
  'working-copy': 'nothing',
  'preview-link': 'nothing',
  'saved-view': 'nothing',
  'reply-template': 'nothing',
  content: 'nothing',
  'content-draft': () =>
    saveContentDraft(
      'hero_title',
      { value: 'Typed', valueAr: '', basedOn: 0, base: { value: '', valueAr: '' }, version: 0 },
      'colleague',
      now,
    ),
  'content-change': 'nothing',
  claim: 'nothing',
  picture: 'nothing',
  category: 'nothing',
  backup: 'nothing',
  'backup-job': 'nothing',
  slug: 'nothing',
  'list-head': 'nothing',
  publication: 'nothing',
  usage: 'nothing',
  ...forEveryKind(() => 'nothing' as const),
};

beforeAll(async () => {
  const engine = await startEngine('dynalite');
  for (const seed of Object.values(seeds)) if (seed !== 'nothing') await seed();
  return () => engine.stop();
});

async function table(): Promise<Item[]> {
  const { Items = [] } = await dynamodb.send(new ScanCommand({ TableName: tableName, ConsistentRead: true }));
  return Items;
}
const textOf = (item: Item) =>
  JSON.stringify(item, (_, value) => (value instanceof Set ? [...value] : value)).toLowerCase();
/** Returns the kinds of the items in which a scan of the table finds the user. */
const walk = async () =>
  (await table())
    .filter((item) => traces.some((trace) => textOf(item).includes(trace)))
    .map(({ pk }) => String(pk).split('#')[0]);

test('an export contains everything of a person that a walk over the table finds, and nothing is left after the deletion', async () => {
  const seeded = Object.entries(seeds).flatMap(([kind, seed]) => (seed === 'nothing' ? [] : kind));
  const kindsStored = new Set((await table()).map(({ pk }) => String(pk).split('#')[0]));
  expect(seeded.filter((kind) => !kindsStored.has(kind))).toEqual([]);

  const { items } = await findPersonalData(email.toLowerCase(), undefined);
  expect(items.map(({ kind }) => kind).sort()).toEqual([...personalKinds].sort());
  expect(JSON.stringify(items)).not.toMatch(/dara@|passwordHash|codeSecret|credential/i);
  // Index entries contain words of a message, and are deleted with it.
  const found = (await walk()).filter((kind) => kind !== 'message-entry');
  expect([...new Set(found)].filter((kind) => !personalKinds.some((one) => one === kind))).toEqual([]);
  expect(found).not.toEqual([]);

  expect(await deletePersonalData(email.toUpperCase(), undefined)).toMatchObject({ deleted: 4 });
  expect(await walk()).toEqual([]);
  expect((await findPersonalData(email, undefined)).items).toEqual([]);
  // The account stays, without an address, and the other recipients stay, too.
  expect(await getAdministrator(account.accountId)).toMatchObject({ username: 'colleague' });
  expect(JSON.stringify(await table())).toContain('dara@example.com');
});
