import { Cdn } from '#infra/emulator/cdn/cdn.ts';
import { readDistribution } from '#infra/emulator/cdn/distribution.ts';
import { createSiteServer } from '#infra/emulator/cdn/server.ts';
import { startDatabase } from '#infra/emulator/dynamodb/database.ts';
import { createHttpApi } from '#infra/emulator/http-api/http-api.ts';
import { Principals } from '#infra/emulator/iam/principals.ts';
import { createFunctions, type Log } from '#infra/emulator/lambda/functions.ts';
import { closeServer, listen, listenOnLoopback } from '#infra/emulator/listen.ts';
import { startObjects } from '#infra/emulator/s3/objects.ts';
import { openStack } from '#infra/emulator/template/stack.ts';
import { deployWeb } from '#infra/emulator/web-deployment/deploy-web.ts';
import { type Administrator, ensureAdministrator } from './start/administrator.ts';
import { type InstanceLock, lockDataDir } from './start/instance-lock.ts';
import { readStackId } from './start/stack-id.ts';

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
  /** Who can sign in. */
  readonly administrator: Administrator;
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
    const stackId = readStackId(dataDir);
    const stack = openStack(cdkOut, stackId.uuid);
    const principals = new Principals(stack);
    const [database, objects] = await Promise.all([
      startDatabase(stack, principals, {
        dataDir,
        engine: options.dynamodb ?? 'dynalite',
        afterCrash: lock.afterCrash,
        isUsed: stackId.isUsed,
      }),
      startObjects(stack, principals, dataDir),
    ]);
    closing.push(objects.close, database.close);
    stackId.keep();
    const endpoints = { dynamodb: database.gatewayUrl, s3: objects.gatewayUrl };
    const functions = createFunctions(stack, principals, endpoints, log);
    closing.push(async () => {
      await Promise.all([...functions.values()].map((lambda) => lambda.stop()));
    });
    const api = createHttpApi(stack, functions);
    const cdn = new Cdn(readDistribution(stack, objects, api));
    const { ownerUrl: dynamodb, ownerCredentials, tableName } = database;
    const { accessKeyId, secretAccessKey } = ownerCredentials;
    lock.announce({ dynamodb, tableName, accessKeyId, secretAccessKey });
    // Before anybody is let in: a new password ends the sessions that somebody may have begun.
    const [administrator] = await Promise.all([
      ensureAdministrator({
        database: { dynamodb, tableName, accessKeyId, secretAccessKey },
        username: options.adminUsername,
        password: options.adminPassword,
      }),
      deployWeb(stack, objects.store, dataDir),
    ]);

    const logFailure = (message: string) => log(message, true);
    const apiServer = createSiteServer((request) => api.handle(request), logFailure);
    const apiPort = await listen(apiServer, 0);
    closing.push(() => closeServer(apiServer));
    const site = await listenOnLoopback(options.port, () =>
      createSiteServer((request, port) => cdn.handle(request, { ip: request.sourceIp, port }), logFailure),
    );
    closing.push(site.close);

    return {
      url: `http://localhost:${site.port}`,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      administrator,
      close,
    };
  } catch (error) {
    await close();
    throw error;
  }
}

function logErrors(line: string, isError: boolean): void {
  if (isError) console.error(line);
}
