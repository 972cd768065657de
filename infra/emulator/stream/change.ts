import { randomUUID } from 'node:crypto';
import { isDeepStrictEqual } from 'node:util';
import type { Item } from '../dynamodb/scan.ts';

/** The contents of a stream's records beside the key. */
export type StreamViewType = 'KEYS_ONLY' | 'NEW_IMAGE' | 'OLD_IMAGE' | 'NEW_AND_OLD_IMAGES';

/** The state of an item before or after a write. `item` is missing if the item did not exist. */
export interface Image {
  readonly key: Item;
  readonly item?: Item | undefined;
}

/** The writer: a caller, or the table itself when an item expired. */
export type Writer = 'caller' | 'expiry';

/** A change of one item. `sequence` gives the order of changes. */
export interface Change {
  readonly sequence: number;
  /** When it was written, in ms since 1970. */
  readonly at: number;
  readonly id: string;
  readonly name: 'INSERT' | 'MODIFY' | 'REMOVE';
  readonly by: Writer;
  readonly key: Item;
  readonly oldImage?: Item;
  readonly newImage?: Item;
}

/**
 * Returns the change from `before` to `after`; `undefined` when nothing changed, for which DynamoDB makes no record
 * either. `at` is the instant of the change, in milliseconds.
 */
export function changeBetween(
  { key, item: before }: Image,
  after: Item | undefined,
  by: Writer,
  view: StreamViewType,
  at: number,
): Omit<Change, 'sequence'> | undefined {
  if (isDeepStrictEqual(before, after)) return undefined;
  return {
    at,
    id: randomUUID().replaceAll('-', ''),
    name: before === undefined ? 'INSERT' : after === undefined ? 'REMOVE' : 'MODIFY',
    by,
    key,
    ...(before && (view === 'OLD_IMAGE' || view === 'NEW_AND_OLD_IMAGES') && { oldImage: before }),
    ...(after && (view === 'NEW_IMAGE' || view === 'NEW_AND_OLD_IMAGES') && { newImage: after }),
  };
}
