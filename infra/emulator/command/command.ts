#!/usr/bin/env node
import { lockDataDir } from '../data-folder/instance-lock.ts';
import { checkPort } from '../http/listen.ts';
import { explainFailure } from './failure.ts';
import { readRunOptions } from './options.ts';
import { shareHeaps } from './share-heaps.ts';

/** Runs the synthesized stack in the folder named as the first argument until it gets a signal. */
async function run(cdkOut: string | undefined): Promise<void> {
  if (cdkOut === undefined) throw new Error('Name the folder that `cdk synth` made, such as cdk.out.');
  const options = readRunOptions(process.env, process.cwd());
  await checkPort(options.port);
  const lock = lockDataDir(options.dataDir);
  process.on('uncaughtException', (error) => {
    console.error(explainFailure(error, options.dataDir));
    process.exit(1);
  });
  // Loaded only now, so that errors above are reported at once.
  const { runStack } = await import('../run-stack.ts');
  const stack = await runStack({ cdkOut, lock, ...options, prepare: async () => {} });
  console.log(`Ready on ${stack.url}`);
  if (stack.mailsUrl) console.log(`Mails on ${stack.mailsUrl}`);
  const stop = () => void stack.close().then(() => process.exit(0));
  process.once('SIGINT', stop).once('SIGTERM', stop);
}

shareHeaps();
await run(process.argv[2]).catch((error) => {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
});
