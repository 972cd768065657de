import { parseArgs } from 'node:util';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { asCommand } from './as-command.ts';

const usage = 'Usage: npm run example -- [--to FOLDER]';
const [said, failed] = [vi.fn(), vi.fn()];
const { argv } = process;
beforeEach(() => {
  vi.spyOn(console, 'log').mockImplementation(said);
  vi.spyOn(console, 'error').mockImplementation(failed);
});
afterEach(() => {
  process.argv = argv;
  process.exitCode = undefined;
  vi.restoreAllMocks();
  for (const one of [said, failed]) one.mockReset();
});

async function runWith(args: string[], work: () => void = () => {}, explain?: (error: unknown) => string) {
  process.argv = ['node', 'example', ...args];
  const run = vi.fn(async () => {
    parseArgs({ options: { to: { type: 'string' } } });
    work();
  });
  await asCommand(usage, run, explain);
  return { ran: run.mock.calls.length, said: said.mock.calls.flat(), failed: failed.mock.calls.flat() };
}

test('with --help a command prints its usage and does nothing', async () => {
  expect(await runWith(['--to', 'x', '--help'])).toEqual({ ran: 0, said: [usage], failed: [] });
  expect(process.exitCode).toBeUndefined();
});

test('names an unknown option and prints the usage', async () => {
  const sentence = `Unknown option '--from'. ${usage}`;
  expect(await runWith(['--from', 'x'])).toEqual({ ran: 1, said: [], failed: [sentence] });
  expect(process.exitCode).toBe(1);
});

test('prints a failure as one sentence: its explanation, otherwise its message', async () => {
  const fail = () => {
    throw new Error('No table found.');
  };
  expect((await runWith([], fail)).failed).toEqual(['No table found.']);
  failed.mockReset();
  expect((await runWith([], fail, () => 'Sign in again.')).failed).toEqual(['Sign in again.']);
  expect(process.exitCode).toBe(1);
});
