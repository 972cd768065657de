import { randomUUID } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { Cdn } from './cdn/cdn.ts';
import { readDistribution } from './cdn/distribution.ts';
import { createSiteServer } from './cdn/server.ts';
import { startDatabase } from './dynamodb/database.ts';
import { createHttpApi } from './http-api/http-api.ts';
import { Principals } from './iam/principals.ts';
import { createFunctions, type Log } from './lambda/functions.ts';
import { closeServer, listen, listenOnLoopback } from './listen.ts';
import { startObjects } from './s3/objects.ts';
import { type Administrator, ensureAdministrator } from './start/administrator.ts';
import { type InstanceLock, lockDataDir } from './start/instance-lock.ts';
import { openStack } from './template/stack.ts';
import { deployWeb } from './web-deployment/deploy-web.ts';

export interface LocalSiteOptions {
  /** Folder made by `cdk synth`. */
  readonly cdkOut: string;
  /** Folder of everything that is stored; made when it is not there. */
  readonly dataDir: string;
  /** 0 takes any free one. */
  readonly port: number;
  readonly dynamodb?: 'dynalite' | 'local';
  /** @default `admin` */
  readonly adminUsername?: string | undefined;
  /** Set even when there is an administrator. @default a random one, when there is none */
  readonly adminPassword?: string | undefined;
  /** The data folder's, which is released in the end. @default it is taken now */
  readonly lock?: InstanceLock;
  /** Gets the functions' lines. @default errors go to standard error */
  readonly log?: Log;
}

export interface LocalSite {
  /** `http://localhost:<port>`, through the CDN. */
  readonly url: string;
  /** The HTTP API without the CDN, as somebody who knows its own address could call it. */
  readonly apiUrl: string;
  /** Address of the database, without permissions, and the table in it. */
  readonly dynamodb: string;
  readonly tableName: string;
  /** Resolves once somebody can sign in. */
  readonly administrator: Promise<Administrator>;
  /** Lets running requests finish and stops. */
  close(): Promise<void>;
}

/** Runs a synthesized stack on this machine. Throws one sentence when the port or the data folder is taken. */
export async function startLocal(options: LocalSiteOptions): Promise<LocalSite> {
  const { cdkOut, dataDir, log = logErrors } = options;
  const lock = options.lock ?? lockDataDir(dataDir);
  const closing: (() => Promise<void> | void)[] = [lock.release];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const stack = openStack(cdkOut, stackUuid(dataDir));
    const principals = new Principals(stack);
    const [database, objects] = await Promise.all([
      startDatabase(stack, principals, {
        dataDir,
        engine: options.dynamodb ?? 'dynalite',
        afterCrash: lock.afterCrash,
      }),
      startObjects(stack, principals, dataDir),
    ]);
    closing.push(objects.close, database.close);
    const endpoints = { dynamodb: database.gatewayUrl, s3: objects.gatewayUrl };
    const functions = createFunctions(stack, principals, endpoints, log);
    closing.push(async () => {
      await Promise.all([...functions.values()].map((lambda) => lambda.stop()));
    });
    const api = createHttpApi(stack, functions);
    const cdn = new Cdn(readDistribution(stack, objects, api));
    await deployWeb(stack, objects.store, dataDir);

    const logFailure = (message: string) => log(message, true);
    const apiServer = createSiteServer((request) => api.handle(request), logFailure);
    const apiPort = await listen(apiServer, 0);
    closing.push(() => closeServer(apiServer));
    const site = await listenOnLoopback(options.port, () =>
      createSiteServer((request, port) => cdn.handle(request, { ip: request.sourceIp, port }), logFailure),
    );
    closing.push(site.close);

    const { ownerUrl: dynamodb, tableName } = database;
    lock.announce({ dynamodb, tableName });
    const administrator = ensureAdministrator({
      dynamodb,
      tableName,
      username: options.adminUsername,
      password: options.adminPassword,
    });
    administrator.catch(() => {});
    closing.push(async () => {
      await administrator.catch(() => {});
    });
    return {
      url: `http://localhost:${site.port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      dynamodb,
      tableName,
      administrator,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

/** Last part of the stack's id: made once for a data folder. */
function stackUuid(dataDir: string): string {
  const file = join(dataDir, 'stack-id');
  if (!existsSync(file)) writeFileSync(file, randomUUID(), { mode: 0o600 });
  return readFileSync(file, 'utf8').trim();
}

function logErrors(line: string, isError: boolean): void {
  if (isError) console.error(line);
}
