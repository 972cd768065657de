import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { type Content, fingerprint } from './fingerprint.ts';
import { oneAtATime } from './one-at-a-time.ts';

export interface Step {
  /** The file with the fingerprints of the step's inputs and outputs. */
  readonly stamp: string;
  readonly inputs: Content;
  readonly outputs: Content;
  run(): Promise<void>;
}

/**
 * Runs a step unless its inputs and outputs are unchanged since it last succeeded. Another process that needs the step
 * meanwhile waits, and then finds it done.
 */
export async function runIfChanged({ stamp, inputs, outputs, run }: Step): Promise<void> {
  await oneAtATime(`${stamp}.lock`, async () => {
    const before = fingerprint(inputs);
    if (readStamp(stamp) === `${before} ${fingerprint(outputs)}`) return;
    rmSync(stamp, { force: true });
    await run();
    mkdirSync(dirname(stamp), { recursive: true });
    writeFileSync(stamp, `${before} ${fingerprint(outputs)}`);
  });
}

function readStamp(stamp: string): string | undefined {
  try {
    return readFileSync(stamp, 'utf8');
  } catch {
    return undefined;
  }
}
