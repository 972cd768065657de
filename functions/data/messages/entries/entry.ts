import { sortKey } from '#functions/data/table/cursor.ts';
import { type IndexKeys, type IndexPartition, itemKey } from '#functions/data/table/table.ts';
import type { Message } from '#shared/messages/message.ts';
import { facetsOf, type TimelessFilter } from '#shared/messages/message-filter.ts';
import { wordsOf } from './words.ts';

/**
 * An index entry of a message: one for each of its words, and one for every combination of properties it can be filtered
 * by. So any filter is one partition of `inState`, newest first, and costs the same however much is stored. All entries
 * of a message are in one partition of the table, named after it.
 */
export interface Entry extends IndexKeys<'inState'> {
  readonly pk: `message-entry#${string}`;
  readonly sk: string;
}

type Partition = IndexPartition<'message-entry'>;

/** Returns all entries that a message should have. */
export function entriesOf(message: Message): Entry[] {
  const { pk } = itemKey('message-entry', message.id);
  const entry = (sk: string, gsi2pk: Partition, gsi2sk: string): Entry => ({ pk, sk, gsi2pk, gsi2sk });
  const position = positionOf(message);
  return [
    ...combinationsOf(message).map((one) => entry(`filter#${one}`, filterPartition(one), position)),
    ...wordsOf(message).map((word) => entry(`word#${word}`, wordPartition(word), wordKey(word, message))),
  ];
}

/** Returns the sort key of a message's entry in the partition of a word. */
export function wordKey(word: string, message: Message): string {
  return `${word}#${positionOf(message)}`;
}

function positionOf({ createdAt, id }: Message): string {
  return sortKey({ at: createdAt, id });
}

type Facets = Pick<
  TimelessFilter,
  'state' | 'urgent' | 'source' | 'type' | 'service' | 'language' | 'assignee'
>;

/**
 * Returns the combination of properties of a filter, as a text. Unassigned messages have no entry that says so, because most
 * open messages are unassigned; a filter for them compares the messages themselves. A type determines the source, so that no
 * entry has both.
 */
export function combinationOf({ type, source, ...others }: Facets): string {
  const { state, urgent, service, language, assignee } = others;
  const way = type ? { type } : { source };
  const given = Object.entries({ state, urgent, ...way, service, language, assignee });
  const said = given.flatMap(([name, value]) => (value ? [`${name}=${encodeURIComponent(value)}`] : []));
  return said.join('&') || 'any';
}

/** Returns every combination by which a message can be found: each property is either named or left out. */
function combinationsOf(message: Message): string[] {
  const { states, urgent, source, type, service, language, assignee } = facetsOf(message);
  let combinations: Facets[] = [{ state: undefined }, ...states.map((state) => ({ state }))] as Facets[];
  /** A combination has at most one property of each list: a type implies its source, so no combination needs both. */
  const others: Partial<Facets>[][] = [
    urgent ? [{ urgent: 'yes' }] : [],
    [{ source }, { type }],
    service ? [{ service }] : [],
    language ? [{ language }] : [],
    assignee ? [{ assignee }] : [],
  ];
  for (const facets of others) {
    combinations = combinations.flatMap((one) => [one, ...facets.map((facet) => ({ ...one, ...facet }))]);
  }
  return combinations.map(combinationOf);
}

/** Returns the partition with the entries of a combination. */
export function filterPartition(combination: string): Partition {
  return `message-entry#filter#${combination}`;
}

/** Returns the partition with the entries of a word, and of all words with the same first two letters. */
export function wordPartition(word: string): Partition {
  return `message-entry#word#${[...word].slice(0, 2).join('')}`;
}
