import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an older Node is told in one sentence which one is needed, before it reads anything that it cannot', () => {
  const entry = join(import.meta.dirname, '../start.js');
  const code = `Object.defineProperty(process, 'versions', { value: { node: '20.20.2' } }); await import(${JSON.stringify(entry)});`;
  const { status, stdout, stderr } = spawnSync(process.execPath, ['--input-type=module', '-e', code], {
    encoding: 'utf8',
  });
  expect({ status, stdout, stderr }).toEqual({
    ...{ status: 1, stdout: '' },
    stderr: 'This needs Node 24, which `npm ci` installs: start it with `npm start`.\n',
  });
});
