import type { OutgoingHttpHeaders } from 'node:http';
import { callEngine, type DynamoEngine } from './engine.ts';
import type { Item } from './scan.ts';
import type { SecondaryIndex, TableProperties } from './table-properties.ts';
import { writtenKeys } from './written-keys.ts';

export interface EngineResponse {
  readonly status: number;
  readonly headers: OutgoingHttpHeaders;
  readonly content: Buffer;
}

export interface LateIndexesOptions {
  readonly engine: DynamoEngine;
  readonly table: { readonly name: string; readonly properties: TableProperties };
  /** How long an index lacks a write, in milliseconds. */
  readonly delayMs: number;
  /** @default the machine's clock, in milliseconds */
  readonly now?: () => number;
}

/** An item as it was before a write. */
interface Earlier {
  readonly before: Item | undefined;
  readonly at: number;
}

/**
 * Makes the engine's indexes as late as AWS's, which get a write some moments after the table: for a while a query of an index
 * lacks a new item, and returns the earlier state of a changed item. Two things differ from AWS: an item that left an index is
 * absent at once, and a query whose projection expression leaves out the keys gets the current items.
 */
export class LateIndexes {
  readonly #options: LateIndexesOptions;
  readonly #keys: readonly string[];
  readonly #indexes: ReadonlyMap<string, SecondaryIndex>;
  /** The writes that indexes lack, oldest first, by the table's key. */
  readonly #writes = new Map<string, Earlier[]>();

  constructor(options: LateIndexesOptions) {
    this.#options = options;
    const { KeySchema, GlobalSecondaryIndexes = [] } = options.table.properties;
    this.#keys = KeySchema.map(({ AttributeName }) => AttributeName);
    this.#indexes = new Map(GlobalSecondaryIndexes.map((index) => [index.IndexName, index]));
  }

  /** Calls `ask`, which forwards a call to the engine, and returns the response that a late index would give. */
  async respond(
    operation: string,
    input: unknown,
    ask: () => Promise<EngineResponse>,
  ): Promise<EngineResponse> {
    const written = writtenKeys(operation, input, { name: this.#options.table.name, keys: this.#keys });
    if (written.length > 0) await this.#remember(written);
    const response = await ask();
    const index = this.#indexes.get(String((input as { IndexName?: string } | undefined)?.IndexName));
    return index && response.status === 200 ? this.#made(index, response) : response;
  }

  async #remember(keys: readonly Item[]): Promise<void> {
    const { engine, table } = this.#options;
    await Promise.all(
      keys.map(async (key) => {
        const read = { TableName: table.name, Key: key, ConsistentRead: true };
        // This fails for an invalid key. The engine then refuses the write, too.
        const { Item: before } = await callEngine<{ Item?: Item }>(engine, 'GetItem', read).catch(() => ({
          Item: undefined,
        }));
        const id = this.#idOf(key);
        this.#writes.set(id, [...this.#lacking(id), { before, at: this.#now() }]);
      }),
    );
  }

  /** Returns the writes of an item that the indexes do not show yet. Forgets the item once there are none. */
  #lacking(id: string): Earlier[] {
    const writes = (this.#writes.get(id) ?? []).filter(({ at }) => at > this.#now() - this.#options.delayMs);
    if (writes.length === 0) this.#writes.delete(id);
    return writes;
  }

  #made(index: SecondaryIndex, { status, headers, content }: EngineResponse): EngineResponse {
    const answer: { Items?: Item[] } = JSON.parse(content.toString('utf8'));
    const items = answer.Items?.flatMap((item) => {
      if (!this.#keys.every((key) => key in item)) return [item];
      const [first] = this.#lacking(this.#idOf(item));
      if (!first) return [item];
      return first.before && isIn(index, first.before, item) ? [this.#projected(index, first.before)] : [];
    });
    const body = Buffer.from(
      JSON.stringify({ ...answer, ...(items && { Items: items, Count: items.length }) }),
    );
    const { 'x-amz-crc32': _, ...kept } = headers;
    return { status, headers: { ...kept, 'content-length': body.length }, content: body };
  }

  #projected({ KeySchema, Projection }: SecondaryIndex, item: Item): Item {
    if (Projection.ProjectionType === 'ALL') return item;
    const own = KeySchema.map(({ AttributeName }) => AttributeName);
    const names = new Set([...this.#keys, ...own, ...(Projection.NonKeyAttributes ?? [])]);
    return Object.fromEntries(Object.entries(item).filter(([name]) => names.has(name)));
  }

  #idOf(item: Item): string {
    return JSON.stringify(this.#keys.map((key) => item[key]));
  }

  #now(): number {
    return (this.#options.now ?? Date.now)();
  }
}

/** True if an item is in the same partition of an index as another. */
function isIn({ KeySchema }: SecondaryIndex, item: Item, other: Item): boolean {
  return KeySchema.every(
    ({ AttributeName: name, KeyType }) =>
      name in item && (KeyType !== 'HASH' || JSON.stringify(item[name]) === JSON.stringify(other[name])),
  );
}
