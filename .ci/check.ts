import { execFile } from 'node:child_process';
import { promisify } from 'node:util';

/**
 * The inner loop: types, lint, import directions, unused code and unit tests, all at once, so that no processor waits. What
 * fails is printed whole; exits with 1 then. `npm test` is everything: components, templates and handlers too.
 */
const checks: Readonly<Record<string, readonly [string, ...string[]]>> = {
  Types: ['npm', 'run', '--silent', 'typecheck'],
  'Lint, import directions, unused code': ['npm', 'run', '--silent', 'lint'],
  'Unit tests': ['vitest', 'run', '--project', 'rules', '--project', 'web', '--reporter=dot'],
};
const run = promisify(execFile);

const begun = Date.now();
await Promise.all(
  Object.entries(checks).map(async ([title, [command, ...args]]) => {
    try {
      await run(command, args, { maxBuffer: 64 * 1024 * 1024 });
      console.log(`✓ ${title}`);
    } catch (error) {
      const { stdout = '', stderr = '' } = error as { stdout?: string; stderr?: string };
      console.log(`✗ ${title}\n${stdout}${stderr}`);
      process.exitCode = 1;
    }
  }),
);
console.log(`${Math.round((Date.now() - begun) / 1000)} seconds`);
