import type { Message } from '#shared/messages/message.ts';
import {
  isFoundBy,
  type MessageFilter,
  type TimelessFilter,
  withoutTime,
} from '#shared/messages/message-filter.ts';
import { getMessages } from '../message.ts';
import { combinationOf, filterPartition, wordKey, wordPartition } from './entry.ts';
import { type EntryRange, type Lead, last, leadOf, queryEntries } from './query.ts';
import { hasTerm, type Term, termsOf, wordsOf } from './words.ts';

/** How many entries of each word, and how many messages, one search reads: a few hundred items at most, for five words. */
const candidates = 50;

/**
 * A page of the result, newest first. `next` says where the next page starts: in the entries of the term with the index `term`,
 * after `key`.
 */
export interface Found {
  readonly items: Message[];
  readonly next: FoundPosition | undefined;
}
export interface FoundPosition {
  readonly term: number;
  readonly key: string;
}

/**
 * Returns the messages that match a filter: at most `limit`, from a position on if one is given. A result with fewer
 * messages, or none, may still have a `next`, which means that more follow. A change of the last moment may be missing,
 * but no message is shown with an outdated state. With a term that is a prefix, such as the last one, the order is
 * newest first within a page only.
 */
export async function searchMessages(
  filter: MessageFilter,
  limit: number,
  after: FoundPosition | undefined,
  now: Date,
): Promise<Found> {
  const asked = withoutTime(filter, now);
  if (!asked.text?.trim()) {
    const range = { partition: filterPartition(combinationOf(asked)), ...timesOf(asked) };
    const { leads, more } = await queryEntries(range, limit, after?.key);
    return { items: await read(leads, asked), next: nextOf(0, leads, more) };
  }
  const terms = termsOf(asked.text);
  const max = Math.min(limit, candidates);
  const { term, leads, more } = after
    ? { term: after.term, ...(await queryEntries(rangeOf(terms[after.term], asked), max, after.key)) }
    : await rarest(terms, asked, max);
  return { items: await readWorded(leads, asked, terms, term), next: nextOf(term, leads, more) };
}

/** True if a position belongs to this search. Any other is refused. */
export function isPositionOf({ text = '' }: MessageFilter, { term, key }: FoundPosition): boolean {
  if (!leadOf(key)) return false;
  const terms = termsOf(text);
  if (!text.trim()) return term === 0 && !key.includes('#', key.indexOf('#') + 1);
  const word = terms[term];
  return word !== undefined && key.startsWith(word.isPrefix ? word.word : `${word.word}#`);
}

/** Returns the entries of the term that the fewest messages contain, which is estimated from the first entries of each term. */
async function rarest(terms: readonly Term[], asked: TimelessFilter, max: number) {
  const found = await Promise.all(
    terms.map(async (term, index) => ({
      term: index,
      ...(await queryEntries(rangeOf(term, asked), max, undefined)),
    })),
  );
  const size = ({ leads, more }: (typeof found)[number]) => (more ? Number.POSITIVE_INFINITY : leads.length);
  const [first] = found.toSorted((one, other) => size(one) - size(other) || one.term - other.term);
  return first ?? { term: 0, leads: [], more: false };
}

function rangeOf(term: Term | undefined, asked: TimelessFilter): EntryRange {
  if (!term) throw new Error('There is no such word in the search.');
  const { word, isPrefix } = term;
  const partition = wordPartition(word);
  if (isPrefix) return { partition, low: word, high: `${word}${last}` };
  const { low, high } = timesOf(asked);
  return { partition, low: `${word}#${low}`, high: `${word}#${high}` };
}

function timesOf({ from = '0', to = '9' }: TimelessFilter) {
  return { low: from, high: `${to}${last}` };
}

/** Returns the messages that entries refer to, as they are now, without those that the filter excludes. */
async function read(leads: readonly Lead[], asked: TimelessFilter): Promise<Message[]> {
  const found = await getMessages([...new Set(leads.map(({ id }) => id))]);
  return [...found.values()].filter((message) => isFoundBy(message, asked)).sort(latestFirst);
}

/** Returns the messages that have all words, found by the entries of this one word. */
async function readWorded(
  leads: readonly Lead[],
  asked: TimelessFilter,
  terms: readonly Term[],
  term: number,
): Promise<Message[]> {
  const keys = new Set(leads.map(({ key }) => key));
  return (await read(leads, asked)).filter((message) => {
    const words = wordsOf(message);
    // If several words of a message have the same prefix only the first one counts, otherwise the message would appear
    // once for each.
    const [first] = words
      .filter((word) => hasTerm([word], terms[term]))
      .toSorted()
      .reverse();
    return terms.every((one) => hasTerm(words, one)) && keys.has(wordKey(first ?? '', message));
  });
}

function latestFirst(one: Message, other: Message): number {
  return one.createdAt < other.createdAt ? 1 : -1;
}

function nextOf(term: number, leads: readonly Lead[], more: boolean): FoundPosition | undefined {
  const key = leads.at(-1)?.key;
  return more && key !== undefined ? { term, key } : undefined;
}
