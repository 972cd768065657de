import type { AuditLine } from '#shared/audit/line.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { batchGet } from '../table/batch.ts';
import { itemKey } from '../table/table.ts';

const kinds = ['message', ...postKinds] as const;

/** Returns the primary key of the message or post that a line is about; `undefined` for any other line. */
export function thingKeyOf({ thing, thingId }: AuditLine) {
  const kind = kinds.find((one) => one === thing);
  return kind && thingId ? itemKey(kind, thingId) : undefined;
}

/** Returns the partitions of those messages and posts of the lines (at most 100) that are deleted or in the trash. */
export async function deletedItems(lines: readonly AuditLine[]): Promise<ReadonlySet<string>> {
  const keys = new Map(lines.flatMap((line) => thingKeyOf(line) ?? []).map((key) => [key.pk as string, key]));
  // Each kind is read on its own, since the caller may have the right to only one of them.
  const ofKind = (kind: string) => [...keys.values()].filter(({ sk }) => sk === kind);
  const found = await Promise.all(kinds.map((kind) => batchGet(ofKind(kind), ['pk', 'deletedAt'])));
  const there = found.flat().filter(({ deletedAt }) => deletedAt === undefined);
  const present = new Set(there.map(({ pk }) => pk));
  return new Set([...keys.keys()].filter((pk) => !present.has(pk)));
}
