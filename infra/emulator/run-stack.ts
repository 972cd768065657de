import { isDeepStrictEqual } from 'node:util';
import { Cdn } from './cdn/cdn.ts';
import { readDistribution } from './cdn/distribution.ts';
import { createSiteServer } from './cdn/server.ts';
import { Watch } from './cloudwatch/watch.ts';
import { DiskSpace } from './data-folder/disk-space.ts';
import { lockDataDir, type TableOwner } from './data-folder/instance-lock.ts';
import { readStackId } from './data-folder/stack-id.ts';
import { deploy } from './deployment/deploy.ts';
import { DeployedResources } from './deployment/deployed-resources.ts';
import { LiveStack, type Running } from './deployment/live-stack.ts';
import { startDatabase } from './dynamodb/database.ts';
import { startEventSources } from './event-source/event-sources.ts';
import { readMappings } from './event-source/mapping.ts';
import { byShard } from './event-source/shards.ts';
import { readEventRules } from './events/event-rules.ts';
import { closeServer, listen, listenOnLoopback } from './http/listen.ts';
import { createHttpApi } from './http-api/http-api.ts';
import { newCredentials, Owner, Principals } from './iam/principals.ts';
import { type Asynchronous, asynchronous } from './lambda/asynchronous.ts';
import { ConcurrencyLimit } from './lambda/concurrency-limit.ts';
import { functionArn, functionReader, type LocalAddresses, type Log } from './lambda/functions.ts';
import { createLambdaGateway } from './lambda/gateway.ts';
import { LambdaFunction } from './lambda/lambda-function.ts';
import type { RunningStack, RunStackOptions } from './running-stack.ts';
import { startObjects } from './s3/objects.ts';
import { readSchedules } from './schedule/schedules.ts';
import { startMails } from './ses/mails.ts';
import { distributionDomain } from './template/physical-names.ts';
import { openStack, type Stack } from './template/stack.ts';

/**
 * Runs a synthesized stack on this machine: one table, one HTTP API with its functions, buckets, one distribution. Throws one
 * sentence if the port or the data folder is in use, or if the template contains something that is not emulated.
 */
export async function runStack<Prepared>(
  options: RunStackOptions<Prepared>,
): Promise<RunningStack<Prepared>> {
  const { cdkOut, dataDir, logs = 'errors', log = logToTerminal(logs), now = Date.now } = options;
  const lock = options.lock ?? lockDataDir(dataDir);
  const closing: (() => Promise<void> | void)[] = [lock.release];
  const close = async () => {
    for (const step of closing.splice(0).reverse()) await step();
  };
  try {
    const room = new DiskSpace(dataDir, log);
    const stackId = readStackId(dataDir);
    const deployed = await DeployedResources.read(dataDir);
    const open = (folder: string) => openStack(folder, stackId.uuid, (id) => deployed.get(id)?.attributes);
    const stack = open(cdkOut);
    const principals = new Principals(stack);
    const watch = new Watch(stack, { dataDir, log, now, daysToExpiry: options.daysToExpiry });
    closing.push(() => watch.stop());
    // Without a session token, like the permanent access key of an AWS user.
    const ownerCredentials = { ...newCredentials(), sessionToken: '' };
    const owner = new Owner(ownerCredentials);
    const { accessKeyId, secretAccessKey } = ownerCredentials;
    const mappings = readMappings(stack, principals).flatMap((one) =>
      byShard(one, options.streamShards ?? 1),
    );
    const starting = [
      startDatabase(stack, principals, {
        dataDir,
        engine: options.dynamodb ?? 'dynalite',
        account: options.account,
        indexDelayMs: options.indexDelayMs,
        afterCrash: lock.afterCrash,
        room,
        isUsed: stackId.isUsed,
        mappings,
        owner,
        now,
      }),
      startObjects(stack, principals, { dataDir, isUsed: stackId.isUsed, room, owner }),
      startMails(stack, principals, {
        ...{ dataDir, siteUrl: options.siteUrl, account: options.account },
        count: (what) => watch.mailed(what),
      }),
    ] as const;
    const outcomes = await Promise.allSettled(starting);
    if (outcomes.some(({ status }) => status === 'rejected')) {
      // One part could not be started: the parts that were started are closed.
      for (const one of outcomes) if (one.status === 'fulfilled') closing.push(one.value.close);
    }
    const [database, objects, mails] = await Promise.all(starting);
    const closeDatabase = once(database.close);
    closing.push(objects.close, closeDatabase, mails.close);
    stackId.keep();
    let callable: Asynchronous['functions'] = new Map();
    const lambdaGateway = createLambdaGateway({
      callers: principals,
      arnOf: (name) => functionArn(stack, name),
      functions: () => callable,
    });
    const lambdaPort = await listen(lambdaGateway, 0);
    closing.push(() => closeServer(lambdaGateway));
    const services = {
      ...{ dynamodb: database.gatewayUrl, s3: objects.gatewayUrl, ses: mails.gatewayUrl },
      lambda: `http://127.0.0.1:${lambdaPort}`,
    };
    const endpoints = (await options.between?.(services)) ?? services;
    const addresses: LocalAddresses = new Map();
    const readFunctions = functionReader(principals, endpoints, log, {
      ...{ addresses, watch, environment: options.environment },
      concurrency: new ConcurrencyLimit(options.account ?? {}),
    });
    const firstRead = readFunctions(stack);
    const functions = new Map(Array.from(firstRead, ([arn, read]) => [arn, new LambdaFunction(read)]));
    const stopFunctions = async () => {
      await Promise.all([...functions.values()].map((lambda) => lambda.stop()));
    };
    closing.push(stopFunctions);
    const unattended = asynchronous(stack, functions, { dataDir, log });
    callable = unattended.functions;
    const startSchedules = readSchedules(stack, unattended.functions);
    const report = readEventRules(stack, unattended.functions);
    mails.onMailReturned(report);
    closing.push(unattended.stop);
    const api = createHttpApi(stack, functions, watch);
    const deployTo: Running['deploy'] = (next, steps) =>
      deploy({ stack: next, store: objects.store, functions, deployed, log, ...steps });
    const access: TableOwner = {
      ...{ dynamodb: database.ownerUrl, tableName: database.tableName, s3: objects.ownerUrl },
      ...{ outputs: stack.outputs(), accessKeyId, secretAccessKey },
    };
    lock.announce(access);
    const [prepared] = await Promise.all([options.prepare(access), deployTo(stack, {})]);
    const readTemplate = (one: Stack) => readDistribution(one, objects, api);
    const cdn = new Cdn(readTemplate(stack));
    const live = new LiveStack(stack, {
      cdn,
      readDistribution: readTemplate,
      functions,
      readFunctions,
      deploy: deployTo,
    });

    const { stream } = database;
    const sources = startEventSources({
      ...{ mappings, stream, functions, dataDir, log, now },
      handsOver: (arn, ageMs) => firstRead.get(arn)?.watch?.handedOver(ageMs),
    });
    const schedules = startSchedules();
    closing.push(sources.stop, schedules.stop);

    const [{ name: distribution } = { name: '' }] = stack.resources('AWS::CloudFront::Distribution');
    const logFailure = (message: string) => log(message, true);
    const apiServer = createSiteServer((request) => api.handle(request), logFailure);
    const apiPort = await listen(apiServer, 0);
    closing.push(() => closeServer(apiServer));
    const doors = await listenOnLoopback(options.port, () =>
      createSiteServer(async (request, port) => {
        const response = await cdn.handle(request, { ip: request.sourceIp, port });
        watch.delivered(distribution, response);
        return response;
      }, logFailure),
    );
    closing.push(doors.close);
    const url = `http://localhost:${doors.port}`;
    mails.setSiteAddress(url);
    for (const { name } of stack.resources('AWS::CloudFront::Distribution'))
      addresses.set(`https://${distributionDomain(name)}`, url);
    for (const [arn, read] of readFunctions(stack)) {
      const isSame = isDeepStrictEqual(read.environment, firstRead.get(arn)?.environment);
      if (!isSame) functions.get(arn)?.update(read);
    }
    return {
      url,
      apiUrl: `http://127.0.0.1:${apiPort}`,
      mailsUrl: mails.url,
      prepared,
      settled: sources.settled,
      deploy: (folder, steps) => live.deploy(open(folder), steps),
      invalidate: (patterns) => cdn.invalidate(patterns),
      crash: (name) =>
        [...functions]
          .filter(([arn]) => arn.includes(name))
          .reduce((ended, [, lambda]) => ended + lambda.crash(), 0),
      fireSchedules: schedules.fire,
      report,
      alarms: () => watch.raised(),
      async breakDown() {
        schedules.stop();
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

/** Returns a function that calls `work` the first time only; later calls get the same promise. */
function once(work: () => Promise<void>): () => Promise<void> {
  let done: Promise<void> | undefined;
  return () => {
    done ??= work();
    return done;
  };
}

function logToTerminal(logs: 'errors' | 'all'): Log {
  return (line, isError) => {
    if (isError) console.error(line);
    else if (logs === 'all') console.log(line);
  };
}
