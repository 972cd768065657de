import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** Outputs of a stack, by name. */
const outputs = z.record(z.string(), z.string());

/** The file that a running local site writes into its data folder. */
const engineFile = z.object({
  dynamodb: z.url({ hostname: /^(127\.0\.0\.1|localhost|\[::1\])$/ }),
  tableName: z.string(),
  s3: z.optional(z.url({ hostname: /^(127\.0\.0\.1|localhost|\[::1\])$/ })),
  outputs: z.optional(outputs),
  pid: z.int(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});

/**
 * Chooses a table: the named one, otherwise `TABLE_NAME`, otherwise that of the local site that runs on `DATA_DIR`. Sets
 * `TABLE_NAME` and returns the name. Call this before importing the data layer, which reads the variable when it is loaded.
 * @throws Error in one sentence when there is none
 */
export async function chooseTable(named: string | undefined): Promise<string> {
  const tableName = named ?? process.env.TABLE_NAME ?? (await chooseLocalTable());
  process.env.TABLE_NAME = tableName;
  return tableName;
}

/** The names of a site's table and buckets. */
export interface ChosenSite {
  readonly table: string;
  readonly buckets: { readonly pictures: string; readonly cvs: string };
}

/** The options of a command that reads or writes all that a site stores. */
export const siteOptions = {
  table: { type: 'string' },
  images: { type: 'string' },
  cvs: { type: 'string' },
} as const;

/**
 * Sets the environment variables of a site for the AWS clients and the data layer, which reads them when it is loaded:
 * call this before importing it. The site is the deployed one with the named table, otherwise the local one that runs on
 * `DATA_DIR`. The buckets of a deployed site are also named, or read from `cdk.out/outputs.json`, where the last
 * deployment wrote them.
 * @throws Error in one sentence when there is none
 */
export async function chooseSite(
  named: {
    readonly [Name in keyof typeof siteOptions]?: string | undefined;
  },
): Promise<ChosenSite> {
  const table = await chooseTable(named.table);
  const known = await outputsOf(table);
  const pictures = named.images ?? process.env.IMAGE_BUCKET ?? known.ImageBucketName;
  const cvs = named.cvs ?? process.env.CV_BUCKET ?? known.CvBucketName;
  if (!pictures || !cvs) {
    throw new Error(
      `Name the buckets that belong to the table ${table} with --images and --cvs: ` +
        'the outputs ImageBucketName and CvBucketName of its stack.',
    );
  }
  process.env.IMAGE_BUCKET = pictures;
  process.env.CV_BUCKET = cvs;
  return { table, buckets: { pictures, cvs } };
}

/** Returns the outputs of the stack that a table belongs to; none if they are not known here. */
async function outputsOf(table: string): Promise<z.infer<typeof outputs>> {
  const engine = await readEngine(engineFileOf());
  if (engine?.tableName === table && engine.s3) {
    process.env.AWS_ENDPOINT_URL_S3 = engine.s3;
    return engine.outputs ?? {};
  }
  const deployed = z.record(z.string(), outputs).safeParse(await readJson(join('cdk.out', 'outputs.json')));
  return Object.values(deployed.data ?? {}).find(({ TableName }) => TableName === table) ?? {};
}

const engineFileOf = () => join(process.env.DATA_DIR || '.local', 'engine.json');

async function chooseLocalTable(): Promise<string> {
  const tableName = await pointAtLocalTable();
  if (tableName) return tableName;
  throw new Error(
    'No table found: start the local site with npm start, or name a deployed table with --table.',
  );
}

/**
 * Sets the environment variables of the data layer for the table of the local site that runs on `DATA_DIR`. Call this before
 * importing the data layer, which reads them when it is loaded. Returns the table's name; `undefined` when no site runs there.
 */
export async function pointAtLocalTable(): Promise<string | undefined> {
  const engine = await readEngine(engineFileOf());
  if (!engine || !isRunning(engine.pid)) return undefined;
  Object.assign(process.env, {
    TABLE_NAME: engine.tableName,
    AWS_ENDPOINT_URL_DYNAMODB: engine.dynamodb,
    AWS_REGION: 'us-east-1',
    AWS_ACCESS_KEY_ID: engine.accessKeyId,
    AWS_SECRET_ACCESS_KEY: engine.secretAccessKey,
  });
  return engine.tableName;
}

async function readEngine(path: string): Promise<z.infer<typeof engineFile> | undefined> {
  return engineFile.safeParse(await readJson(path)).data;
}

/** Returns the content of a JSON file; `undefined` if there is none. */
async function readJson(path: string): Promise<unknown> {
  try {
    return JSON.parse(await readFile(path, 'utf8'));
  } catch {
    return undefined;
  }
}

function isRunning(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return error instanceof Error && 'code' in error && error.code === 'EPERM';
  }
}
