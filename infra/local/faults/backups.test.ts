import '#functions/data/testing/environment.ts';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { openStoredSite, type StoredSite } from '#functions/commands/testing/stored-site.ts';
import { keptFiles, keptItems } from '#functions/commands/testing/whole-site.ts';

let site: StoredSite;
beforeAll(async () => {
  site = await openStoredSite();
});
afterAll(() => site.close());

const amounts = { posts: 5000, messages: Number(process.env.MESSAGES ?? 100_000), pictures: 2000 };
const kills = 5;
/** In milliseconds. Most of the time is spent on writing each item three times. */
const timeout = 30 * 60_000;

test('a large site is exported and imported byte for byte, each killed five times, in at most 300 MB', {
  timeout,
}, async () => {
  await site.putItems(keptItems(amounts));
  for (const file of keptFiles(amounts)) await site.putFile(file);
  const [items, files] = [await site.items(), await site.files()];
  const folder = join(site.folder, 'export');
  const megabytes: number[] = [];
  const runs = async (script: string, args: readonly string[], killAfter: number) => {
    for (let kill = 0; kill < kills; kill++)
      expect((await site.run(script, args, killAfter)).code).toBe(null);
    const last = await site.run(script, args);
    expect(last).toMatchObject({ code: 0, err: '' });
    megabytes.push(last.megabytes);
  };
  await runs('export-command.ts', ['--to', folder], Math.ceil(files.length / (kills + 1)));
  await site.wipe();
  await runs('import-command.ts', ['--from', folder], Math.ceil((items.length + files.length) / (kills + 2)));
  expect(await site.items()).toEqual(items);
  expect(await site.files()).toEqual(files);
  expect(Math.max(...megabytes)).toBeLessThan(300);
});
