import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { afterAll, expect, test } from 'vitest';
import { type LocalSite, startLocal } from './local-site.ts';
import { administrator, openSession } from './testing/administrator.ts';
import { synthesizeSite } from './testing/synthesize.ts';

const command = join(import.meta.dirname, 'testing/run-until-killed.ts');
const folder = await mkdtemp(join(tmpdir(), 'killed-'));
const dataDir = join(folder, 'data');
let cdkOut: string;
let running: ChildProcess | undefined;

afterAll(async () => {
  running?.kill('SIGKILL');
  await rm(folder, { recursive: true, force: true });
});

async function run(): Promise<{ url: string; child: ChildProcess }> {
  const child = spawn(process.execPath, [command, cdkOut, dataDir], { stdio: ['ignore', 'pipe', 'inherit'] });
  running = child;
  const [url] = await once(createInterface(child.stdout), 'line');
  return { url, child };
}

/** In milliseconds: who publishes may be thought alive for twenty seconds after it was killed. */
const timeout = 180_000;

test('what was acknowledged is published, though the whole site was killed the moment after', {
  timeout,
}, async () => {
  cdkOut = synthesizeSite(folder);
  const saved: string[] = [];
  for (let round = 1; round <= 2; round++) {
    const { url, child } = await run();
    const cookie = await openSession(url);
    const write = async (path: string, method: string, json: object) => {
      const answer = await fetch(`${url}/api/${path}`, {
        method,
        headers: { cookie, 'content-type': 'application/json' },
        body: JSON.stringify(json),
      });
      expect(answer.status).toBeLessThan(300);
      return answer.json();
    };
    const title = `Written before kill ${round}`;
    const post = { title, content: 'What we saw.', author: 'Sara', category: 'Fieldwork', published: true };
    saved.push(`/blog/${(await write('admin/blog-posts', 'POST', post)).id}`);
    await write('update-content/hero_title', 'PUT', { value: title, valueAr: `${round} كتب قبل الإنهاء` });
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  const site: LocalSite = await startLocal({ cdkOut, dataDir, port: 0, ...administrator });
  try {
    await site.settled();
    const read = async (path: string) => (await fetch(site.url + path)).text();
    expect(await read('/')).toContain('<p>Written before kill 2</p>');
    expect(await read('/ar')).toContain('<p>2 كتب قبل الإنهاء</p>');
    for (const [index, path] of saved.entries()) {
      expect(await read(path)).toContain(`<p>Written before kill ${index + 1}</p>`);
    }
  } finally {
    await site.close();
  }
});
