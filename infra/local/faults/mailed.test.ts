import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { MailStore } from '#infra/emulator/ses/mail-store.ts';
import type { OpenMail } from '#shared/mail/mail.ts';
import { openSession } from '../testing/administrator.ts';
import { KillableSite } from '../testing/killable-site.ts';
import { synthesizeSite } from '../testing/synthesize.ts';

const folder = await mkdtemp(join(tmpdir(), 'mailed-'));
const dataDir = join(folder, 'data');
let site: KillableSite | undefined;

afterAll(async () => {
  await site?.kill();
  await rm(folder, { recursive: true, force: true });
});

const rounds = 6;
const perRound = 5;

test('with follow-up function and site killed while mailing, each message is indexed, and mailed once or reported', {
  timeout: 240_000,
}, async () => {
  site = new KillableSite({ cdkOut: synthesizeSite(folder), dataDir });
  await site.start();
  let url = await site.url();
  const call = async (method: string, path: string, json?: object, headers: Record<string, string> = {}) => {
    const answer = await fetch(url + path, {
      method,
      headers: { ...headers, ...(json && { 'content-type': 'application/json' }) },
      ...(json && { body: JSON.stringify(json) }),
    });
    expect(answer.status).toBeLessThan(300);
    return answer.json();
  };
  const recipients = [{ email: 'team@example.com', language: 'en' }];
  const cookie = await openSession(url);
  await call('PUT', '/api/admin/mail-settings', { recipients, version: 0 }, { cookie });

  const stored: string[] = [];
  for (let round = 0; round < rounds; round++) {
    for (let n = 0; n < perRound; n++) {
      const message = { name: `Visitor ${n}`, email: 'visitor@example.com', message: 'Count our shelves.' };
      stored.push((await call('POST', '/api/contact', message)).id);
    }
    if (round % 2 === 0) await site.crash('FollowUp');
    else {
      await site.kill();
      await site.start();
      url = await site.url();
    }
  }
  await site.settled();
  const mails = await new MailStore(dataDir).list(1000);
  const { open }: { open: OpenMail[] } = await call('GET', '/api/admin/mail-settings', undefined, { cookie });
  for (const id of stored) {
    const times = mails.filter(({ text = '' }) => text.includes(`message=${id}`)).length;
    const isTold = open.some(({ about, state }) => about === id && state === 'unclear');
    expect([times, isTold], id).not.toEqual([0, false]);
    expect(times, id).toBeLessThanOrEqual(1);
  }
  expect(mails.length).toBeGreaterThan(0);
  const found = await call('POST', '/api/admin/contact-submissions/found', { text: 'shelves' }, { cookie });
  expect(found.map(({ id }: { id: string }) => id).sort()).toEqual(stored.sort());
});
