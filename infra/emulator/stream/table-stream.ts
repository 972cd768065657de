import { callEngine, type DynamoEngine, DynamoError } from '../dynamodb/engine.ts';
import type { Item } from '../dynamodb/scan.ts';
import { type KeyedTable, writtenKeys } from '../dynamodb/written-keys.ts';
import { changeBetween, type Image, type StreamViewType, type Writer } from './change.ts';
import type { Intent, StreamJournal } from './journal.ts';

/** The errors of an engine for calls that are invalid, independent of the stored data. */
const malformed = new Set(['ValidationException', 'SerializationException']);

export interface TableStreamOptions {
  readonly engine: DynamoEngine;
  readonly table: KeyedTable;
  readonly view: StreamViewType;
  readonly journal: StreamJournal;
  /** True if a consumer reads the changes of an item. Changes of other items are not recorded. */
  readonly isRead: (key: Item) => boolean;
  /** The time of the changes, in milliseconds since 1970. @default the machine's */
  readonly now?: (() => number) | undefined;
}

/** Is called in place of each write to a table, and records it. */
export interface WriteObserver {
  /**
   * Calls `write`, records the change in the stream, and then resolves to the result of `write`. `operation` and `input`
   * describe the call. Calls that only read are passed through.
   */
  observe<Answer>(
    operation: string,
    input: unknown,
    write: () => Promise<Answer>,
    by?: Writer,
  ): Promise<Answer>;
}

/**
 * The stream of a table: records each change before its write is acknowledged. Observed writes are done one after the other,
 * and each item is read before and after, so that records are in the order of the writes, and writes without a change make no
 * record.
 */
export class TableStream implements WriteObserver {
  readonly #options: TableStreamOptions;
  readonly #listeners: (() => void)[] = [];
  #previous: Promise<unknown> = Promise.resolve();

  constructor(options: TableStreamOptions) {
    this.#options = options;
  }

  /** Calls `listener` when there may be new records to read. */
  onChange(listener: () => void): void {
    this.#listeners.push(listener);
  }

  /** Records the writes that a killed process had begun, if they were done. To be called before any other write. */
  async recover(): Promise<void> {
    for (const intent of this.#options.journal.intents) await this.#finish(intent);
  }

  async observe<Answer>(
    operation: string,
    input: unknown,
    write: () => Promise<Answer>,
    by: Writer = 'caller',
  ): Promise<Answer> {
    const { table, isRead } = this.#options;
    const keys = writtenKeys(operation, input, table).filter(isRead);
    if (keys.length === 0) return write();
    const done = this.#previous.then(() => this.#observed(keys, write, by));
    this.#previous = done.catch(() => {});
    return done;
  }

  async #observed<Answer>(keys: readonly Item[], write: () => Promise<Answer>, by: Writer): Promise<Answer> {
    const before = await this.#images(keys).catch((error) => {
      // With an invalid key the write fails as well: the engine reports the error.
      if (error instanceof DynamoError && malformed.has(error.name)) return undefined;
      throw error;
    });
    if (!before) return write();
    const intent = this.#options.journal.begin(before, by);
    try {
      return await write();
    } finally {
      await this.#finish(intent);
    }
  }

  async #finish(intent: Intent): Promise<void> {
    const { journal, view, now = Date.now } = this.#options;
    const after = await this.#images(intent.images.map(({ key }) => key));
    const changes = intent.images.map((before, index) =>
      changeBetween(before, after[index]?.item, intent.by, view, now()),
    );
    journal.finish(
      intent,
      changes.filter((change) => change !== undefined),
    );
    for (const listener of this.#listeners) listener();
  }

  #images(keys: readonly Item[]): Promise<Image[]> {
    const { engine, table } = this.#options;
    return Promise.all(
      keys.map(async (key) => {
        const read = { TableName: table.name, Key: key, ConsistentRead: true };
        const { Item: item } = await callEngine<{ Item?: Item }>(engine, 'GetItem', read);
        return { key, item };
      }),
    );
  }
}
