import { createHash, timingSafeEqual } from 'node:crypto';
import type { APIGatewayProxyEventV2 } from 'aws-lambda';
import { environment } from './environment.ts';
import { NotFound } from './errors.ts';
import { headerOf } from './viewer.ts';

/**
 * Refuses what did not come through the distribution, and so past everything that stands before it and says who asks.
 * Nothing is read or counted for it. It tells no more than that there is nothing.
 * @throws NotFound
 */
export function checkDistribution(event: APIGatewayProxyEventV2): void {
  const proof = headerOf(event, 'x-origin-verify');
  const proven = proof !== undefined && environment.ORIGIN_VERIFY.some((secret) => sameSecret(proof, secret));
  if (!proven) throw new NotFound('There is nothing at this address; open the site at its own.');
}

function sameSecret(given: string, expected: string): boolean {
  return timingSafeEqual(digest(given), digest(expected));
}

function digest(text: string): Buffer {
  return createHash('sha256').update(text).digest();
}
