import { join } from 'node:path';
import cdk from '#cdk.json' with { type: 'json' };
import { explainFailure } from '#infra/emulator/command/failure.ts';
import { shareHeaps } from '#infra/emulator/command/share-heaps.ts';
import { lockDataDir } from '#infra/emulator/data-folder/instance-lock.ts';
import { isUsed } from '#infra/emulator/data-folder/stack-id.ts';
import { checkPort } from '#infra/emulator/http/listen.ts';
import { buildStack } from './build.ts';
import { readStartOptions } from './options.ts';
import { showProgress } from './progress.ts';
import { addSamples } from './samples.ts';

const root = join(import.meta.dirname, '../../..');

/** Builds, synthesizes and runs the site until it is stopped. */
async function start(): Promise<void> {
  const dev = process.argv.includes('--dev');
  const { sampleContent, ...options } = readStartOptions(process.env, root);
  await checkPort(options.port);
  const lock = lockDataDir(options.dataDir);
  // The module is loaded while other processes build. It is not loaded earlier, so that the errors above are reported at once.
  const loading = import('../local-site.ts');
  const cdkOut = await buildStack({ root, dev, progress: showProgress }).catch((error) => {
    lock.release();
    throw error;
  });
  const { startLocal } = await loading;
  const fresh = !isUsed(options.dataDir);
  process.on('uncaughtException', (error) => {
    console.error(explainFailure(error, options.dataDir));
    process.exit(1);
  });
  const furnishes = fresh && sampleContent;
  let furnished: string | undefined;
  const storeInitialContent = async () => {
    furnished = await addSamples(options.dataDir).catch(warn);
  };
  const starting = showProgress(furnishes ? 'Starting, with sample content' : 'Starting', async () => {
    const site = await startLocal({
      ...{ cdkOut, lock, siteUrl: cdk.context.siteUrl },
      ...options,
      ...(furnishes && { storeInitialContent }),
    });
    if (furnishes) await site.settled();
    return site;
  });
  const closing: (() => Promise<void>)[] = [async () => (await starting).close()];
  stopOnSignal(closing);
  const site = await starting;
  if (furnished) console.log(furnished);
  console.log(`Ready on ${site.url}`);
  if (site.mailsUrl) console.log(`Mails on ${site.mailsUrl}`);
  let signInUrl = site.url;
  if (dev) {
    const { startDevServer } = await import('./dev-server.ts');
    const devServer = await startDevServer(root, site.url);
    closing.push(devServer.close);
    signInUrl = devServer.url;
    console.log(`Hot reload on ${devServer.url}`);
  }
  const { username, madePassword } = site.administrator;
  const signIn = `Sign in at ${signInUrl}/admin/login as ${username}`;
  console.log(
    madePassword === undefined
      ? `${signIn}; to set a new password: npm run admin -- ${username}`
      : `${signIn} with the password ${madePassword}`,
  );
}

/** Prints a warning about something optional that failed. */
function warn(error: unknown): undefined {
  console.error(error instanceof Error ? error.message : error);
}

function stopOnSignal(closing: readonly (() => Promise<void>)[]): void {
  let stopping = false;
  const stop = async () => {
    if (stopping) return;
    stopping = true;
    await Promise.all(closing.map((close) => close()));
    process.exit(0);
  };
  process.on('SIGINT', stop);
  process.on('SIGTERM', stop);
}

try {
  shareHeaps();
  await start();
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
