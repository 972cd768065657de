import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';

/**
 * `npm run build`: builds the site once no other build runs on this machine. Two simultaneous builds would empty each other's
 * folders.
 */
const root = join(import.meta.dirname, '../../..');
process.exitCode = await oneAtATime(join(root, '.cache/building.lock'), async () => {
  const { status } = spawnSync(process.execPath, [...process.execArgv, 'web/build/build-site.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
});
