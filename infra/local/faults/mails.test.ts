import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import { findTestBrowser } from '#web-testing/find-browser.ts';
import { openSession } from '../testing/administrator.ts';
import { actualBuild } from '../testing/builds.ts';
import { KillableSite } from '../testing/killable-site.ts';
import { shortTimeouts } from '../testing/service-timeouts.ts';
import { synthesizeSite } from '../testing/synthesize.ts';
import { KillableBrowser } from './testing/browser.ts';
import { type Mishap, sendByBrowser } from './testing/browser-visitor.ts';
import { countsOf, goodEnds, mailEnds } from './testing/mail-ends.ts';
import { readItems, type StoredItem } from './testing/stored-items.ts';
import { numbersFrom } from './testing/unreliable.ts';
import { sendUntilStored } from './testing/visitor.ts';

/** The number of messages. Set `MESSAGES=200` on a busy machine. */
const messages = Number(process.env.MESSAGES ?? 1000);
const rate = 0.3;
/** The number of messages sent by browsers. One network may send thirty in ten minutes. */
const byBrowser = 28;
/** The number of browsers that run at once. */
const browserLanes = 2;
const byClient = messages - byBrowser;
/** The number of clients that send at once. */
const lanes = 6;
const kills = 10;
/** The site is killed each time this number of further messages is reported as stored, or mailed. */
const killEvery = Math.floor(messages * 0.15);
const mishaps: readonly Mishap[] = ['none', 'page closed', 'browser killed', 'page closed'];
const to = 'team@example.com';

const folder = await mkdtemp(join(tmpdir(), 'mails-'));
const dataDir = join(folder, 'data');
const cdkOut = synthesizeSite(folder, { build: await actualBuild(), environment: shortTimeouts });
const site = new KillableSite({ cdkOut, dataDir });
const program = findTestBrowser();
if (!program) throw new Error('There is no Chromium or Chrome here; CHROMIUM=/path names one.');
/** One browser per visitor, because Chromium writes a site's repeated changes only once a minute. */
const browsers = Array.from(
  { length: byBrowser },
  (_, n) => new KillableBrowser(program, join(folder, `browser-${n}`)),
);

afterAll(async () => {
  await Promise.all(browsers.map((browser) => browser.kill()));
  await site.kill();
  await rm(folder, { recursive: true, force: true });
});

/** The names of the senders whose messages were reported as stored. */
const reported: string[] = [];
const client = (n: number) => `Client ${String(n).padStart(4, '0')}`;
const visitor = (n: number) => `Visitor ${String(n).padStart(4, '0')}`;
const named = (count: number, name: (n: number) => string) =>
  Array.from({ length: count }, (_, n) => name(n));

async function sendByClients(): Promise<void> {
  let next = 0;
  const lane = async (_: unknown, seed: number) => {
    const random = numbersFrom(seed);
    while (next < byClient) {
      const n = next++;
      const name = client(n);
      const id = `message-${name.replace(' ', '-')}-under-faults`;
      await sendUntilStored(site, { id, name, from: `127.0.${1 + (n % 200)}.1` }, random);
      reported.push(name);
    }
  };
  await Promise.all(Array.from({ length: lanes }, lane));
}

async function sendByBrowsers(): Promise<void> {
  const origin = await site.url();
  const visitors = browsers.entries();
  const lane = async () => {
    for (const [n, browser] of visitors) {
      const mishap = mishaps[Math.floor(n / browserLanes) % mishaps.length] ?? 'none';
      await sendByBrowser(browser, origin, visitor(n), mishap);
      reported.push(visitor(n));
      await browser.kill();
    }
  };
  await Promise.all(Array.from({ length: browserLanes }, lane));
}

async function killNowAndThen(): Promise<void> {
  for (let kill = 1; kill <= kills; kill += 1) {
    const mailed = async () => (await readdir(join(dataDir, 'mails'))).length;
    while (reported.length + (await mailed()) < kill * killEvery) await setTimeout(100);
    await site.kill();
    await site.start();
  }
}

const storedMessages = async () => (await readItems(dataDir)).filter(({ sk }) => sk === 'message');

const endsOf = (stored: readonly StoredItem[]) =>
  mailEnds(
    { dataDir, logFile: site.logFile },
    stored.map(({ id }) => ({
      mail: { purpose: 'notice', about: String(id), to },
      mark: `message=${id}`,
      item: `message#${id}/`,
    })),
  );
const badEnds = async () => (await endsOf(await storedMessages())).filter((end) => !goodEnds.includes(end));

test('with failing calls, and site and browsers killed, each of 1,000 messages is stored once, and mailed once or reported', {
  // In milliseconds. This is several times what an idle machine needs. Nearly all of the time is spent waiting for calls that
  // get no answer.
  timeout: 1_800_000,
}, async () => {
  await site.start();
  const settings = await fetch(`${await site.url()}/api/admin/mail-settings`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json', cookie: await openSession(await site.url()) },
    body: JSON.stringify({ recipients: [{ email: to, language: 'ar' }], version: 0 }),
  });
  expect(settings.status).toBe(200);

  await site.fail(rate);
  await Promise.all([sendByClients(), sendByBrowsers(), killNowAndThen()]);
  // Waits until each mail has ended in one of `goodEnds`. From then on calls succeed, so that the other follow-up work, such as
  // indexing, can end.
  await expect.poll(badEnds, { timeout: 600_000, interval: 1000 }).toEqual([]);
  await site.fail(0);
  await site.settled();

  const stored = await storedMessages();
  const all = [...named(byClient, client), ...named(byBrowser, visitor)];
  expect(reported.sort()).toEqual(all);
  expect(stored.map(({ name }) => String(name)).sort()).toEqual(all);
  const ends = await endsOf(stored);
  console.log(countsOf(ends));
  expect(ends.filter((end) => !goodEnds.includes(end))).toEqual([]);
  // The faults had an effect, and most mails arrived.
  expect(countsOf(ends)).toMatchObject({ told: expect.any(Number), 'mailed and told': expect.any(Number) });
  expect(countsOf(ends).mailed).toBeGreaterThan(all.length / 2);
});
