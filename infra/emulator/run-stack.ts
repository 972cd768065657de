import { Cdn } from './cdn/cdn.ts';
import { readDistribution } from './cdn/distribution.ts';
import { createSiteServer } from './cdn/server.ts';
import { type InstanceLock, lockDataDir, type TableOwner } from './data-folder/instance-lock.ts';
import { readStackId } from './data-folder/stack-id.ts';
import { deploy } from './deployment/deploy.ts';
import { startDatabase } from './dynamodb/database.ts';
import { startEventSources } from './event-source/event-sources.ts';
import { readMappings } from './event-source/mapping.ts';
import { createHttpApi } from './http-api/http-api.ts';
import { Principals } from './iam/principals.ts';
import { createFunctions, type Log } from './lambda/functions.ts';
import { closeServer, listen, listenOnLoopback } from './listen.ts';
import type { RunOptions } from './options.ts';
import { startObjects } from './s3/objects.ts';
import { readSchedules } from './schedule/schedules.ts';
import { startMails } from './ses/mails.ts';
import { openStack } from './template/stack.ts';

export interface RunStackOptions<Prepared> extends Omit<RunOptions, 'dynamodb'> {
  /** Folder made by `cdk synth`. */
  readonly cdkOut: string;
  /** @default `dynalite` */
  readonly dynamodb?: RunOptions['dynamodb'] | undefined;
  /** The data folder's, which is released in the end. @default it is taken now */
  readonly lock?: InstanceLock | undefined;
  /** Gets the functions' lines. @default errors go to standard error */
  readonly log?: Log | undefined;
  /** Puts into the table what has to be there before anybody is let in. */
  readonly prepare: (table: TableOwner) => Promise<Prepared>;
}

export interface RunningStack<Prepared> {
  /** `http://localhost:<port>`, through the CDN. */
  readonly url: string;
  /** The HTTP API without the CDN, as somebody who knows its own address could call it. */
  readonly apiUrl: string;
  /** Where a browser shows what the stack mailed; nothing, if it can mail nothing. */
  readonly mailsUrl: string | undefined;
  /** What `prepare` resolved to. */
  readonly prepared: Prepared;
  /** Resolves when no change of a table's stream is waiting or being handled. */
  settled(): Promise<void>;
  /** Has the CDN forget its answers by path; a pattern may end with `*`. */
  invalidate(patterns: readonly string[]): void;
  /** Ends what the functions are doing that have this in their name, as a crash would. Answers how many events that were. */
  crash(name: string): number;
  /** Ends functions and database for good, as an outage of both would. Distribution and buckets go on. */
  breakDown(): Promise<void>;
  /** Lets running requests and batches finish and stops. */
  close(): Promise<void>;
}

/**
 * Runs a synthesized stack on this machine: one table, one HTTP API with its functions, buckets, one distribution.
 * Throws one sentence when the port or the data folder is taken, or when the template holds what is not emulated.
 */
export async function runStack<Prepared>(
  options: RunStackOptions<Prepared>,
): Promise<RunningStack<Prepared>> {
  const { cdkOut, dataDir, log = logErrors } = options;
  const lock = options.lock ?? lockDataDir(dataDir);
  const closing: (() => Promise<void> | void)[] = [lock.release];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const stackId = readStackId(dataDir);
    const stack = openStack(cdkOut, stackId.uuid);
    const principals = new Principals(stack);
    const mappings = readMappings(stack, principals);
    const [database, objects, mails] = await Promise.all([
      startDatabase(stack, principals, {
        dataDir,
        engine: options.dynamodb ?? 'dynalite',
        afterCrash: lock.afterCrash,
        isUsed: stackId.isUsed,
        mappings,
      }),
      startObjects(stack, principals, dataDir),
      startMails(stack, principals, dataDir),
    ]);
    const closeDatabase = once(database.close);
    closing.push(objects.close, closeDatabase, mails.close);
    stackId.keep();
    const endpoints = { dynamodb: database.gatewayUrl, s3: objects.gatewayUrl, ses: mails.gatewayUrl };
    const functions = createFunctions(stack, principals, endpoints, log);
    const stopFunctions = async () => {
      await Promise.all([...functions.values()].map((lambda) => lambda.stop()));
    };
    closing.push(stopFunctions);
    const startSchedules = readSchedules(stack, functions);
    const api = createHttpApi(stack, functions);
    const cdn = new Cdn(readDistribution(stack, objects, api));
    lock.announce(database.owner);
    const [prepared] = await Promise.all([
      options.prepare(database.owner),
      deploy({ stack, store: objects.store, functions, dataDir, log }),
    ]);

    const { stream } = database;
    const sources = startEventSources({ mappings, stream, functions, dataDir, log });
    const stopSchedules = startSchedules();
    closing.push(sources.stop, stopSchedules);

    const logFailure = (message: string) => log(message, true);
    const apiServer = createSiteServer((request) => api.handle(request), logFailure);
    const apiPort = await listen(apiServer, 0);
    closing.push(() => closeServer(apiServer));
    const doors = await listenOnLoopback(options.port, () =>
      createSiteServer((request, port) => cdn.handle(request, { ip: request.sourceIp, port }), logFailure),
    );
    closing.push(doors.close);
    return {
      url: `http://localhost:${doors.port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      mailsUrl: mails.url,
      prepared,
      settled: sources.settled,
      invalidate: (patterns) => cdn.invalidate(patterns),
      crash: (name) =>
        [...functions]
          .filter(([arn]) => arn.includes(name))
          .reduce((ended, [, lambda]) => ended + lambda.crash(), 0),
      async breakDown() {
        stopSchedules();
        await stopFunctions();
        await sources.stop();
        await closeDatabase();
      },
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** What does nothing when it is called again. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

function logErrors(line: string, isError: boolean): void {
  if (isError) console.error(line);
}
