import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { synthesizeGuestbook } from './testing/guestbook.ts';
import { temporaryFolder } from './testing/temporary-folder.ts';

function command(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'command.ts'), ...args], {
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

test('the command runs a stack until it is told to stop', async () => {
  const folder = await temporaryFolder();
  const cdkOut = synthesizeGuestbook(folder);
  const running = command([cdkOut], { PORT: '0', DATA_DIR: join(folder, 'data') });
  const [line] = await once(createInterface({ input: running.stdout }), 'line');
  const [, url] = /^Ready on (\S+)$/.exec(line) ?? [];
  expect((await fetch(`${url}/`)).status).toBe(200);
  running.kill('SIGTERM');
  expect(await once(running, 'exit')).toEqual([0, null]);
});

test.each([
  [[], {}, /^Name the folder .*\n$/],
  [['/nowhere'], { PORT: 'x' }, /^PORT has to be .*\n$/],
])('%j with %j is told in one sentence', async (args, environment, sentence) => {
  const failing = command(args, environment);
  expect(await text(failing.stderr)).toMatch(sentence);
  expect(failing.exitCode ?? (await once(failing, 'exit'))[0]).toBe(1);
});
