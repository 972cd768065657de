import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { crc32 } from 'node:zlib';
import { expect, onTestFinished, test } from 'vitest';
import { type ZipFile, zipOf } from './zip.ts';

async function* given(files: readonly ZipFile[]): AsyncGenerator<ZipFile> {
  yield* files;
}
const text = (content: string) => new TextEncoder().encode(content);
const files = [
  { name: 'texts-1.json', bytes: text('{"a":1}') },
  { name: 'images/صورة.webp', bytes: Uint8Array.from({ length: 3000 }, (_, n) => n % 251) },
  { name: 'empty.csv', bytes: new Uint8Array() },
];
const at = new Date(2026, 10, 26, 14, 5, 8);

/** What the directory at the end of an archive says of its files. */
async function directoryOf(archive: Blob) {
  const bytes = Buffer.from(await archive.arrayBuffer());
  const end = bytes.length - 22;
  let next = bytes.readUInt32LE(end + 16);
  return Array.from({ length: bytes.readUInt16LE(end + 10) }, () => {
    const nameLength = bytes.readUInt16LE(next + 28);
    const size = bytes.readUInt32LE(next + 24);
    const local = bytes.readUInt32LE(next + 42);
    const content = local + 30 + bytes.readUInt16LE(local + 26);
    const found = {
      name: bytes.toString('utf8', next + 46, next + 46 + nameLength),
      crc: bytes.readUInt32LE(next + 16),
      content: bytes.subarray(content, content + size),
    };
    next += 46 + nameLength;
    return found;
  });
}

test('each file is in the archive as it is, with its name and checksum', async () => {
  const found = await directoryOf(await zipOf(given(files), at));
  expect(found.map(({ name }) => name)).toEqual(files.map(({ name }) => name));
  for (const [index, { bytes }] of files.entries()) {
    expect(found[index]?.content).toEqual(Buffer.from(bytes));
    expect(found[index]?.crc).toBe(crc32(bytes));
  }
});

const python = spawnSync('python3', ['--version']).status === 0;
test.runIf(python)('another program finds nothing wrong with it', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'zip-'));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  const file = join(folder, 'site.zip');
  writeFileSync(file, Buffer.from(await (await zipOf(given(files), at)).arrayBuffer()));
  const code =
    'import sys, zipfile; z = zipfile.ZipFile(sys.argv[1]); print(z.testzip(), z.namelist(), z.infolist()[0].date_time)';
  const { stdout } = spawnSync('python3', ['-c', code, file], {
    encoding: 'utf8',
    env: { ...process.env, PYTHONIOENCODING: 'utf8' },
  });
  expect(stdout.trim()).toBe(
    "None ['texts-1.json', 'images/صورة.webp', 'empty.csv'] (2026, 11, 26, 14, 5, 8)",
  );
});
