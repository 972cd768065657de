import type { KeptCounts } from '#functions/data/message-counts/kept-counts.ts';
import { entriesOf } from '#functions/data/message-entries/entry.ts';
import { messageKey, messagesIn, placeOf } from '#functions/data/stored-message.ts';
import { type Message, messageLists } from '#shared/messages/message.ts';

type Input = Record<string, unknown>;
interface Indexed {
  readonly gsi2pk: string;
  readonly gsi2sk: string;
  readonly pk: string;
}

/** Messages and what finds them, in memory, with an account of what is read of them, as DynamoDB would read it. */
export class InboxTable {
  itemsRead = 0;
  readonly #messages = new Map<string, Message>();
  readonly #partitions = new Map<string, Indexed[]>();
  #isSorted = true;

  store(message: Message): void {
    const { pk } = messageKey(message.id);
    this.#messages.set(pk, message);
    for (const item of [{ pk, ...placeOf(message) }, ...entriesOf(message)]) {
      const items = this.#partitions.get(item.gsi2pk) ?? [];
      this.#partitions.set(item.gsi2pk, items);
      items.push({ gsi2pk: item.gsi2pk, gsi2sk: item.gsi2sk, pk: item.pk });
    }
    this.#isSorted = false;
  }

  /** Answers the calls by which the inbox is read. */
  answer(operation: string, input: Input): object {
    if (operation === 'QueryCommand') return this.#query(input);
    if (operation === 'BatchGetCommand') return this.#batchGet(input);
    if (operation === 'GetCommand') return this.#getCounts();
    throw new Error(`${operation} is not measured.`);
  }

  #query({ ExpressionAttributeValues, Limit, ExclusiveStartKey, Select }: Input): object {
    this.#sort();
    const values = ExpressionAttributeValues as Record<string, string>;
    const { ':partition': partition = '', ':low': low = '', ':high': high } = values;
    const all = this.#partitions.get(partition) ?? [];
    const start = (ExclusiveStartKey as Indexed | undefined)?.gsi2sk;
    const isBefore = ({ gsi2sk }: Indexed) =>
      (high === undefined || gsi2sk <= high) && (start === undefined || gsi2sk < start);
    const from = firstOf(all, isBefore);
    const found = all.slice(from, from + Number(Limit)).filter(({ gsi2sk }) => gsi2sk >= low);
    this.itemsRead += found.length;
    const next = found.length === Limit && all.length > from + found.length ? found.at(-1) : undefined;
    return { ...(Select === 'COUNT' ? {} : { Items: found }), Count: found.length, LastEvaluatedKey: next };
  }

  #batchGet({ RequestItems }: Input): object {
    const [[table, { Keys }] = ['', { Keys: [] }]] = Object.entries(
      RequestItems as Record<string, { Keys: { pk: string }[] }>,
    );
    const found = Keys.flatMap(({ pk }) => this.#messages.get(pk) ?? []);
    this.itemsRead += found.length;
    return { Responses: { [table]: found } };
  }

  /** The one item that is read by itself: the counts as the follower keeps them. */
  #getCounts(): { Item: Partial<KeptCounts> } {
    this.itemsRead += 1;
    const counts = messageLists.map((list) => [list, this.#partitions.get(messagesIn(list))?.length ?? 0]);
    return { Item: { ...Object.fromEntries(counts), checkedAt: new Date().toISOString() } };
  }

  /** Latest first, as they are read. */
  #sort(): void {
    if (this.#isSorted) return;
    for (const items of this.#partitions.values())
      items.sort((one, other) => (one.gsi2sk < other.gsi2sk ? 1 : -1));
    this.#isSorted = true;
  }
}

/** The index of the first item for which something holds, which then holds for all after it. */
function firstOf<Item>(items: readonly Item[], holds: (item: Item) => boolean): number {
  let low = 0;
  let high = items.length;
  while (low < high) {
    const middle = (low + high) >> 1;
    const item = items[middle];
    if (item !== undefined && holds(item)) high = middle;
    else low = middle + 1;
  }
  return low;
}
