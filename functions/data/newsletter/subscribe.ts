import { randomBytes, randomUUID } from 'node:crypto';
import { PutCommand } from '@aws-sdk/lib-dynamodb';
import { keptMs } from '#shared/privacy/retention.ts';
import { mailableAddress } from '../mail/mailable-address.ts';
import { dynamodb, ifConditionHolds } from '../table/client.ts';
import { indexKeys, tableName, ttl } from '../table/table.ts';
import { isStill, updateItem } from '../table/update-item.ts';
import {
  getSubscription,
  hasExpired,
  placeOf,
  type Subscription,
  subscriptionId,
  subscriptionKey,
} from './subscription.ts';

/** An address that a visitor enters. */
export type NewSubscription = Pick<
  Subscription,
  'email' | 'language' | 'subscribedAt' | 'suspicions' | 'consent' | 'wording' | 'page'
>;

/**
 * The maximum number of confirmation mails to an unconfirmed address, and the minimum time between two of them, so that
 * nobody can flood somebody else's mailbox.
 */
const maxAsked = 3;
const minMsBetweenMails = 10 * 60_000;

/**
 * Stores an address once, to be confirmed. A stored address that is not confirmed gets another confirmation mail if {@link
 * maxAsked} and {@link minMsBetweenMails} allow it; a confirmed one stays as it is. Returns `stored` for a new address, `asked`
 * if another mail will be sent, `known` if nothing changed.
 */
export async function storeSubscription(given: NewSubscription): Promise<'stored' | 'asked' | 'known'> {
  const id = subscriptionId(given.email);
  const now = new Date(given.subscribedAt);
  const waiting = waitingOf(given, now);
  const stored = await ifConditionHolds(
    dynamodb.send(
      new PutCommand({
        TableName: tableName,
        Item: {
          ...subscriptionKey(id),
          ...indexKeys('ofKind', 'newsletter', { at: given.subscribedAt, id }),
          ...given,
          ...waiting,
          ...askOf(given, 0),
          token: newToken(),
        },
        ConditionExpression: 'attribute_not_exists(pk)',
      }),
    ),
  );
  return stored ? 'stored' : askAgain(id, given, waiting);
}

/** Returns the attributes of an address that waits for confirmation, with its expiry. */
function waitingOf({ email }: NewSubscription, now: Date) {
  return {
    state: 'waiting',
    ...placeOf('waiting', email),
    expiresAt: ttl(now.getTime() + keptMs('newsletter')),
  } as const;
}

/**
 * Returns the attributes that request the mail for confirmation: none for an address that looks like spam or cannot be
 * mailed.
 */
function askOf({ email, suspicions, subscribedAt }: NewSubscription, before: number) {
  if (suspicions.length > 0 || !mailableAddress(email)) return undefined;
  return { ask: randomUUID(), asked: before + 1, askedAt: subscribedAt };
}

async function askAgain(
  id: string,
  given: NewSubscription,
  waiting: ReturnType<typeof waitingOf>,
): Promise<'asked' | 'known'> {
  const known = await getSubscription(id);
  if (!known || known.state === 'confirmed') return 'known';
  const now = new Date(given.subscribedAt);
  const sinceMs = now.getTime() - Date.parse(known.askedAt ?? new Date(0).toISOString());
  const before = sinceMs > keptMs('newsletter') || hasExpired(known, now) ? 0 : known.asked;
  const ask = askOf(given, before);
  if (!ask || sinceMs < minMsBetweenMails || before >= maxAsked) return 'known';
  const { email: _, subscribedAt: __, ...changed } = given;
  const asked = await updateItem<Subscription>(subscriptionKey(id), {
    set: { ...changed, ...waiting, ...ask },
    setOnce: { token: newToken() },
    // If two requests run at the same time, only one of them requests the confirmation mail.
    when: [isStill('ask', known.ask), isStill('email', known.email)],
  });
  return asked ? 'asked' : 'known';
}

/** Returns a token that nobody can guess: 192 random bits. */
export function newToken(): string {
  return randomBytes(24).toString('base64url');
}
