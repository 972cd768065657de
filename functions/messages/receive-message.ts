import { randomBytes } from 'node:crypto';
import type { Endpoint } from '../../shared/api.ts';
import {
  type ContactRequest,
  type ContactSubmission,
  idempotencyKey,
  idempotencyKeyHeader,
} from '../../shared/message.ts';
import { flagMessage, storeMessage } from '../data/message.ts';
import { networkOf } from '../data/network.ts';
import { type Limit, reserve } from '../data/throttle.ts';
import { BadRequest, Conflict } from '../http/errors.ts';
import { logFailure } from '../http/log.ts';
import type { OperationRequest } from '../http/operation.ts';
import { suspicionsOf } from './suspicion.ts';

const perAddress: Limit = { name: 'contact', most: 5, windowSeconds: 10 * 60 };

type Sender = Pick<OperationRequest<Endpoint>, 'header' | 'viewerAddress'>;

/**
 * Stores what a visitor sent, once per idempotency key, and flags it when it looks like spam. Returns its id.
 * @throws BadRequest for a malformed key, Conflict for a key that another message was sent with
 */
export async function receiveMessage(
  { website, elapsedMs, ...content }: ContactRequest & Pick<ContactSubmission, 'source'>,
  { header, viewerAddress }: Sender,
): Promise<string> {
  const id = readKey(header('idempotency-key'));
  const now = new Date();
  const outcome = await storeMessage({
    ...content,
    id,
    suspicions: suspicionsOf({ website, elapsedMs }),
    createdAt: now.toISOString(),
  });
  if (outcome === 'different') {
    throw new Conflict(`Another message was sent with this ${idempotencyKeyHeader}; use a new one.`);
  }
  // After the write: only the send that stored the message counts, and no failure here loses it.
  if (outcome === 'stored') {
    await flagWhenTooMany(id, viewerAddress, now).catch((error) => logFailure('Message not counted', error));
  }
  return id;
}

async function flagWhenTooMany(id: string, viewerAddress: string, now: Date): Promise<void> {
  const { admitted } = await reserve(perAddress, networkOf(viewerAddress), now);
  if (!admitted) await flagMessage(id, 'too-many');
}

function readKey(given: string | undefined): string {
  if (given === undefined) return randomBytes(16).toString('base64url');
  const key = idempotencyKey.safeParse(given);
  if (!key.success) {
    throw new BadRequest(`${idempotencyKeyHeader} must be 16 to 64 letters, digits, hyphens or underscores.`);
  }
  return key.data;
}
