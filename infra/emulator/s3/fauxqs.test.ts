import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { loadFauxqsParts } from './fauxqs.ts';

/** The contents of fauxqs' files: the private classes, with the methods that are called. */
const files = {
  'sqs/sqsStore.js': 'export class SqsStore {}',
  'sns/snsStore.js': 'export class SnsStore {}',
  's3/s3Store.js': 'export class S3Store { hasBucket() {} createBucket() {} }',
  'persistence.js': 'export class PersistenceManager { load() {} close() {} upsertObject() {} }',
};

/** Returns the URL of a folder with a fauxqs whose files are changed. */
async function fauxqsWith(changed: Readonly<Record<string, string>>): Promise<string> {
  const folder = await temporaryFolder();
  for (const [file, content] of Object.entries({ ...files, ...changed })) {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), content);
  }
  return pathToFileURL(`${folder}/`).href;
}

test('the installed fauxqs has every private class that is used', async () => {
  const parts = await loadFauxqsParts();
  expect(Object.values(parts).map(({ name }) => name)).toEqual([
    'SqsStore',
    'SnsStore',
    'S3Store',
    'PersistenceManager',
  ]);
});

test('accepts a module like the present one', async () => {
  expect(Object.keys(await loadFauxqsParts(await fauxqsWith({})))).toHaveLength(4);
});

test.each([
  ['s3/s3Store.js', 'throw new Error("moved")', 'S3Store'],
  ['sqs/sqsStore.js', 'export class Queues {}', 'SqsStore'],
  ['persistence.js', 'export class PersistenceManager { load() {} }', 'PersistenceManager.close'],
])('refuses a module without %s in a sentence that names it', async (file, content, part) => {
  const folder = await fauxqsWith({ [file]: content });
  await expect(loadFauxqsParts(folder)).rejects.toThrow(`fauxqs no longer has ${part} in ${file}: see what`);
});
