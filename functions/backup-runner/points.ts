import { readStored, storeLines } from '#functions/data/backups/backup-store.ts';
import { kindOf, lineOf } from '#functions/data/backups/item.ts';
import { secretsOf } from '#functions/data/backups/kept-kinds.ts';
import { addPoint, type StoredPoint } from '#functions/data/backups/point.ts';
import {
  batchSize,
  filesOf,
  isRestorable,
  itemsIn,
  type Source,
} from '#functions/data/backups/restore-source.ts';
import type { RestoredSite } from '#functions/data/backups/site.ts';
import { without } from '#functions/data/backups/stored-items.ts';
import { type BackupPoint, type Restorable, restorable } from '#shared/backups.ts';

/**
 * A file ends after this many characters, so that it fits into an API response even in Arabic, with two bytes per
 * character.
 */
const fileSize = 2_000_000;

/**
 * Writes texts, posts, pictures and people as they are into the files of a restore point, then adds the point. Deleted
 * items, passwords and files of pictures are not in it. Making the same point again replaces it.
 *
 * @param onStep is called after each step; if it rejects, the work ends
 */
export async function makePoint(
  site: RestoredSite,
  point: Omit<BackupPoint, 'bytes'>,
  onStep: () => Promise<void>,
): Promise<StoredPoint> {
  const files = { texts: 0, posts: 0, pictures: 0, people: 0 };
  let bytes = 0;
  for (const part of restorable) {
    let lines: string[] = [];
    let size = 0;
    const store = async () => {
      bytes += await storeLines(point.id, part, files[part], lines);
      files[part] += 1;
      lines = [];
      size = 0;
      await onStep();
    };
    for await (const items of itemsIn(site, part)) {
      for (const item of items.filter(isRestorable)) {
        const line = lineOf(without(secretsOf(kindOf(item)), item));
        lines.push(line);
        size += line.length;
        if (size >= fileSize) await store();
      }
      await onStep();
    }
    if (lines.length > 0) await store();
  }
  const made = { ...point, bytes, files };
  await addPoint(made);
  return made;
}

/**
 * Returns the contents of a restore point. A picture file that the site no longer has is copied from the trash, or from the
 * bucket's older versions.
 */
export function sourceOfPoint({ id, files }: StoredPoint, site: RestoredSite): Source {
  const items = async function* (part: Restorable) {
    for (let n = 0; n < files[part]; n += 1) {
      const all = await readStored(id, part, n);
      for (let from = 0; from < all.length; from += batchSize) yield all.slice(from, from + batchSize);
    }
  };
  return {
    items,
    // A restore point contains no versions of posts.
    async *versions() {},
    pictureFiles: () => filesOf(items('pictures'), site),
  };
}
