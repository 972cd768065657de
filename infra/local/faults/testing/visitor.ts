import { once } from 'node:events';
import { request } from 'node:http';
import { setTimeout } from 'node:timers/promises';
import type { KillableSite } from '#infra/local/testing/killable-site.ts';

/** The shortest wait before a retry, in milliseconds: after a request without a response or with a temporary failure. */
const pause = 100;
/** The share of attempts that are aborted, at most `longestWait` milliseconds after they began. */
const abortedShare = 0.3;
const longestWait = 80;

/** The statuses of temporary failures, after which a page tries again. */
const passing = new Set([429, 500, 502, 503, 504]);

export interface Typed {
  readonly id: string;
  readonly name: string;
  /** The local IP address to send from. Of the messages from one network, all after the fifth in ten minutes are flagged. */
  readonly from: string;
}

/**
 * Sends a message as the form does, with the same idempotency key until the response says that it is stored. Some requests
 * are aborted before or after all of the body was sent.
 */
export async function sendUntilStored(site: KillableSite, typed: Typed, random: () => number): Promise<void> {
  for (;;) {
    const status = await attempt(new URL(await site.url()), typed, random).catch(() => undefined);
    if (status === 201) return;
    if (status !== undefined && !passing.has(status))
      throw new Error(`${typed.name} was answered with ${status}.`);
    await setTimeout(pause * (1 + random()));
  }
}

/** Returns the status; rejects if there is no response. */
async function attempt({ port }: URL, { id, name, from }: Typed, random: () => number): Promise<number> {
  const body = JSON.stringify({ name, email: 'visitor@example.com', message: 'Count our shelves.' });
  const asked = request({
    host: '127.0.0.1',
    port,
    method: 'POST',
    path: '/api/contact',
    localAddress: from,
    headers: {
      'content-type': 'application/json',
      'content-length': Buffer.byteLength(body),
      'idempotency-key': id,
    },
  });
  const answered = once(asked, 'response');
  if (random() < abortedShare) {
    const whole = random() < 0.5;
    asked.write(whole ? body : body.slice(0, body.length / 2));
    const broken = setTimeout(random() * longestWait).then(() => asked.destroy());
    await Promise.allSettled([answered, broken]);
    throw new Error('It was broken off.');
  }
  asked.end(body);
  const [response] = await answered;
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}
