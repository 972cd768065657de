import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test } from 'vitest';
import { runStack } from '../run-stack.ts';
import { synthesizeGuestbook } from '../testing/guestbook.ts';
import { temporaryFolder } from '../testing/temporary-folder.ts';

function command(args: readonly string[], environment: Record<string, string> = {}) {
  const child = spawn(process.execPath, [join(import.meta.dirname, 'command.ts'), ...args], {
    env: { ...process.env, ...environment },
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  return child;
}

/** Runs a stack, and resolves when it is ready. */
async function ready(cdkOut: string, dataDir: string) {
  const running = command([cdkOut], { PORT: '0', DATA_DIR: dataDir });
  const [line] = await once(createInterface({ input: running.stdout }), 'line');
  return { running, url: /^Ready on (\S+)$/.exec(line)?.[1] };
}

test('runs a stack until it is stopped', async () => {
  const folder = await temporaryFolder();
  const cdkOut = synthesizeGuestbook(folder);
  const { running, url } = await ready(cdkOut, join(folder, 'data'));
  expect((await fetch(`${url}/`)).status).toBe(200);
  running.kill('SIGTERM');
  expect(await once(running, 'exit')).toEqual([0, null]);
}, 100_000);

test('a function gets every change whose write was acknowledged before kill -9', async () => {
  const folder = await temporaryFolder();
  const cdkOut = synthesizeGuestbook(folder);
  const dataDir = join(folder, 'data');
  const { running, url } = await ready(cdkOut, dataDir);
  const written = Array.from({ length: 20 }, async (_, number) => {
    const answer = await fetch(`${url}/notes`, {
      method: 'POST',
      body: JSON.stringify({ text: `${number}` }),
    });
    expect(answer.status).toBe(201);
    return (await answer.json()).id;
  });
  const ids = await Promise.all(written);
  running.kill('SIGKILL');
  await once(running, 'exit');

  const stack = await runStack({ cdkOut, dataDir, port: 0, prepare: async () => {} });
  onTestFinished(() => stack.close());
  await stack.settled();
  for (const id of ids) {
    // A change is delivered twice if the process was killed after the function had handled it and before that was stored.
    const { INSERT } = await (await fetch(`${stack.url}/notes/${id}/rung`)).json();
    expect(INSERT).toBeGreaterThanOrEqual(1);
  }
}, 100_000);

test.each([
  [[], {}, /^Name the folder .*\n$/],
  [['/nowhere'], { PORT: 'x' }, /^PORT has to be .*\n$/],
])('%j with %j is explained in one sentence', async (args, environment, sentence) => {
  const failing = command(args, environment);
  expect(await text(failing.stderr)).toMatch(sentence);
  expect(failing.exitCode ?? (await once(failing, 'exit'))[0]).toBe(1);
});
