import { randomBytes } from 'node:crypto';
import type { Endpoint } from '../../shared/api/endpoint.ts';
import {
  type ContactRequest,
  type ContactSubmission,
  idempotencyKey,
  idempotencyKeyHeader,
} from '../../shared/message.ts';
import { flagMessage, storeMessage } from '../data/message.ts';
import type { Limit } from '../data/throttle.ts';
import { BadRequest, Conflict } from '../http/errors.ts';
import type { OperationRequest } from '../http/operation.ts';
import { flagWhenTooMany, suspicionsOf } from '../http/suspicion.ts';

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
  if (outcome === 'stored') {
    await flagWhenTooMany(perAddress, viewerAddress, now, (suspicion) => flagMessage(id, suspicion));
  }
  return id;
}

function readKey(given: string | undefined): string {
  if (given === undefined) return randomBytes(16).toString('base64url');
  const key = idempotencyKey.safeParse(given);
  if (!key.success) {
    throw new BadRequest(`${idempotencyKeyHeader} must be 16 to 64 letters, digits, hyphens or underscores.`);
  }
  return key.data;
}
