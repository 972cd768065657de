import { spawn } from 'node:child_process';
import { randomUUID } from 'node:crypto';
import { mkdtemp, rm } from 'node:fs/promises';
import { type IncomingHttpHeaders, request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { adminAddresses } from '#shared/admin-paths.ts';

const administrator = { username: 'bench', password: randomUUID() };

const root = join(import.meta.dirname, '../..');
const startSeconds = 240;
const stopSeconds = 15;

export interface LocalSite {
  readonly port: number;
  /** The id of the site's process. */
  readonly pid: number;
  /** The folder with all that it stores. */
  readonly dataDir: string;
  stop(): Promise<void>;
}

/**
 * Builds the site and runs the synthesized stack like `npm start`, on a free port. The site stores its data in `keptDir`, or in
 * a new folder that `stop` removes.
 */
export async function startLocalSite(keptDir?: string): Promise<LocalSite> {
  const dataDir = keptDir ?? (await mkdtemp(join(tmpdir(), 'bench-')));
  const child = spawn(process.execPath, ['infra/local/start.js'], {
    cwd: root,
    env: {
      ...process.env,
      PORT: '0',
      DATA_DIR: dataDir,
      ADMIN_USERNAME: administrator.username,
      ADMIN_PASSWORD: administrator.password,
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const ended = new Promise<void>((resolve) => child.once('close', () => resolve()));
  const stop = async () => {
    child.kill('SIGTERM');
    await within(stopSeconds, 'Stopping the site', ended).catch(() => child.kill('SIGKILL'));
    if (!keptDir) await rm(dataDir, { recursive: true, force: true });
  };
  const ready = new Promise<number>((resolve, reject) => {
    child.stdout.setEncoding('utf8').on('data', (text: string) => {
      const [, port] = /Ready on http:\/\/localhost:(\d+)/.exec(text) ?? [];
      if (port) resolve(Number(port));
    });
    void ended.then(() => reject(new Error('The site did not start.')));
  });
  try {
    return {
      port: await within(startSeconds, 'Starting the site', ready),
      pid: child.pid ?? 0,
      dataDir,
      stop,
    };
  } catch (error) {
    await stop();
    throw error;
  }
}

/** Returns the result of `work`. Rejects with one sentence, beginning with `what`, after `seconds`. */
export async function within<Result>(seconds: number, what: string, work: Promise<Result>): Promise<Result> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`${what} took longer than ${seconds} s.`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, late]);
  } finally {
    clearTimeout(timer);
  }
}

/** An answer of the local site, its body as sent (compressed or not). */
export interface Answer {
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: Buffer;
}

const timeoutMs = 30_000;

/** Sends a request to the local site. Rejects if there is no answer within 30 s. */
export function askOrigin(
  port: number,
  method: string,
  path: string,
  headers: Record<string, string>,
  body = Buffer.alloc(0),
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asked = request({ port, method, path, headers, timeout: timeoutMs }, async (response) => {
      try {
        const received = await buffer(response);
        resolve({ status: response.statusCode ?? 502, headers: response.headers, body: received });
      } catch (error) {
        reject(error);
      }
    });
    asked.on('timeout', () => asked.destroy(new Error(`${path} was not answered in time.`)));
    asked.on('error', reject);
    asked.end(body);
  });
}

/** The screens of signed-in administrators, the dashboard by its tabs. */
const screens = [
  ...['content', 'messages', 'blog', 'news', 'careers'].map(
    (tab) => `${adminAddresses.dashboard}?tab=${tab}`,
  ),
  adminAddresses.simple,
];
const messages = [
  'Field audit in Erbil',
  'Mystery shopping, 40 stores',
  'URGENT: shelf data',
  'A demo, please',
];

/**
 * Sends the running site some messages, signs in, and returns the URLs of the admin area below `siteUrl`, each with the cookie
 * of the session; the cookie is empty for pages that need none.
 */
export async function openAdminArea(port: number, siteUrl: string): Promise<Map<string, string>> {
  for (const message of messages) {
    await post(port, '/api/contact', { name: 'Sara Ahmed', email: 'sara@example.com', message });
  }
  const cookie = await signIn(port);
  return new Map([
    ...[adminAddresses.login, adminAddresses.management].map((path): [string, string] => [
      siteUrl + path,
      '',
    ]),
    ...screens.map((path): [string, string] => [siteUrl + path, cookie]),
  ]);
}

/** Begins a session and returns its cookie. */
export async function signIn(port: number): Promise<string> {
  const { headers } = await post(port, '/api/login', administrator);
  return headers['set-cookie']?.[0]?.split(';')[0] ?? '';
}

async function post(port: number, path: string, value: object) {
  const headers = { 'content-type': 'application/json' };
  const answer = await askOrigin(port, 'POST', path, headers, Buffer.from(JSON.stringify(value)));
  if (answer.status >= 400) throw new Error(`${path} answered ${answer.status}: ${answer.body}`);
  return answer;
}
