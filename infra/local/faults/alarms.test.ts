import { readFileSync, writeFileSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, afterEach, beforeEach, expect, test } from 'vitest';
import type { AccountQuotas } from '#infra/emulator/account.ts';
import { alarmsOf, watchedTemplates } from '#infra/testing/alarms.ts';
import { segmentOf } from '#shared/posts/kinds.ts';
import { type LocalSite, type LocalSiteOptions, startLocal } from '../local-site.ts';
import { administrator, openSession } from '../testing/administrator.ts';
import { newPost } from '../testing/new-post.ts';
import { longTimeouts } from '../testing/service-timeouts.ts';
import { synthesizeSite } from '../testing/synthesize.ts';
import { putItems } from './testing/stored-items.ts';
import { type Throttling, tooFast, type Unreliable, unreliable } from './testing/unreliable.ts';

const folder = await mkdtemp(join(tmpdir(), 'alarms-'));
const cdkOut = synthesizeSite(folder);
afterAll(() => rm(folder, { recursive: true, force: true }));

const minute = 60_000;
const services = ['dynamodb', 's3', 'ses'] as const;
type Service = (typeof services)[number];

let site: LocalSite;
let cookie: string;
let dataDir: string;
let proxies: Record<Service, Unreliable>;
/** The time by which the clock of the site, and of its metrics, is ahead of the real time, in milliseconds. */
let ahead: number;
/** The response of each service while it fails. */
let answers: Record<Service, Throttling>;

async function start(assembly = cdkOut, more: Partial<LocalSiteOptions> = {}): Promise<void> {
  dataDir = await mkdtemp(join(folder, 'data-'));
  site = await startLocal({
    ...{ cdkOut: assembly, dataDir, port: 0, ...administrator, log: () => {}, ...more },
    // With long timeouts a slow machine does not look like a failing service. The services that fail in this test
    // respond immediately.
    environment: longTimeouts,
    now: () => Date.now() + ahead,
    async between(at) {
      const made = services.map(async (name) => {
        const answer: Throttling = {
          get status() {
            return answers[name].status;
          },
          get headers() {
            return answers[name].headers;
          },
          get body() {
            return answers[name].body;
          },
        };
        return [name, await unreliable(at[name], answer, () => 0)] as const;
      });
      proxies = Object.fromEntries(await Promise.all(made)) as typeof proxies;
      return { ...at, dynamodb: proxies.dynamodb.url, s3: proxies.s3.url, ses: proxies.ses.url };
    },
  });
  cookie = await openSession(site.url);
}

beforeEach(() => {
  ahead = 0;
  answers = {
    ...tooFast,
    s3: { status: 500, headers: {}, body: '<Error><Code>InternalError</Code></Error>' },
  };
});
afterEach(async () => {
  await site.close();
  for (const proxy of Object.values(proxies)) proxy.close();
});

/** Returns the raised alarms, without the stacks' names. */
const alarms = () =>
  site
    .alarms()
    .map((name) => name.replace(/^Site-test-(Watch-)?/, ''))
    .sort();
const refuse = (code: string, status = 400): Throttling => ({
  status,
  headers: { 'content-type': 'application/json', 'x-amzn-errortype': code },
  body: JSON.stringify({ message: code }),
});
const ask = (path: string, method = 'GET', json?: object) =>
  fetch(site.url + path, {
    method,
    headers: { cookie, ...(json && { 'content-type': 'application/json' }) },
    ...(json && { body: JSON.stringify(json) }),
  });
async function send(): Promise<number> {
  const message = { name: 'Sara', email: 'sara@example.com', message: 'Count our shelves.' };
  return (await ask('/api/contact', 'POST', message)).status;
}
async function tellTeam(): Promise<void> {
  const settings = { recipients: [{ email: 'team@example.com', language: 'en' }], version: 0 };
  expect((await ask('/api/admin/mail-settings', 'PUT', settings)).status).toBe(200);
}
/** Runs all scheduled rules except those in `left`. */
async function work(...left: string[]): Promise<void> {
  const rules = [
    'SchedulerMinute',
    'PublisherReconcile',
    'FollowUpWalk',
    'FollowUpMorning',
    'CanaryOften',
    'BackupRunnerLook',
  ];
  for (const rule of rules) if (!left.includes(rule)) await site.fireSchedules(rule);
}
/** Moves the clock forward in steps of five minutes. After each step runs all scheduled rules except those in `left`. */
async function pass(minutes: number, ...left: string[]): Promise<void> {
  for (let passed = 0; passed < minutes; passed += 5) {
    ahead += 5 * minute;
    await work(...left);
  }
}

/** The names of the alarms that the tests of this file raise. {@link walk} adds them. */
const walked = new Set<string>();
/** Adds a test that raises alarms. `body` gets their names, in the order of {@link alarms}. */
function walk(title: string, raises: readonly string[], body: (raised: readonly string[]) => Promise<void>) {
  for (const alarm of raises) walked.add(alarm);
  test(title, () => body([...raises].sort()));
}

test('a site in use for a day, and one that is idle, raise no alarm', async () => {
  await start();
  await tellTeam();
  expect(await send()).toBe(201);
  expect((await ask(`/api/admin/${segmentOf('blog')}`, 'POST', newPost('blog', 'A post'))).status).toBe(201);
  for (const path of ['/', '/ar', '/contact', '/no-such-page']) await ask(path);
  await site.settled();
  await pass(60);
  expect(alarms()).toEqual([]);
  ahead += 24 * 60 * minute;
  await work();
  expect(alarms()).toEqual([]);
});

// `left-undone` is raised too, because the rate limit could not count the request.
const throttling = ['api-errors', 'forms-failed', 'left-undone', 'site-errors', 'table-throttled'];
walk('the database throttles: the form says so, and the table’s own alarm', throttling, async (raised) => {
  const account: AccountQuotas = {};
  await start(cdkOut, { account });
  account.keyUnits = { reads: 0, writes: 0 };
  expect(await send()).toBe(503);
  account.keyUnits = undefined;
  // Log lines arrive a moment after the answer.
  await expect.poll(alarms).toEqual(raised);
});

const crash = ['api-errors', 'function-crashed', 'site-errors'];
walk('a function is killed amid a request', crash, async (raised) => {
  await start();
  // The function waits for an answer that never comes.
  proxies.dynamodb.hold();
  const answer = ask(`/api/admin/${segmentOf('blog')}`);
  await expect.poll(() => site.crash('postsfunction'), { interval: 20 }).toBe(1);
  expect((await answer).status).toBe(500);
  await expect.poll(alarms).toEqual(raised);
});

const crowd = [...crash, 'concurrency-near-quota', 'functions-throttled'];
walk('more is asked of functions at once than the account may run', crowd, async (raised) => {
  const account: AccountQuotas = {};
  await start(cdkOut, { account });
  // The requests below wait for a response of the database that never comes.
  proxies.dynamodb.hold();
  const reads = ['site-content', `admin/${segmentOf('blog')}`, 'admin/newsletter', 'admin/people', 'user'];
  const more = [
    'admin/contact-submissions',
    'admin/pictures',
    'admin/mail-settings',
    'admin/usage',
    'admin/backups',
  ];
  const held = [...reads, ...more].map((path) => ask(`/api/${path}`));
  await expect.poll(alarms, { interval: 20 }).toEqual(['concurrency-near-quota']);
  account.concurrency = 1;
  expect((await ask('/api/user')).status).toBe(503);
  site.crash('function');
  await Promise.all(held);
  await expect.poll(alarms).toEqual(raised);
});

walk('a mail is refused', ['mails-not-sent'], async (raised) => {
  await start();
  await tellTeam();
  answers.ses = refuse('BadRequestException');
  proxies.ses.fail(1);
  await send();
  await expect.poll(alarms, { timeout: 30_000 }).toEqual(raised);
});

walk('the account may not send', ['mail-account-refused'], async (raised) => {
  await start();
  await tellTeam();
  const paused = { method: 'PUT', body: JSON.stringify({ SendingEnabled: false }) };
  expect((await fetch(`${site.mailsUrl}/v2/email/account/sending`, paused)).status).toBe(200);
  await send();
  await expect.poll(alarms, { timeout: 30_000 }).toEqual(raised);
});

for (const [what, mailbox, alarm] of [
  ['mails come back', 'bounce', 'mails-bounce'],
  ['mails are marked as spam', 'complaint', 'mails-called-spam'],
] as const)
  walk(what, [alarm], async (raised) => {
    await start();
    const email = `${mailbox}@simulator.amazonses.com`;
    const settings = { recipients: [{ email, language: 'en' }], version: 0 };
    expect((await ask('/api/admin/mail-settings', 'PUT', settings)).status).toBe(200);
    for (let n = 0; n < 20; n++) await send();
    await expect.poll(alarms, { timeout: 60_000 }).toEqual(raised);
  });

const stuck = ['function-crashed', 'gave-up', 'publisher-lag'];
walk('the publisher is stuck: it crashes, what waits grows old, and is given up', stuck, async (raised) => {
  await start();
  proxies.s3.fail(1);
  expect((await ask(`/api/admin/${segmentOf('blog')}`, 'POST', newPost('blog', 'A post'))).status).toBe(201);
  await expect.poll(alarms, { timeout: 60_000 }).toEqual(['function-crashed']);
  await expect.poll(alarms, { timeout: 240_000, interval: 500 }).toEqual(raised);
});

// The function fails because it cannot store the record of its unfinished work either. No test step runs the scheduler after
// the clock moves, hence `scheduler-silent`.
const late = ['follow-up-lag', 'function-crashed', 'mails-not-sent', 'scheduler-silent', 'table-throttled'];
walk('the database throttles for five minutes what follows from a message', late, async (raised) => {
  await start();
  await work();
  proxies.dynamodb.fail(1);
  await putItems(dataDir, [{ pk: 'message#of-the-walk', sk: 'message' }]);
  await expect.poll(alarms, { timeout: 60_000 }).toContain('table-throttled');
  expect(alarms()).not.toContain('follow-up-lag');
  ahead += 5 * minute;
  await expect.poll(alarms, { timeout: 180_000, interval: 500 }).toEqual(raised);
});

walk('a page cannot be written', ['pages-behind'], async (raised) => {
  await start();
  proxies.s3.fail(1, ({ method, url = '' }) => method === 'PUT' && url.includes('a-page-of-the-walk'));
  const post = newPost('blog', 'A page of the walk');
  expect((await ask(`/api/admin/${segmentOf('blog')}`, 'POST', post)).status).toBe(201);
  await expect.poll(alarms, { timeout: 60_000 }).toEqual(raised);
});

walk('a document cannot be made', ['left-undone'], async (raised) => {
  await start();
  await putItems(dataDir, [{ pk: 'blog#damaged-post-of-the-walk', sk: 'blog', title: 5 }]);
  await site.fireSchedules('PublisherReconcile');
  await ask(`/api/admin/${segmentOf('blog')}/damaged-post-of-the-walk`);
  await expect.poll(alarms).toEqual(raised);
});

for (const [what, minutes, rule, alarm] of [
  ['the scheduler', 5, 'SchedulerMinute', 'scheduler-silent'],
  ['the comparison of pages', 45, 'PublisherReconcile', 'publication-silent'],
  ['the walk', 15, 'FollowUpWalk', 'walk-silent'],
  ['the canary', 15, 'CanaryOften', 'canary-silent'],
] as const)
  walk(`${what} stops`, [alarm], async (raised) => {
    await start();
    await pass(minutes - 5, rule);
    expect(alarms()).toEqual([]);
    await pass(5, rule);
    expect(alarms()).toEqual(raised);
    await pass(5);
    expect(alarms()).toEqual([]);
  });

walk('the morning’s mail does not come', ['digest-silent'], async (raised) => {
  await start();
  await work();
  ahead += 25 * 60 * minute;
  await work('FollowUpMorning');
  expect(alarms()).toEqual(raised);
});

const closed = ['canary-silent', 'site-refusals'];
walk('the policy that lets the distribution read the pages is gone', closed, async (raised) => {
  const broken = await mkdtemp(join(folder, 'broken-'));
  synthesizeSite(broken);
  const file = join(broken, 'cdk.out/Site-test.template.json');
  const template = JSON.parse(readFileSync(file, 'utf8'));
  for (const [id, { Type }] of Object.entries<{ Type: string }>(template.Resources))
    if (Type === 'AWS::S3::BucketPolicy' && id.startsWith('WebBucket')) delete template.Resources[id];
  for (const resource of Object.values<{ DependsOn?: string[] }>(template.Resources))
    resource.DependsOn = [resource.DependsOn ?? []].flat().filter((id) => id in template.Resources);
  writeFileSync(file, JSON.stringify(template));
  await start(join(broken, 'cdk.out'));
  for (let n = 0; n < 3; n++) {
    await pass(5);
    for (const path of ['/', '/ar', '/contact']) await ask(path);
  }
  expect(alarms()).toEqual(raised);
});

walk('the edge function of pages fails', ['canary-silent', 'site-errors'], async (raised) => {
  const broken = await mkdtemp(join(folder, 'edge-'));
  const file = join(synthesizeSite(broken), 'Site-test.template.json');
  const template = JSON.parse(readFileSync(file, 'utf8'));
  const ofPages = Object.entries<{ Type: string; Properties: { FunctionCode: string } }>(
    template.Resources,
  ).find(([id, { Type }]) => Type === 'AWS::CloudFront::Function' && id.includes('PageRequest'));
  if (!ofPages) throw new Error('The template has no edge function of pages.');
  ofPages[1].Properties.FunctionCode = 'function handler() { return undefined.uri; }';
  writeFileSync(file, JSON.stringify(template));
  await start(join(broken, 'cdk.out'));
  expect((await ask('/')).status).toBe(503);
  await pass(15);
  await ask('/');
  expect(alarms()).toEqual(raised);
});

walk('AWS Backup does not make a copy in the vault', ['left-undone'], async (raised) => {
  const kept = await mkdtemp(join(folder, 'vault-'));
  await start(synthesizeSite(kept, { vaultCopies: true }));
  const table = JSON.parse(readFileSync(join(dataDir, 'engine.json'), 'utf8')).tableName;
  const told = (state: string) =>
    site.report({
      ...{ source: 'aws.backup', 'detail-type': 'Backup Job State Change' },
      detail: { state, resourceArn: `arn:aws:dynamodb:us-east-1:000000000000:table/${table}` },
    });
  told('COMPLETED');
  await work();
  expect(alarms()).toEqual([]);
  told('FAILED');
  await expect.poll(alarms).toEqual(raised);
});

walk('more leaves the site within an hour than is usual', ['traffic'], async (raised) => {
  const busy = await mkdtemp(join(folder, 'busy-'));
  const assembly = synthesizeSite(busy);
  const file = join(assembly, 'Site-test-Watch.template.json');
  const template = JSON.parse(readFileSync(file, 'utf8'));
  const ofTraffic = Object.values<{ Properties: { MetricName?: string; Threshold?: number } }>(
    template.Resources,
  ).find(({ Properties }) => Properties?.MetricName === 'BytesDownloaded');
  if (!ofTraffic) throw new Error('The template has no alarm on traffic.');
  // No test can deliver the 10 GB of the real threshold.
  ofTraffic.Properties.Threshold = 200_000;
  writeFileSync(file, JSON.stringify(template));
  await start(assembly);
  await ask('/');
  expect(alarms()).toEqual([]);
  let bytes = 0;
  while (bytes < 200_000) bytes += Math.max(1, (await (await ask('/')).arrayBuffer()).byteLength);
  expect(alarms()).toEqual(raised);
  ahead += 61 * minute;
  await work();
  expect(alarms()).toEqual([]);
});

walk('somebody floods the API', ['api-refusals'], async (raised) => {
  await start();
  for (let n = 0; n < 1000; n += 50)
    await Promise.all(Array.from({ length: 50 }, () => fetch(`${site.url}/api/no-such-address`)));
  expect(alarms()).toEqual(raised);
});

walk('the certificate is not renewed', ['certificate-expiring'], async (raised) => {
  const named = await mkdtemp(join(folder, 'named-'));
  const certificateArn = 'arn:aws:acm:us-east-1:000000000000:certificate/of-the-walk';
  const customDomain = { domainName: 'www.example.com', otherNames: [], certificateArn };
  let days = 31;
  await start(synthesizeSite(named, { customDomain }), { daysToExpiry: () => days });
  expect(alarms()).toEqual([]);
  days = 30;
  expect(alarms()).toEqual(raised);
  days = 395;
  ahead += 25 * 60 * minute;
  await work();
  expect(alarms()).not.toContain('certificate-expiring');
});

test('this file tests each alarm of production', () => {
  const all = watchedTemplates.flatMap((template) => [...alarmsOf(template).keys()]);
  expect(all.filter((alarm) => !walked.has(alarm))).toEqual([]);
});
