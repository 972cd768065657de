import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openSession } from '../testing/administrator.ts';
import { KillableSite } from '../testing/killable-site.ts';
import { synthesizeSite } from '../testing/synthesize.ts';

const folder = await mkdtemp(join(tmpdir(), 'killed-'));
const dataDir = join(folder, 'data');
let site: KillableSite | undefined;

afterAll(async () => {
  await site?.kill();
  await rm(folder, { recursive: true, force: true });
});

/** In milliseconds. The lease of a killed publisher lasts for up to twenty seconds. */
const timeout = 180_000;

test('an acknowledged save is published although the whole site is killed right after it', {
  timeout,
}, async () => {
  site = new KillableSite({ cdkOut: synthesizeSite(folder), dataDir });
  const saved: string[] = [];
  for (let round = 1; round <= 2; round++) {
    await site.start();
    const url = await site.url();
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
    await site.kill();
  }
  await site.start();
  await site.settled();
  const url = await site.url();
  const read = async (path: string) => (await fetch(url + path)).text();
  expect(await read('/')).toContain('<p>Written before kill 2</p>');
  expect(await read('/ar')).toContain('<p>2 كتب قبل الإنهاء</p>');
  for (const [index, path] of saved.entries()) {
    expect(await read(path)).toContain(`<p>Written before kill ${index + 1}</p>`);
  }
});
