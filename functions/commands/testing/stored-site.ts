import { type ChildProcess, spawn } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { createServer, type IncomingMessage, request, type Server } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import {
  CreateTableCommand,
  DynamoDBClient,
  paginateScan,
  waitUntilTableExists,
} from '@aws-sdk/client-dynamodb';
import { DeleteObjectCommand, PutObjectCommand, paginateListObjectsV2, S3Client } from '@aws-sdk/client-s3';
import { BatchWriteCommand, DynamoDBDocumentClient } from '@aws-sdk/lib-dynamodb';
import { lineOf } from '#functions/data/backups/item.ts';
import { type BucketName, bucketNames } from '#functions/data/backups/site.ts';
import { tableDefinition } from '#functions/data/testing/table-definition.ts';
import { startDynalite } from '#infra/emulator/dynamodb/dynalite.ts';
import { closeServer, listen } from '#infra/emulator/http/listen.ts';
import { newCredentials, Owner } from '#infra/emulator/iam/principals.ts';
import { createS3Gateway } from '#infra/emulator/s3/gateway.ts';
import { openObjectStore } from '#infra/emulator/s3/object-store.ts';

/** An item, as the data layer writes it. */
export type StoredItem = Readonly<Record<string, unknown>> & { readonly pk: string; readonly sk: string };

export interface StoredFile {
  readonly bucket: BucketName;
  readonly key: string;
  readonly bytes: Uint8Array;
  readonly contentType?: string;
  readonly cacheControl?: string;
}

interface Outcome {
  readonly code: number | null;
  readonly out: string;
  readonly err: string;
  /** The most memory that the command held, in megabytes; 0 if it was killed. */
  readonly megabytes: number;
}

/** A table and buckets on local engines, and functions that run the commands of `npm run` on them. */
export interface StoredSite {
  readonly folder: string;
  putItems(items: Iterable<StoredItem>, table?: string): Promise<void>;
  putFile(file: StoredFile): Promise<void>;
  /** Returns every item as one line of JSON, sorted. */
  items(table?: string): Promise<string[]>;
  /** Returns every file with the hash of its bytes, sorted. */
  files(): Promise<string[]>;
  createTable(table: string): Promise<void>;
  /** Deletes all that is stored. */
  wipe(): Promise<void>;
  /**
   * Runs a command of `functions/commands` as `npm run` does.
   *
   * @param killAfter the command is killed, as by `kill -9`, when it makes its n-th request. @default never
   */
  run(script: string, args: readonly string[], killAfter?: number): Promise<Outcome>;
  /** The variables by which a function finds the site. */
  environment(): Readonly<Record<string, string>>;
  /** How many requests the last command made. */
  requests(): number;
  close(): Promise<void>;
}

const bucketOf = (name: BucketName) => `stored-${name}`;
/** The bucket of restore points, which no export contains. */
const backups = 'stored-backups';
const tellMemory =
  'data:text/javascript,process.on("exit",()=>process.stderr.write("\\nmaxRSS "+process.resourceUsage().maxRSS))';

/** Opens a site without items and files on local engines, in a temporary folder. */
export async function openStoredSite(): Promise<StoredSite> {
  const folder = await mkdtemp(join(tmpdir(), 'stored-site-'));
  const engine = await startDynalite(folder);
  const store = await openObjectStore(folder);
  for (const name of bucketNames) store.createBucket(bucketOf(name));
  store.createBucket(backups);
  // Without a session token, like the permanent access key of an AWS user.
  const credentials = { ...newCredentials(), sessionToken: '' };
  const gateway = createS3Gateway({
    ...{ store, principals: new Owner(credentials) },
    buckets: new Map([...bucketNames.map(bucketOf), backups].map((name) => [name, []])),
  });
  const s3Port = await listen(gateway, 0);
  let counted = 0;
  let running: ChildProcess | undefined;
  let killAt = Number.POSITIVE_INFINITY;
  const onRequest = () => {
    counted += 1;
    if (counted === killAt) running?.kill('SIGKILL');
  };
  const doors = [
    createProxy(engine.address, onRequest),
    createProxy({ host: '127.0.0.1', port: s3Port }, onRequest),
  ] as const;
  const [dynamodbUrl, s3Url] = (await Promise.all(doors.map((door) => listen(door, 0)))).map(
    (port) => `http://127.0.0.1:${port}`,
  );
  const shared = { region: 'us-east-1', credentials, requestHandler: { socketTimeout: 120_000 } };
  const dynamodb = new DynamoDBClient({ ...shared, endpoint: dynamodbUrl ?? '' });
  const documents = DynamoDBDocumentClient.from(dynamodb, {
    marshallOptions: { removeUndefinedValues: true },
  });
  const s3 = new S3Client({ ...shared, endpoint: s3Url ?? '' });
  const createTable = async (TableName: string) => {
    await dynamodb.send(new CreateTableCommand({ ...tableDefinition, TableName }));
    // Creating a table takes time on this engine, too.
    await waitUntilTableExists(
      { client: dynamodb, maxWaitTime: 60, minDelay: 0.05, maxDelay: 0.2 },
      { TableName },
    );
  };
  const keysOf = async function* (name: BucketName) {
    for await (const { Contents = [] } of paginateListObjectsV2({ client: s3 }, { Bucket: bucketOf(name) }))
      for (const { Key = '' } of Contents) yield Key;
  };
  let tables = 0;
  let table = '';
  /** Deleting a table takes time, so each empty site gets a new table. */
  const openTable = async () => {
    tables += 1;
    table = `stored-site-${tables}`;
    await createTable(table);
    const announced = {
      ...{ dynamodb: dynamodbUrl, s3: s3Url, tableName: table, pid: process.pid, ...credentials },
      outputs: { ImageBucketName: bucketOf('pictures'), CvBucketName: bucketOf('cvs') },
    };
    await writeFile(join(folder, 'engine.json'), JSON.stringify(announced));
  };
  await openTable();
  return {
    folder,
    createTable,
    async putItems(items, into = table) {
      let batch: StoredItem[] = [];
      const put = async () => {
        if (batch.length === 0) return;
        const requests = batch.map((Item) => ({ PutRequest: { Item } }));
        await documents.send(new BatchWriteCommand({ RequestItems: { [into]: requests } }));
        batch = [];
      };
      for (const item of items) {
        batch.push(item);
        if (batch.length === 25) await put();
      }
      await put();
    },
    async putFile({ bucket, key, bytes, contentType, cacheControl }) {
      const at = { Bucket: bucketOf(bucket), Key: key };
      await s3.send(
        new PutObjectCommand({ ...at, Body: bytes, ContentType: contentType, CacheControl: cacheControl }),
      );
    },
    async items(of = table) {
      const lines: string[] = [];
      for await (const { Items = [] } of paginateScan({ client: dynamodb }, { TableName: of }))
        lines.push(...Items.map(lineOf));
      return lines.sort();
    },
    async files() {
      const found: string[] = [];
      for (const name of bucketNames) {
        for await (const key of keysOf(name)) {
          const { body, headers } = await store.send({ method: 'GET', url: `/${bucketOf(name)}/${key}` });
          const sha256 = createHash('sha256').update(body).digest('hex');
          found.push([name, key, headers['content-type'], headers['cache-control'], sha256].join(' '));
        }
      }
      return found.sort();
    },
    async wipe() {
      await openTable();
      for (const name of bucketNames) {
        for await (const Key of keysOf(name))
          await s3.send(new DeleteObjectCommand({ Bucket: bucketOf(name), Key }));
      }
    },
    async run(script, args, killAfter = Number.POSITIVE_INFINITY) {
      counted = 0;
      killAt = killAfter;
      const path = join(import.meta.dirname, '..', script);
      const child = spawn(process.execPath, ['--import', tellMemory, ...optionsOf(script), path, ...args], {
        env: { PATH: process.env.PATH, DATA_DIR: folder },
        stdio: ['ignore', 'pipe', 'pipe'],
      });
      running = child;
      const ended = new Promise<number | null>((resolve) => child.on('close', resolve));
      const [code, out, all] = await Promise.all([ended, text(child.stdout), text(child.stderr)]);
      killAt = Number.POSITIVE_INFINITY;
      const [err = '', kilobytes = '0'] = all.split('\nmaxRSS ');
      return { code, out, err, megabytes: Number(kilobytes) / 1024 };
    },
    environment: () => ({
      ...{ AWS_REGION: 'us-east-1', TABLE_NAME: table },
      ...{ AWS_ENDPOINT_URL_DYNAMODB: dynamodbUrl ?? '', AWS_ENDPOINT_URL_S3: s3Url ?? '' },
      ...{ AWS_ACCESS_KEY_ID: credentials.accessKeyId, AWS_SECRET_ACCESS_KEY: credentials.secretAccessKey },
      ...{ AWS_SESSION_TOKEN: credentials.sessionToken },
      ...{ IMAGE_BUCKET: bucketOf('pictures'), BACKUP_BUCKET: backups },
    }),
    requests: () => counted,
    async close() {
      dynamodb.destroy();
      s3.destroy();
      await Promise.all([...doors, gateway].map(closeServer));
      await engine.close();
      await store.close();
      await rm(folder, { recursive: true });
    },
  };
}

/** Returns the options of Node that the script of `npm run` gives a command, among them how much memory it may use. */
function optionsOf(script: string): string[] {
  const manifest = readFileSync(join(import.meta.dirname, '../../../package.json'), 'utf8');
  const scripts: Record<string, string> = JSON.parse(manifest).scripts;
  const line = Object.values(scripts).find((one) => one.endsWith(`/${script}`)) ?? '';
  return line.split(' ').filter((word) => word.startsWith('--'));
}

/** Returns a server that forwards requests, and calls `onRequest` before each. */
function createProxy(to: object, onRequest: () => void): Server {
  return createServer((incoming, answer) => {
    onRequest();
    const { url = '/', method = 'GET', headers } = incoming;
    const onward = request({ ...to, path: url, method, headers })
      .on('response', (response: IncomingMessage) => {
        answer.writeHead(response.statusCode ?? 500, response.headers);
        response.pipe(answer);
      })
      .on('error', () => answer.destroy());
    incoming.on('error', () => onward.destroy()).pipe(onward);
    answer.on('close', () => onward.destroy());
  });
}
