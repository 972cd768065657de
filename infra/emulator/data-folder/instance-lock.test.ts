import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, onTestFinished, test } from 'vitest';
import { temporaryFolder } from '../testing/temporary-folder.ts';
import { lockDataDir } from './instance-lock.ts';

/** Returns arguments of a Node process that holds the lock of a folder until it ends. */
function holding(folder: string): string[] {
  const module = JSON.stringify(join(import.meta.dirname, 'instance-lock.ts'));
  const code = `const { lockDataDir } = await import(${module});
    lockDataDir(${JSON.stringify(folder)}).announce({ dynamodb: 'http://127.0.0.1:1', tableName: 'site', accessKeyId: 'A', secretAccessKey: 'B' });
    console.log('locked'); setInterval(() => {}, 1000);`;
  return ['--input-type=module', '-e', code];
}

/** Starts another process that holds the lock of a folder until it ends. */
async function holderOf(folder: string) {
  const holder = spawn(process.execPath, holding(folder));
  onTestFinished(() => void holder.kill('SIGKILL'));
  await once(holder.stdout, 'data');
  return holder;
}

test('refuses a folder that a running server uses, in one sentence', async () => {
  const folder = await temporaryFolder();
  const holder = await holderOf(folder);
  expect(() => lockDataDir(folder)).toThrow(`in use by a running server (process ${holder.pid})`);
});

test('takes over the folder of a killed server', async () => {
  const folder = await temporaryFolder();
  const holder = await holderOf(folder);
  holder.kill('SIGKILL');
  await once(holder, 'exit');
  const lock = lockDataDir(folder);
  expect(existsSync(join(folder, 'engine.json'))).toBe(false);
  expect(lock.afterCrash).toBe(true);
  lock.release();
  expect(lockDataDir(folder).afterCrash).toBe(false);
});

test.runIf(existsSync('/proc/self/stat'))(
  'takes over the folder of a killed server that is still a zombie process',
  async () => {
    const folder = await temporaryFolder();
    // The shell replaces itself with a program that never reads the exit status of its children.
    const parent = spawn('sh', ['-c', '"$0" "$@" & exec sleep 600', process.execPath, ...holding(folder)]);
    onTestFinished(() => void parent.kill('SIGKILL'));
    await once(parent.stdout, 'data');
    const pid = Number(readFileSync(join(folder, 'lock'), 'utf8').split(' ')[0]);
    expect(() => lockDataDir(folder)).toThrow('in use by a running server');
    process.kill(pid, 'SIGKILL');
    await expect.poll(() => readFileSync(`/proc/${pid}/stat`, 'utf8')).toContain(') Z ');
    expect(lockDataDir(folder).afterCrash).toBe(true);
  },
);

test('takes over a folder whose server’s process id belongs to another process', async () => {
  const folder = await temporaryFolder();
  writeFileSync(join(folder, 'lock'), `${process.ppid} 1`);
  lockDataDir(folder).release();
  expect(existsSync(join(folder, 'lock'))).toBe(false);
});

test('creates a missing folder, and refuses one that cannot be created', async () => {
  const folder = await temporaryFolder();
  lockDataDir(join(folder, 'a/b')).release();
  writeFileSync(join(folder, 'file'), '');
  expect(() => lockDataDir(join(folder, 'file'))).toThrow(/cannot be written: there is a file in its place/);
});

test.runIf(existsSync('/proc/self/stat'))('explains at once that a folder cannot be created', () => {
  expect(() => lockDataDir('/proc/site/data')).toThrow(
    /^The data folder \/proc\/site\/data cannot be written: no folder can be made there \(ENOENT\)\. Choose another/,
  );
});

test.skipIf(process.platform === 'win32')('refuses a folder that is not writable', async () => {
  const folder = await temporaryFolder();
  const module = JSON.stringify(join(import.meta.dirname, 'instance-lock.ts'));
  const code = `const { lockDataDir } = await import(${module});
    try { lockDataDir(${JSON.stringify(folder)}); console.log('taken'); } catch ({ message }) { console.log(message); }`;
  // Limits files of the child process to one megabyte (2048 blocks).
  const args = ['-c', 'ulimit -f 2048; exec "$0" "$@"', process.execPath, '--input-type=module', '-e', code];
  const { stdout } = spawnSync('sh', args, { encoding: 'utf8' });
  expect(stdout).toMatch(/cannot be written: .*64 MB/);
  expect(readdirSync(folder)).toEqual([]);
});
