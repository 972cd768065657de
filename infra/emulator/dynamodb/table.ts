import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { setImmediate } from 'node:timers/promises';
import { callEngine, type DynamoEngine, DynamoError } from './engine.ts';
import { indexesAgree } from './index-check.ts';
import { type Item, scan } from './scan.ts';
import type { SecondaryIndex, TableProperties } from './table-properties.ts';

interface StoredTable extends TableProperties {
  readonly TableStatus: string;
}

async function describeTable(engine: DynamoEngine, name: string): Promise<StoredTable | undefined> {
  try {
    const { Table } = await callEngine<{ Table: StoredTable }>(engine, 'DescribeTable', {
      TableName: name,
    });
    return Table;
  } catch (error) {
    if (error instanceof DynamoError && error.name === 'ResourceNotFoundException') return undefined;
    throw error;
  }
}

async function create(engine: DynamoEngine, name: string, properties: TableProperties): Promise<void> {
  if (properties.BillingMode !== 'PAY_PER_REQUEST') throw new Error(`${name} is not billed on demand.`);
  await callEngine(engine, 'CreateTable', {
    TableName: name,
    KeySchema: properties.KeySchema,
    AttributeDefinitions: properties.AttributeDefinitions,
    BillingMode: properties.BillingMode,
    GlobalSecondaryIndexes: properties.GlobalSecondaryIndexes,
  });
  while ((await describeTable(engine, name))?.TableStatus !== 'ACTIVE') await setImmediate();
}

/** Returns true if an engine has a table, or if the table's items are in the file of an interrupted re-creation. */
export async function hasTable(engine: DynamoEngine, dataDir: string, name: string): Promise<boolean> {
  return existsSync(savedItems(dataDir, name)) || (await describeTable(engine, name)) !== undefined;
}

/** Returns the file that has a table's items while the table is created again. */
function savedItems(dataDir: string, name: string): string {
  return join(dataDir, 'tables', `${name}.json`);
}

/** Returns a schema in a normalized spelling, so that two can be compared. */
function fingerprint({ KeySchema, GlobalSecondaryIndexes }: TableProperties): string {
  const keys = (schema: SecondaryIndex['KeySchema']) =>
    schema.map(({ AttributeName, KeyType }) => `${KeyType} ${AttributeName}`).sort();
  const indexes = (GlobalSecondaryIndexes ?? []).map(({ IndexName, KeySchema, Projection }) => [
    IndexName,
    keys(KeySchema),
    Projection.ProjectionType,
    [...(Projection.NonKeyAttributes ?? [])].sort(),
  ]);
  return JSON.stringify([keys(KeySchema), indexes.map((index) => JSON.stringify(index)).sort()]);
}

/**
 * Makes the engine's table match the template. A stored table with other indexes is created again with the same items, because
 * dynalite cannot add an index. Meanwhile the items are in a file, so that an interruption loses none. With `check` the same is
 * done to a table whose indexes disagree with its items.
 */
export async function prepareTable(
  engine: DynamoEngine,
  dataDir: string,
  name: string,
  properties: TableProperties,
  check = false,
): Promise<void> {
  const saved = savedItems(dataDir, name);
  const stored = await describeTable(engine, name);
  if (!existsSync(saved)) {
    if (!stored) return create(engine, name, properties);
    const isCurrent = fingerprint(stored) === fingerprint(properties);
    if (isCurrent && (!check || (await indexesAgree(engine, name, properties)))) return;
    await saveItems(engine, name, saved);
  }
  const items = await readItems(saved);
  if (stored) await callEngine(engine, 'DeleteTable', { TableName: name });
  while (await describeTable(engine, name)) await setImmediate();
  await create(engine, name, properties);
  await restoreItems(engine, name, items);
  await rm(saved);
}

async function saveItems(engine: DynamoEngine, name: string, file: string): Promise<void> {
  const items: Item[] = [];
  for await (const page of scan(engine, { TableName: name })) items.push(...page);
  await mkdir(join(file, '..'), { recursive: true });
  await writeFile(`${file}.part`, JSON.stringify(items), { flush: true });
  await rename(`${file}.part`, file);
}

async function readItems(file: string): Promise<Item[]> {
  const text = await readFile(file, 'utf8');
  try {
    return JSON.parse(text);
  } catch {
    throw new Error(
      `${file} is damaged, and in it is what was stored: put the data folder back from a copy, ` +
        'delete it to start over, or choose another with DATA_DIR.',
    );
  }
}

async function restoreItems(engine: DynamoEngine, name: string, items: readonly Item[]): Promise<void> {
  for (let start = 0; start < items.length; start += 25) {
    const puts = items.slice(start, start + 25).map((Item) => ({ PutRequest: { Item } }));
    await callEngine(engine, 'BatchWriteItem', { RequestItems: { [name]: puts } });
  }
}
