import { readFile } from 'node:fs/promises';
import { askOrigin, signIn } from './site.ts';
import { printTable, rounded } from './table.ts';

/** Number of simultaneous requests. */
const atOnce = 20;
const steps = 10;

/** Memory of the site's processes in megabytes, after a number of requests. */
interface MemoryUse {
  readonly requests: number;
  readonly megabytes: number;
}

interface MemoryOptions {
  readonly requests: number;
  /** The time limit in seconds; results until then count. */
  readonly seconds: number;
}

type Ask = readonly [method: string, path: string, headers: Record<string, string>, body?: string];
const json = { 'content-type': 'application/json' };

/** Requests to every function and every cache in turn; each request is different. */
const kinds: readonly ((number: number) => Ask)[] = [
  (number) => ['GET', `/api/site-content?n=${number}`, {}],
  (number) => ['GET', `/api/blog-posts?n=${number}`, {}],
  (number) => ['GET', `/api/user?n=${number}`, {}],
  (number) => ['GET', `/share/blog/none-${number}`, {}],
  (number) => ['GET', `/no-such-page/${number}`, {}],
  () => ['GET', '/', {}],
  (number) => ['POST', '/api/contact', json, JSON.stringify({ name: 'x'.repeat(number % 3000) })],
  (number) => ['POST', '/api/newsletter', json, JSON.stringify({ email: `no address ${number}` })],
  () => [
    'POST',
    '/api/admin/upload-image/start',
    json,
    JSON.stringify({ contentType: 'image/png', size: 1 }),
  ],
  (number) => ['GET', `/blog?n=${number}`, {}],
  (number) => ['GET', `/ar/services-${number}`, {}],
];

/** Further requests with a session. */
const adminKinds: readonly ((number: number) => Ask)[] = [
  () => ['GET', '/api/admin/contact-submissions', {}],
  () => ['POST', '/api/admin/contact-submissions/found', json, JSON.stringify({ text: 'shelf' })],
  () => ['GET', '/api/admin/post-rows/blog', {}],
  () => ['GET', '/api/admin/pictures', {}],
  () => ['GET', '/api/admin/people', {}],
  () => ['POST', '/api/admin/newsletter/find', json, '{}'],
  () => ['GET', '/api/admin/sendings', {}],
  () => ['POST', '/api/admin/audit-log', json, '{}'],
];
/** One request in this many has a session: lists take many times as long. */
const adminEvery = 10;

/** Sends requests of all kinds to the site, and prints the memory of its processes. */
export async function reportMemory(
  { port, pid }: { readonly port: number; readonly pid: number },
  options: MemoryOptions,
): Promise<void> {
  const uses = await measureMemory(port, pid, options);
  printTable(
    'Memory of the local site; the goal is at most 800 MB',
    ['requests', 'MB'],
    uses.map(({ requests, megabytes }) => [rounded(requests), rounded(megabytes)]),
  );
  const { requests = 0 } = uses.at(-1) ?? {};
  if (requests < options.requests)
    console.log(`\nStopped after ${requests} requests: ${options.seconds} seconds were over`);
}

/**
 * Sends requests of all kinds to the site on `port`. Returns the memory of its process and its children at the beginning
 * and after each tenth of them. Linux only.
 */
async function measureMemory(
  port: number,
  pid: number,
  { requests, seconds }: MemoryOptions,
): Promise<MemoryUse[]> {
  const cookie = await signIn(port);
  const end = Date.now() + seconds * 1000;
  const uses: MemoryUse[] = [{ requests: 0, megabytes: await residentMegabytes(pid) }];
  let sent = 0;
  for (let step = 1; step <= steps && Date.now() < end; step += 1) {
    const until = (requests * step) / steps;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (sent < until && Date.now() < end) {
          sent += 1;
          const isAdmin = sent % adminEvery === 0;
          const turn = isAdmin
            ? adminKinds[(sent / adminEvery) % adminKinds.length]
            : kinds[sent % kinds.length];
          const [method, path, headers, body = ''] = turn?.(sent) ?? ['GET', '/', {}];
          await askOrigin(port, method, path, isAdmin ? { ...headers, cookie } : headers, Buffer.from(body));
        }
      }),
    );
    const megabytes = await residentMegabytes(pid);
    console.error(`${sent} requests: ${rounded(megabytes)} MB`);
    uses.push({ requests: sent, megabytes });
  }
  return uses;
}

/** Returns the memory of a process and all its descendants. */
async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  const own = Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1000;
  const children = await readFile(`/proc/${pid}/task/${pid}/children`, 'utf8').catch(() => '');
  const below = await Promise.all(children.split(' ').filter(Boolean).map(Number).map(residentMegabytes));
  return below.reduce((sum, one) => sum + one, own);
}
