import type { DynamoEngine } from './engine.ts';
import { type Item, scan } from './scan.ts';
import type { SecondaryIndex, TableProperties } from './table-properties.ts';

/**
 * True if every index has exactly the entries of the table's items. dynalite writes an index before the item, so a kill
 * in between leaves an entry of a write that was never acknowledged.
 */
export async function indexesAgree(
  engine: DynamoEngine,
  name: string,
  table: TableProperties,
): Promise<boolean> {
  const items: Item[] = [];
  for await (const page of scan(engine, { TableName: name })) items.push(...page);
  for (const index of table.GlobalSecondaryIndexes ?? []) {
    const keys = index.KeySchema.map(({ AttributeName }) => AttributeName);
    const expected = items
      .filter((item) => keys.every((key) => item[key]))
      .map((item) => entry(item, index, table));
    const missing = new Set(expected);
    for await (const page of scan(engine, { TableName: name, IndexName: index.IndexName })) {
      if (!page.every((item) => missing.delete(entry(item, index, table)))) return false;
    }
    if (missing.size > 0) return false;
  }
  return true;
}

/** Returns the entry of an item in an index, as text. */
function entry(item: Item, index: SecondaryIndex, table: TableProperties): string {
  if (index.Projection.ProjectionType === 'ALL') return JSON.stringify(Object.entries(item).sort());
  const keys = [...index.KeySchema, ...table.KeySchema].map(({ AttributeName }) => AttributeName);
  const held = [...keys, ...(index.Projection.NonKeyAttributes ?? [])];
  return JSON.stringify(held.map((name) => item[name]));
}
