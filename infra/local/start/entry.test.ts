import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, test } from 'vitest';

test('an older Node gets one sentence that names the required version, before it reads newer syntax', () => {
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
