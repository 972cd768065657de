import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { Agent, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type LocalSite, startLocal } from '../local-site.ts';
import { synthesizeSite } from '../testing/synthesize.ts';

/** The number of people, each with an own IP address, who use the site while one client floods it. */
const people = 60;
const password = 'a password that is long enough';
/** The number of connections of the flooding client, and the maximum number of its requests. */
const connections = 40;
const maxRequests = 20_000;

interface Sent {
  readonly method: string;
  readonly path: string;
  readonly body?: unknown;
  readonly from: string;
  readonly agent?: Agent;
}

async function send(site: LocalSite, { method, path, body, from, agent }: Sent): Promise<number> {
  const content = body === undefined ? '' : JSON.stringify(body);
  const asked = request({
    host: '127.0.0.1',
    port: new URL(site.url).port,
    method,
    path,
    localAddress: from,
    ...(agent && { agent }),
    headers: {
      'content-length': Buffer.byteLength(content),
      ...(content && { 'content-type': 'application/json' }),
    },
  });
  asked.end(content);
  const [response] = await once(asked, 'response');
  response.resume();
  await once(response, 'end');
  return response.statusCode;
}

/** Sends each request as soon as the previous one is answered. Returns a function that stops the flood. */
function flood(site: LocalSite, method: string, path: string): () => Promise<void> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  let sent = 0;
  let stopped = false;
  const lane = async () => {
    while (!stopped && sent < maxRequests) {
      sent += 1;
      const body = method === 'POST' ? { body: {} } : {};
      await send(site, { method, path: `${path}?n=${sent}`, from: '127.0.0.66', agent, ...body });
    }
  };
  const lanes = Array.from({ length: connections }, lane);
  return async () => {
    stopped = true;
    await Promise.all(lanes);
    agent.destroy();
  };
}

/** Returns how many of the people could send a message and how many could sign in. Each `group` has its own addresses. */
async function peopleUse(site: LocalSite, group: number): Promise<{ messages: number; logins: number }> {
  const outcome = { messages: 0, logins: 0 };
  for (let person = 1; person <= people; person += 1) {
    const from = `127.0.${group}.${person}`;
    const message = {
      name: `Person ${person}`,
      email: `person${person}@example.com`,
      message: 'Please send us an offer for next year.',
    };
    const stored = await send(site, { method: 'POST', path: '/api/contact', body: message, from });
    const signIn = { username: 'editor', password };
    const signedIn = await send(site, { method: 'POST', path: '/api/login', body: signIn, from });
    if (stored === 201) outcome.messages += 1;
    if (signedIn === 200) outcome.logins += 1;
  }
  return outcome;
}

const floods = [
  ['GET', '/api/user'],
  ['GET', '/api/site-content'],
  ['POST', '/api/contact'],
] as const;

describe.each([
  ['with the web ACL', true],
  ['without a web ACL', false],
])('%s', (_, webAcl) => {
  let folder: string;
  let site: LocalSite;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'floods-'));
    site = await startLocal({
      cdkOut: synthesizeSite(folder, { webAcl }),
      dataDir: join(folder, 'data'),
      port: 0,
      adminUsername: 'editor',
      adminPassword: password,
      log: () => {},
    });
    await site.administrator;
  });
  afterAll(async () => {
    await site?.close();
    await rm(folder, { recursive: true, force: true });
  });

  test.each(floods)('other people are served while one address floods %s %s', async (method, path) => {
    const group = floods.findIndex(([, flooded]) => flooded === path) + 1;
    const stop = flood(site, method, path);
    const { messages, logins } = await peopleUse(site, group);
    await stop();
    expect(logins).toBeGreaterThanOrEqual(57);
    if (webAcl || path !== '/api/contact') expect(messages).toBeGreaterThanOrEqual(57);
  });
});
