import { queryPartition } from '../table/query-partition.ts';
import { isOver } from '../table/stored-item.ts';
import type { VersionedThing } from '../versions/version-item.ts';
import { versionsOf } from '../versions/version-item.ts';
import { isUsedIn } from './uses.ts';

/** The versions of so many things are read at once. */
const atOnce = 10;

/** Those of some things that named a picture in an earlier version that can still be restored, or in words that were thrown away. */
export async function haveUsed<Thing extends VersionedThing>(
  things: readonly Thing[],
  picture: string,
  now: Date,
): Promise<Thing[]> {
  const found: Thing[] = [];
  for (let start = 0; start < things.length; start += atOnce) {
    const some = things.slice(start, start + atOnce);
    const used = await Promise.all(some.map((thing) => hasUsed(thing, picture, now)));
    found.push(...some.filter((_, place) => used[place]));
  }
  return found;
}

async function hasUsed(thing: VersionedThing, picture: string, now: Date): Promise<boolean> {
  const versions = await queryPartition(versionsOf(thing));
  return versions.some((version) => {
    const { fields } = version;
    return (
      !isOver(version, now) && typeof fields === 'object' && fields !== null && isUsedIn(fields, picture)
    );
  });
}
