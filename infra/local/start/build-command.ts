import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { oneAtATime } from './one-at-a-time.ts';

/** `npm run build`: builds the site once nobody else on this machine does. Two builds at once would empty each other's folders. */
const root = join(import.meta.dirname, '../../..');
process.exitCode = await oneAtATime(join(root, '.cache/building.lock'), async () => {
  const { status } = spawnSync(process.execPath, [...process.execArgv, 'web/build/build-site.ts'], {
    cwd: root,
    stdio: 'inherit',
  });
  return status ?? 1;
});
