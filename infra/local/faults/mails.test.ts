import { once } from 'node:events';
import { mkdtemp, readdir, readFile, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { MailStore } from '#infra/emulator/ses/mail-store.ts';
import { type LocalSite, startLocal } from '../local-site.ts';
import { administrator, openSession } from '../testing/administrator.ts';
import { synthesizeSite } from '../testing/synthesize.ts';
import { numbersFrom, tooFast, type Unreliable, unreliable } from './testing/unreliable.ts';

const messages = 100;
/** So many visitors send at once. */
const lanes = 4;
const rate = 0.3;
const random = numbersFrom(42);

let folder: string;
let site: LocalSite;
let services: { dynamodb: Unreliable; ses: Unreliable };
/** The lines in which the functions say that a mail was not sent, or may not be: an alarm counts them. */
const alarms: string[] = [];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'mails-'));
  site = await startLocal({
    cdkOut: synthesizeSite(folder),
    dataDir: join(folder, 'data'),
    port: 0,
    ...administrator,
    log: (line) => line.includes('A mail was not sent') && alarms.push(line),
    async between({ dynamodb, ses, ...others }) {
      services = {
        dynamodb: await unreliable(dynamodb, tooFast.dynamodb, random),
        ses: await unreliable(ses, tooFast.ses, random),
      };
      return { ...others, dynamodb: services.dynamodb.url, ses: services.ses.url };
    },
  });
});
afterAll(async () => {
  await site?.close();
  services?.dynamodb.close();
  services?.ses.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a message from an address of its own until it is acknowledged, as the form does. Answers its id. */
async function sendMessage(n: number): Promise<string> {
  const body = JSON.stringify({
    name: `Visitor ${n}`,
    email: 'visitor@example.com',
    message: 'Count our shelves.',
  });
  const id = `message-under-faults-${n}`;
  for (;;) {
    const asked = request({
      host: '127.0.0.1',
      port: new URL(site.url).port,
      method: 'POST',
      path: '/api/contact',
      localAddress: `127.0.${1 + (n % 200)}.1`,
      headers: {
        'content-type': 'application/json',
        'content-length': Buffer.byteLength(body),
        'idempotency-key': id,
      },
    });
    asked.end(body);
    const [response] = await once(asked, 'response');
    response.resume();
    await once(response, 'end');
    if (response.statusCode === 201) return id;
    expect([429, 500, 503, 504]).toContain(response.statusCode);
  }
}

/** How many records the mailer gave up, as its queue tells. */
async function recordsGivenUp(): Promise<number> {
  const queues = join(folder, 'data', 'queues');
  const files = (await readdir(queues).catch(() => [])).filter((name) => name.includes('Mailer'));
  const lines = await Promise.all(files.map((name) => readFile(join(queues, name), 'utf8')));
  return lines
    .flatMap((text) => text.split('\n').filter(Boolean))
    .reduce((sum, line) => sum + JSON.parse(line).DDBStreamBatchInfo.batchSize, 0);
}

test('each message is stored once, and mailed once, told or given up, though three calls of ten fail', async () => {
  const cookie = await openSession(site.url);
  const ask = async (path: string, init: RequestInit = {}) =>
    (
      await fetch(site.url + path, { ...init, headers: { cookie, 'content-type': 'application/json' } })
    ).json();
  const recipients = [{ email: 'team@example.com', language: 'ar' }];
  await ask('/api/admin/mail-settings', { method: 'PUT', body: JSON.stringify({ recipients, version: 0 }) });

  for (const service of Object.values(services)) service.fail(rate);
  const sent: string[] = [];
  let next = 0;
  const lane = async () => {
    while (next < messages) sent.push(await sendMessage(next++));
  };
  await Promise.all(Array.from({ length: lanes }, lane));
  await site.settled();
  for (const service of Object.values(services)) service.fail(0);

  const mailed = (await new MailStore(join(folder, 'data')).list(10_000)).flatMap(
    ({ text = '' }) => /message=([\w-]+)/.exec(text)?.[1] ?? [],
  );
  // What was given up is in the queue: as many records as this.
  const givenUp = await recordsGivenUp();
  const outcomes = { mailed: 0, told: 0, givenUp: 0 };
  for (const id of sent) {
    expect(await ask(`/api/admin/contact-submissions/${id}`), id).toMatchObject({ id });
    const times = mailed.filter((one) => one === id).length;
    const isTold = alarms.some((line) => line.includes(id));
    expect(times, `mails about ${id}`).toBeLessThanOrEqual(1);
    outcomes[times === 1 ? 'mailed' : isTold ? 'told' : 'givenUp'] += 1;
  }
  expect(outcomes.givenUp).toBeLessThanOrEqual(givenUp);
  console.log({ ...outcomes, dynamodb: services.dynamodb.counts, ses: services.ses.counts });
  expect(new Set(sent).size).toBe(messages);
  expect(services.ses.counts.unanswered).toBeGreaterThan(0);
});
