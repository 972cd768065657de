import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, test } from 'vitest';

async function started(environment: NodeJS.ProcessEnv) {
  const module = JSON.stringify(join(import.meta.dirname, 'share-heaps.ts'));
  const code = `const { shareHeaps } = await import(${module}); shareHeaps();
    console.log(JSON.stringify([process.pid, process.env.MALLOC_ARENA_MAX, process.argv.slice(1)]));`;
  const child = spawn(process.execPath, ['--input-type=module', '-e', code, '--', 'one', 'two words'], {
    env: { ...process.env, ...environment },
  });
  const [pid, arenas, args] = JSON.parse(await text(child.stdout));
  return { isSame: pid === child.pid, arenas, args };
}

test.runIf(process.platform === 'linux')(
  'restarts the process with the same arguments and few memory arenas',
  async () => {
    const goesOn = { isSame: true, args: ['one', 'two words'] };
    expect(await started({ MALLOC_ARENA_MAX: '' })).toEqual({ ...goesOn, arenas: '2' });
    expect(await started({ MALLOC_ARENA_MAX: '7' })).toEqual({ ...goesOn, arenas: '7' });
  },
);
