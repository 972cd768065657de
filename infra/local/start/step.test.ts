import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from 'vitest';
import { temporaryFolder } from '#infra/emulator/testing/temporary-folder.ts';
import { runIfChanged } from './step.ts';

/** Returns a step that copies `in/a` to `out/a`, and a count of its runs. */
async function copying() {
  const folder = await temporaryFolder();
  const file = (path: string) => join(folder, path);
  mkdirSync(file('in'));
  writeFileSync(file('in/a'), '1');
  let runs = 0;
  const step = {
    stamp: file('stamps/copy'),
    inputs: { paths: [file('in'), file('absent')], without: ['ignored'] },
    outputs: { paths: [file('out')] },
    async run() {
      runs += 1;
      mkdirSync(file('out'), { recursive: true });
      writeFileSync(file('out/a'), readFileSync(file('in/a')));
    },
  };
  return { file, step, runs: () => runs };
}

test('a step runs once for the same inputs', async () => {
  const { file, step, runs } = await copying();
  await runIfChanged(step);
  mkdirSync(file('in/ignored'));
  writeFileSync(file('in/ignored/b'), '2');
  await runIfChanged(step);
  expect(runs()).toBe(1);
});

test.each([
  ['an input changed', (file: (path: string) => string) => writeFileSync(file('in/a'), '2')],
  ['an input was added', (file: (path: string) => string) => writeFileSync(file('in/b'), '2')],
  ['what it made was changed', (file: (path: string) => string) => writeFileSync(file('out/a'), 'x')],
  ['what it made is gone', (file: (path: string) => string) => rmSync(file('out'), { recursive: true })],
])('a step runs again when %s', async (_, change) => {
  const { file, step, runs } = await copying();
  await runIfChanged(step);
  change(file);
  await runIfChanged(step);
  expect(runs()).toBe(2);
});

test('a step runs again if a value it depends on changes', async () => {
  const { step, runs } = await copying();
  const made = (values: Record<string, string>) =>
    runIfChanged({ ...step, inputs: { ...step.inputs, values } });
  await made({});
  await made({ VITE_MANAGEMENT_CODE: 'Open-Shelf' });
  await made({ VITE_MANAGEMENT_CODE: 'Open-Shelf' });
  expect(runs()).toBe(2);
});

test('a step that two others need simultaneously runs once', async () => {
  const { step, runs } = await copying();
  await Promise.all([runIfChanged(step), runIfChanged(step)]);
  expect(runs()).toBe(1);
});

test('a failed step runs again', async () => {
  const { step, runs } = await copying();
  const failing = { ...step, run: () => Promise.reject(new Error('no')) };
  await expect(runIfChanged(failing)).rejects.toThrow('no');
  await runIfChanged(step);
  expect(runs()).toBe(1);
});
