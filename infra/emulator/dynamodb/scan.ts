import { callEngine, type DynamoEngine } from './engine.ts';

/** An item in DynamoDB's JSON, in which each value has its type as a key. */
export type Item = Record<string, Record<string, unknown>>;

/** All items of a table or index, page by page. */
export async function* scan(engine: DynamoEngine, input: object): AsyncGenerator<Item[]> {
  let start: Item | undefined;
  do {
    const page: { Items: Item[]; LastEvaluatedKey?: Item } = await callEngine(engine, 'Scan', {
      ...input,
      ...(start && { ExclusiveStartKey: start }),
    });
    yield page.Items;
    start = page.LastEvaluatedKey;
  } while (start);
}
