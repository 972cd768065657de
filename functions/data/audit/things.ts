import type { AuditLine } from '#shared/audit/line.ts';
import { postKinds } from '#shared/posts/kinds.ts';
import { batchGet } from '../table/batch-get.ts';
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
  if (keys.size === 0) return new Set();
  const found = await batchGet([...keys.values()], ['pk', 'deletedAt']);
  const there = new Set(found.filter(({ deletedAt }) => deletedAt === undefined).map(({ pk }) => pk));
  return new Set([...keys.keys()].filter((pk) => !there.has(pk)));
}
