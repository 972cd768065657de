import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import * as z from 'zod/mini';

/** The file that a running local site writes into its data folder. */
const engineFile = z.object({
  dynamodb: z.url({ hostname: /^(127\.0\.0\.1|localhost|\[::1\])$/ }),
  tableName: z.string(),
  pid: z.int(),
  accessKeyId: z.string(),
  secretAccessKey: z.string(),
});

/**
 * Points the data layer, which must not be loaded yet, at a table: the named one, otherwise `TABLE_NAME`, otherwise that
 * of the local site that runs on `DATA_DIR`. Returns the table's name.
 * @throws Error in one sentence when there is none
 */
export async function chooseTable(named: string | undefined): Promise<string> {
  const tableName = named ?? process.env.TABLE_NAME ?? (await chooseLocalTable());
  process.env.TABLE_NAME = tableName;
  return tableName;
}

async function chooseLocalTable(): Promise<string> {
  const tableName = await pointAtLocalTable();
  if (tableName) return tableName;
  throw new Error(
    'No table found: start the local site with npm start, or name a deployed table with --table.',
  );
}

/**
 * Points the data layer, which must not be loaded yet, at the table of the local site that runs on `DATA_DIR`. Returns
 * the table's name; `undefined` when no site runs there.
 */
export async function pointAtLocalTable(): Promise<string | undefined> {
  const engine = await readEngine(join(process.env.DATA_DIR || '.local', 'engine.json'));
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
  try {
    return engineFile.parse(JSON.parse(await readFile(path, 'utf8')));
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
