import * as z from 'zod/mini';
import { type Item, itemReader } from '#functions/data/table/stored-item.ts';
import { exists, isStill, lacks, updateItem } from '#functions/data/table/update-item.ts';
import { type MessageList, messageLists } from '#shared/messages/message.ts';
import { indexRootKey } from '../entries/index-root.ts';
import { countsKey, getCountsItem } from './kept-counts.ts';

/** The list that a message is counted in, as its index root says. */
interface CountedRoot {
  /** `undefined`: the message is not counted. */
  readonly countedIn: MessageList | undefined;
  /** How often the message was moved in the counts. */
  readonly moves: number;
  /** True while a move is incomplete: the counts may include it, but this item has not noted it yet. */
  readonly isMoving: boolean;
}

export const readCounted = itemReader<CountedRoot, never>(
  {},
  {
    countedIn: [z.optional(z.enum(messageLists)), undefined],
    moves: [z.int(), 0],
    isMoving: [z.boolean(), false],
  },
);

/**
 * Returns the name of the attribute, in the item with the counts, that notes a message's move. The note stays until the move is
 * copied into the message's index root.
 */
export const moveOf = (id: string) => `move#${id}`;

interface Move {
  readonly number: number;
  readonly to: MessageList | undefined;
}

/** Returns the move that a note describes, by the value of the attribute {@link moveOf}. Without a note the number is 0. */
export function readMove(value: unknown): Move {
  const [number, to] = String(value ?? '').split('#');
  return { number: Number(number) || 0, to: messageLists.find((list) => list === to) };
}

/**
 * Counts a message in the list it is in now, or in none if it is gone. `root` is its index root, as just read.
 *
 * The counts are exact wherever the work is interrupted, because the work is repeated. First the index root stores that
 * a move begins. Then one write changes the counts and notes the move beside them; it is refused if the move is noted
 * already. Then the index root stores where the message is counted, and the note is removed. One process at a time does
 * this for a message, as for its entries.
 */
export async function countMessage(id: string, root: Item, list: MessageList | undefined): Promise<void> {
  let counted = readCounted(root) ?? { countedIn: undefined, moves: 0, isMoving: false };
  if (counted.isMoving) counted = await settle(id, counted, readMove((await getCountsItem())[moveOf(id)]));
  while (counted.countedIn !== list) {
    await updateItem<CountedRoot>(indexRootKey(id), { set: { isMoving: true }, when: [exists('pk')] });
    counted = await settle(id, counted, await move(id, counted, list));
  }
}

/**
 * Moves a message from one count to another, and returns that move. If an earlier move of the message is not settled yet,
 * nothing is changed, and the earlier move is returned.
 */
async function move(
  id: string,
  { countedIn, moves }: CountedRoot,
  to: MessageList | undefined,
): Promise<Move> {
  const number = moves + 1;
  const written = await updateItem<Item>(countsKey, {
    add: { ...(countedIn && { [countedIn]: -1 }), ...(to && { [to]: 1 }), changes: 1 },
    set: { [moveOf(id)]: `${number}#${to ?? ''}` },
    when: [lacks(moveOf(id))],
  });
  return written ? { number, to } : readMove((await getCountsItem())[moveOf(id)]);
}

/**
 * Copies a move into the message's index root and removes the note about it. For an earlier move it only removes the
 * note.
 */
async function settle(id: string, counted: CountedRoot, { number, to }: Move): Promise<CountedRoot> {
  const isNext = number === counted.moves + 1;
  const settled = isNext ? { countedIn: to, moves: number, isMoving: false } : counted;
  if (isNext) {
    const written = await updateItem<CountedRoot>(indexRootKey(id), {
      set: { countedIn: to, moves: number },
      remove: ['isMoving', ...(to ? [] : (['countedIn'] as const))],
      when: [exists('pk'), counted.moves === 0 ? lacks('moves') : isStill('moves', counted.moves)],
    });
    if (!written) throw new Error('A message was counted twice at once.');
  }
  if (number > 0) await forget(id, { number, to });
  return settled;
}

/** Removes the note of this move from the counts. A note of another move stays. */
export async function forget(id: string, { number, to }: Move): Promise<void> {
  const note = moveOf(id);
  await updateItem<Item>(countsKey, { remove: [note], when: [isStill(note, `${number}#${to ?? ''}`)] });
}
