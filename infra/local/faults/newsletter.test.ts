import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { afterAll, expect, test } from 'vitest';
import type { Sending } from '#shared/newsletter/sending.ts';
import { openSession } from '../testing/administrator.ts';
import { KillableSite } from '../testing/killable-site.ts';
import { shortTimeouts } from '../testing/service-timeouts.ts';
import { synthesizeSite } from '../testing/synthesize.ts';
import { countsOf, goodEnds, mailEnds } from './testing/mail-ends.ts';
import { storeReaders } from './testing/newsletter-list.ts';

/** The number of readers. Set `READERS=200` on a busy machine. */
const readers = Number(process.env.READERS ?? 1000);
const rate = 0.3;
/** The site is killed each time this number of further mails is sent or failed. */
const killEvery = readers * 0.08;
const maxKills = 10;
const between = 250;

const folder = await mkdtemp(join(tmpdir(), 'newsletter-'));
const dataDir = join(folder, 'data');
const site = new KillableSite({ cdkOut: synthesizeSite(folder, { environment: shortTimeouts }), dataDir });
afterAll(async () => {
  await site.kill();
  await rm(folder, { recursive: true, force: true });
});

let cookie = '';
async function call<Answer>(method: string, path: string, json?: object): Promise<Answer | undefined> {
  const answer = await fetch((await site.url()) + path, {
    method,
    headers: { cookie, 'content-type': 'application/json' },
    ...(json && { body: JSON.stringify(json) }),
  }).catch(() => undefined);
  return answer?.ok ? answer.json() : undefined;
}
/** Repeats a request until it succeeds, because the calls that the API's functions make fail at random, too. */
async function ask<Answer>(method: string, path: string, json?: object): Promise<Answer> {
  for (;;) {
    const answer = await call<Answer>(method, path, json);
    if (answer) return answer;
    await setTimeout(between);
  }
}

test('with failing calls and the site killed, an article reaches each of 1,000 readers once', {
  // In milliseconds. This is several times what an idle machine needs. Nearly all of the time is spent waiting for calls that
  // get no answer.
  timeout: 1_800_000,
}, async () => {
  await site.start();
  cookie = await openSession(await site.url());
  const addresses = await storeReaders(dataDir, readers);
  const article = { title: 'Shelves', content: 'Words.', author: 'A', category: 'C', published: true };
  const { id, slug } = await ask<{ id: string; slug: string }>('POST', '/api/admin/blog-posts', article);
  await site.settled();
  await site.fail(rate);
  await ask('POST', `/api/admin/sendings/${id}`);

  let kills = 0;
  let before = { at: Date.now(), done: 0 };
  for (;;) {
    const [sending] = await ask<Sending[]>('GET', '/api/admin/sendings');
    if (!sending || sending.state === 'done') break;
    const done = sending.sent + sending.unclear + sending.failed;
    if (done > before.done) before = { at: Date.now(), done };
    if (kills < maxKills && done >= (kills + 1) * killEvery) {
      kills += 1;
      await site.kill();
      await site.start();
    } else if (Date.now() - before.at > 30_000) {
      // Resumes a sending without progress, as an administrator would.
      await call('PUT', `/api/admin/sendings/${id}/state`, { state: 'sending' });
      before = { at: Date.now(), done };
    }
    await setTimeout(between);
  }
  await site.fail(0);
  await site.settled();
  const [sending] = await ask<Sending[]>('GET', '/api/admin/sendings');
  const ends = await mailEnds(
    { dataDir, logFile: site.logFile },
    addresses.map((to) => ({
      mail: { purpose: 'newsletter', about: id, to },
      mark: `/blog/${slug}`,
      // No item has this key. The test resumes a sending that was given up, so the record of a given-up sending is no end of a
      // mail.
      item: 'sending#/',
    })),
  );
  const counts = countsOf(ends);
  console.log({ kills, sending, ...counts });
  expect(ends.filter((end) => !goodEnds.includes(end))).toEqual([]);
  expect(sending).toMatchObject({ state: 'done', total: readers });
  expect((sending?.sent ?? 0) + (sending?.unclear ?? 0) + (sending?.failed ?? 0)).toBe(readers);
  // Some mails that count as unclear were in fact sent.
  expect(sending?.sent).toBeLessThanOrEqual(counts.mailed ?? 0);
  expect(kills).toBe(maxKills);
});
