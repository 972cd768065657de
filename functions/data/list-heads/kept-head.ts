import { gunzipSync, gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import type { ItemKind } from '#shared/item-kind.ts';
import { type PostKind, postKinds } from '#shared/posts/kinds.ts';
import { batchGet } from '../table/batch.ts';
import { itemReader } from '../table/stored-item.ts';
import { itemKey } from '../table/table.ts';
import { below, updateItem } from '../table/update-item.ts';

/** A list whose head is kept: the posts of a kind, or the pictures. */
export type ListName = PostKind | 'picture';

/** All lists whose heads are kept. */
export const listNames: readonly ListName[] = [...postKinds, 'picture'];

/** True if the items of a kind have a list whose head is kept. */
export function isListName(kind: ItemKind): kind is ListName {
  return listNames.some((name) => name === kind);
}

/**
 * The head of a list: its counts and first items. The follow-up function makes it from the whole list after each write,
 * so that screens need not read thousands of items.
 */
export interface KeptHead {
  /** When the reading of the list began, in ms since 1970. */
  readonly readAt: number;
  /** A head of another form than {@link form} counts as absent. */
  readonly form: number;
  /** The head as JSON, compressed. */
  readonly head: Uint8Array;
  /** False while the list has to be read once more, because the index may have been behind. */
  readonly isSettled: boolean;
}

/** Raise it whenever the schema or the meaning of a head changes. */
const form = 1;

const readHead = itemReader<KeptHead, never>(
  {},
  {
    readAt: [z.number(), 0],
    form: [z.number(), 0],
    head: [z.instanceof(Uint8Array), new Uint8Array()],
    isSettled: [z.boolean(), false],
  },
);

const keyOf = (name: ListName) => itemKey('list-head', name);

/** Returns the kept heads of these lists, with an entry for each that is kept in today's form. */
export async function getKeptHeads(names: readonly ListName[]): Promise<Map<string, KeptHead>> {
  const items = await batchGet(names.map(keyOf));
  return new Map(
    items.flatMap((item) => {
      const head = readHead(item);
      const name = String(item.pk).slice('list-head#'.length);
      return head?.form === form ? [[name, head]] : [];
    }),
  );
}

/** Returns the content of a kept head; `undefined` if it cannot be read. */
export function contentOf<Head>(schema: z.ZodMiniType<Head>, kept: KeptHead | undefined): Head | undefined {
  if (!kept) return undefined;
  try {
    return schema.parse(JSON.parse(gunzipSync(kept.head).toString()));
  } catch {
    return undefined;
  }
}

/** Keeps the head of a list, unless a head of a later reading is kept. */
export async function storeHead(
  name: ListName,
  { head, readAt, isSettled }: { readonly head: object; readonly readAt: Date; readonly isSettled: boolean },
): Promise<void> {
  await updateItem<KeptHead>(keyOf(name), {
    set: { readAt: readAt.getTime(), form, head: gzipSync(JSON.stringify(head)), isSettled },
    when: [below('readAt', readAt.getTime())],
  });
}
