import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { newAccount } from '#infra/emulator/account.ts';
import { MailStore } from '#infra/emulator/ses/mail-store.ts';
import { type LocalSite, startLocal } from './local-site.ts';
import { administrator, openSession } from './testing/administrator.ts';
import { longTimeouts } from './testing/service-timeouts.ts';
import { copySite } from './testing/share-stack.ts';

/** The site in an AWS account with the quotas of a new one: ten functions at once, one mail a second, SES's sandbox. */
const account = newAccount();
const visitors = 30;
/** How often a visitor tries to send a message until it is accepted. */
const maxTries = 50;

let folder: string;
let site: LocalSite;
let cookie: string;
beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'new-account-'));
  site = await startLocal({
    ...{ cdkOut: await copySite(folder), dataDir: join(folder, 'data'), port: 0, ...administrator },
    ...{ account, environment: longTimeouts, log: () => {} },
  });
  cookie = await openSession(site.url);
});
afterAll(async () => {
  await site?.close();
  await rm(folder, { recursive: true, force: true });
});

/** Sends a message from the visitor's own network, because many messages from one network are flagged. */
async function write(visitor: number, id: string): Promise<number | undefined> {
  const asked = request({
    ...{ host: '127.0.0.1', port: new URL(site.url).port, path: '/api/contact', method: 'POST' },
    ...{ localAddress: `127.4.${visitor}.1` },
    headers: { 'content-type': 'application/json', 'idempotency-key': id },
  });
  asked.end(JSON.stringify({ name: 'Sara', email: 'sara@shop.test', message: 'Count our shelves.' }));
  const [answer] = await once(asked, 'response');
  answer.resume();
  return answer.statusCode;
}
const mailed = async () => (await new MailStore(join(folder, 'data')).list(1000)).length;
/** Runs the schedule that repeats failed mails each minute. Returns the number of mails sent so far. */
async function passMinute(): Promise<number> {
  await site.fireSchedules('FollowUpAgain');
  await site.settled();
  return mailed();
}

test('with more visitors than concurrent functions, each message is stored once, and mailed once SES permits it', {
  timeout: 120_000,
}, async () => {
  const settings = { recipients: [{ email: 'team@shop.test', language: 'en' }], version: 0 };
  const saved = await fetch(`${site.url}/api/admin/mail-settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie },
    body: JSON.stringify(settings),
  });
  expect(saved.status).toBe(200);
  let refused = 0;
  const visit = async (_: unknown, visitor: number) => {
    const id = randomUUID();
    for (let tries = 0; tries < maxTries; tries += 1) {
      const status = await write(visitor, id);
      if (status === 201) return status;
      // 503: as many functions run as the account allows. 429: the route got more requests in a second than it may.
      expect([429, 503]).toContain(status);
      if (status === 503) refused += 1;
      await setTimeout(300 + Math.random() * 500);
    }
    return 0;
  };
  const statuses = await Promise.all(Array.from({ length: visitors }, visit));
  expect(statuses).toEqual(statuses.map(() => 201));
  expect(refused).toBeGreaterThan(0);
  await site.settled();
  expect(await mailed()).toBe(0);
  await expect.poll(() => site.alarms()).toContain('Site-test-mail-account-refused');

  Object.assign(account, { isInSandbox: false, mailsPerSecond: 5 });
  await expect.poll(passMinute, { timeout: 60_000 }).toBe(visitors);
  expect(await passMinute()).toBe(visitors);
});
