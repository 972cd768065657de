import type { AuditLine } from '#shared/audit/line.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { batchGet } from '../table/batch.ts';
import { itemKey } from '../table/table.ts';

const kinds = ['message', ...postKinds] as const;

/** The partition of the message or post that a line is about; `undefined` where it is about something else, or nothing. */
export function thingKeyOf({ thing, thingId }: AuditLine) {
  const kind = kinds.find((one) => one === thing);
  return kind && thingId ? itemKey(kind, thingId) : undefined;
}

/** Which of the messages and posts that lines (at most 100) are about are not there any more, or in the trash, by partition. */
export async function thingsGone(lines: readonly AuditLine[]): Promise<ReadonlySet<string>> {
  const keys = new Map(lines.flatMap((line) => thingKeyOf(line) ?? []).map((key) => [key.pk as string, key]));
  // Each kind by itself: the right to read one of them is not that to read another with it.
  const ofKind = (kind: string) => [...keys.values()].filter(({ sk }) => sk === kind);
  const found = await Promise.all(kinds.map((kind) => batchGet(ofKind(kind), ['pk', 'deletedAt'])));
  const there = found.flat().filter(({ deletedAt }) => deletedAt === undefined);
  const present = new Set(there.map(({ pk }) => pk));
  return new Set([...keys.keys()].filter((pk) => !present.has(pk)));
}
