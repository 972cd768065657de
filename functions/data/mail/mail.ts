import { createHash } from 'node:crypto';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod/mini';
import {
  type MailPurpose,
  type MailState,
  mailPurposes,
  mailStates,
  type OpenMail,
} from '#shared/mail/mail.ts';
import { keptMs } from '#shared/privacy/retention.ts';
import { batchGet } from '../table/batch.ts';
import { dynamodb } from '../table/client.ts';
import { positionOf, queryPage } from '../table/query-page.ts';
import { type Item, isOver, itemReader } from '../table/stored-item.ts';
import { type ItemKey, indexKeys, itemKey, tableName, ttl } from '../table/table.ts';
import { type Condition, isStill, updateItem } from '../table/update-item.ts';

/** Identifies a mail. Each identity is sent once, however often it is requested. */
export interface MailIdentity {
  readonly purpose: MailPurpose;
  /** Identifies the thing that the mail is about, such as a message by its id. */
  readonly about: string;
  readonly to: string;
}

/** The send record of a mail: who sends it (`holder`) and its outcome. */
interface StoredMail extends OpenMail {
  readonly id: string;
  readonly holder: string | undefined;
  readonly reason: string | undefined;
}

const readMail = itemReader<StoredMail, 'id' | 'at'>(
  { id: z.string(), at: z.iso.datetime() },
  {
    purpose: [z.enum(mailPurposes), 'notice'],
    about: [z.string(), ''],
    // An unknown state, which a newer release wrote, counts as `unclear`: such a mail is never sent again.
    state: [z.enum(mailStates), 'unclear'],
    holder: [z.optional(z.string()), undefined],
    reason: [z.optional(z.string()), undefined],
  },
);

/** Partition of `inState` with the mails for a purpose that are not known to be sent. */
const openFor = (purpose: MailPurpose) =>
  purpose === 'notice' ? ('mail#open' as const) : (`mail#open-${purpose}` as const);

/** Returns the id of a mail. It does not reveal the recipient, and is the same for the same mail. */
export function mailIdOf({ purpose, about, to }: MailIdentity): string {
  return createHash('sha256')
    .update(JSON.stringify([purpose, about, to.toLowerCase()]))
    .digest('base64url');
}

function keyOf(mail: MailIdentity): ItemKey<'mail'> {
  return itemKey('mail', mailIdOf(mail));
}

/**
 * The condition that nobody has claimed the mail, or that this holder has claimed it already and did not get the first
 * response.
 */
const isFreeFor = (holder: string): Condition<'holder'> => ({
  name: 'holder',
  spell: (path, bind) => `(attribute_not_exists(${path}) OR ${path} = ${bind(holder)})`,
});

/**
 * Claims a mail in order to send it. `claimed`: nobody else will send it. Otherwise the mail's state: `sent`, or
 * `unclear`. If another holder (`leftBy`) claimed the mail and never noted the outcome, the state is `unclear`, and the
 * caller has to report and note that.
 */
export async function claimMail(
  mail: MailIdentity,
  holder: string,
  now: Date,
): Promise<{ readonly state: 'claimed' | 'sent' | 'unclear'; readonly leftBy?: string }> {
  const at = now.toISOString();
  const id = mailIdOf(mail);
  const claimed = await updateItem<StoredMail>(keyOf(mail), {
    set: {
      ...{ id, purpose: mail.purpose, about: mail.about, state: 'claimed', holder, at },
      ...indexKeys('inState', openFor(mail.purpose), { at, id }),
      expiresAt: ttl(now.getTime() + keptMs('mail')),
    },
    when: [isFreeFor(holder)],
  });
  if (claimed) return { state: 'claimed' };
  const { Item = {} } = await dynamodb.send(
    new GetCommand({ TableName: tableName, Key: keyOf(mail), ConsistentRead: true }),
  );
  const stored = readMail(Item);
  if (stored?.state === 'sent') return { state: 'sent' };
  const leftBy = stored?.state === 'claimed' ? stored.holder : undefined;
  return { state: 'unclear', ...(leftBy && { leftBy }) };
}

/** Notes that a claimed mail is sent, whatever state others noted in the meantime. */
export async function noteSent(mail: MailIdentity, holder: string): Promise<void> {
  await settle(mail, holder, undefined, { set: { state: 'sent' }, remove: ['gsi2pk', 'gsi2sk', 'reason'] });
}

/** Notes that a claimed mail is not sent, with the reason given by the mail service, and releases it. */
export async function noteRefused(mail: MailIdentity, holder: string, reason: string): Promise<void> {
  await settle(mail, holder, 'claimed', { set: { state: 'refused', reason }, remove: ['holder'] });
}

/** Notes that it is not known whether a claimed mail was sent. */
export async function noteUnclear(mail: MailIdentity, holder: string, reason: string): Promise<void> {
  await settle(mail, holder, 'claimed', { set: { state: 'unclear', reason } });
}

async function settle(
  mail: MailIdentity,
  holder: string,
  from: MailState | undefined,
  change: Parameters<typeof updateItem<StoredMail>>[1],
): Promise<void> {
  const when = [isStill<'holder'>('holder', holder), from && isStill<'state'>('state', from)];
  await updateItem<StoredMail>(keyOf(mail), { ...change, when: when.map((one) => one || false) });
}

/**
 * Returns the mails for a purpose that are not known to be sent, latest first, at most `limit`. Mails that are being
 * sent are among them for a moment.
 */
export async function listOpenMails(
  limit: number,
  purpose: MailPurpose = 'notice',
  now = new Date(),
): Promise<OpenMail[]> {
  const { items: ids } = await queryPage(
    { index: 'inState', kind: 'mail', partition: openFor(purpose), limit, after: undefined },
    (item) => positionOf('inState', item)?.id,
  );
  const found = new Map(
    (await batchGet(ids.map((id) => itemKey('mail', id)))).map((item) => [item.id, item]),
  );
  return ids.flatMap((id) => openMailOf(found.get(id), now) ?? []);
}

function openMailOf(item: Item | undefined, now: Date): OpenMail | undefined {
  const mail = item && !isOver(item, now) ? readMail(item) : undefined;
  return mail && mail.state !== 'sent'
    ? { purpose: mail.purpose, about: mail.about, state: mail.state, at: mail.at }
    : undefined;
}
