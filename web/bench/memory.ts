import { readFile } from 'node:fs/promises';
import { signIn } from './admin-area.ts';
import { askOrigin } from './origin.ts';

/** Requests sent, and at how many at once. */
const requests = 100_000;
const atOnce = 20;
const steps = 4;

/** Megabytes that the site's process holds after a number of requests. */
export interface MemoryUse {
  readonly requests: number;
  readonly megabytes: number;
}

type Ask = readonly [method: string, path: string, headers: Record<string, string>, body?: string];
const json = { 'content-type': 'application/json' };

/** What every function and every cache is asked in turn; no two requests are for the same. */
const kinds: readonly ((number: number) => Ask)[] = [
  (number) => ['GET', `/api/site-content?n=${number}`, {}],
  (number) => ['GET', `/api/blog-posts?n=${number}`, {}],
  (number) => ['GET', `/api/user?n=${number}`, {}],
  (number) => ['GET', `/share/blog/none-${number}`, {}],
  (number) => ['GET', `/no-such-page/${number}`, {}],
  () => ['GET', '/', {}],
  (number) => ['POST', '/api/contact', json, JSON.stringify({ name: 'x'.repeat(number % 3000) })],
  (number) => ['POST', '/api/newsletter', json, JSON.stringify({ email: `no address ${number}` })],
  () => ['POST', '/api/admin/upload-image', json, JSON.stringify({ contentType: 'image/png', size: 1 })],
  (number) => ['GET', `/blog?n=${number}`, {}],
  (number) => ['GET', `/ar/services-${number}`, {}],
];

/** What somebody who is signed in asks for besides. */
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
/** Every so many requests one is by who is signed in: lists take many times as long. */
const adminEvery = 10;

/** Sends requests of all kinds to the site on `port`, and tells what its process holds meanwhile. Linux only. */
export async function measureMemory(port: number, pid: number): Promise<MemoryUse[]> {
  const cookie = await signIn(port);
  const uses: MemoryUse[] = [{ requests: 0, megabytes: await residentMegabytes(pid) }];
  let sent = 0;
  for (let step = 1; step <= steps; step += 1) {
    const until = (requests * step) / steps;
    await Promise.all(
      Array.from({ length: atOnce }, async () => {
        while (sent < until) {
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
    uses.push({ requests: sent, megabytes: await residentMegabytes(pid) });
  }
  return uses;
}

async function residentMegabytes(pid: number): Promise<number> {
  const status = await readFile(`/proc/${pid}/status`, 'utf8').catch(() => '');
  return Number(/^VmRSS:\s+(\d+) kB$/m.exec(status)?.[1] ?? Number.NaN) / 1000;
}
