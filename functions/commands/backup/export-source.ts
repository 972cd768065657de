import { readFile } from 'node:fs/promises';
import { PutObjectCommand } from '@aws-sdk/client-s3';
import { itemOf, type RawItem } from '#functions/data/backups/item.ts';
import { exportedKinds, keptOf } from '#functions/data/backups/kept-kinds.ts';
import { batchSize, isRestorable, type Source } from '#functions/data/backups/restore-source.ts';
import type { Site } from '#functions/data/backups/site.ts';
import { type Restorable, restorable } from '#shared/backups.ts';
import type { ExportFolder } from './folder.ts';

/** Returns a restore source that reads the items and pictures of an export folder. */
export function sourceOfExport(folder: ExportFolder, site: Site): Source {
  const batches = async function* (kinds: readonly string[], isWanted: (item: RawItem) => boolean) {
    let batch: RawItem[] = [];
    for (const kind of kinds) {
      for await (const line of folder.lines(kind)) {
        const item = itemOf(line);
        if (isWanted(item)) batch.push(item);
        if (batch.length < batchSize) continue;
        yield batch;
        batch = [];
      }
    }
    if (batch.length > 0) yield batch;
  };
  return {
    items: (part) =>
      batches(
        exportedKinds.filter((kind) => partOf(kind) === part),
        isRestorable,
      ),
    versions: (partitions) => batches(['version'], ({ pk }) => partitions.has(pk?.S ?? '')),
    async *pictureFiles() {
      for await (const file of folder.files()) {
        if (file.bucket !== 'pictures' || !file.key.startsWith('images/')) continue;
        yield {
          key: file.key,
          async put() {
            const Body = await readFile(folder.fileOf(file));
            await site.s3.send(
              new PutObjectCommand({
                ...{ Bucket: site.buckets.pictures, Key: file.key, Body, ContentType: file.contentType },
                ...(file.cacheControl !== undefined && { CacheControl: file.cacheControl }),
              }),
            );
            return true;
          },
        };
      }
    },
  };
}

function partOf(kind: string): Restorable | undefined {
  const kept = keptOf(kind);
  return kept?.exported ? kept.part : undefined;
}

/**
 * Parses `--kinds`, a comma-separated list of the parts of a restore; all parts if absent.
 *
 * @throws Error that names an unknown part
 */
export function readParts(given: string | undefined): readonly Restorable[] {
  if (given === undefined) return restorable;
  const names = given.split(',').map((name) => name.trim());
  const unknown = names.find((name) => !restorable.some((part) => part === name));
  if (unknown !== undefined)
    throw new Error(
      `There are the kinds ${restorable.join(', ')}, not ${unknown}. Messages, readers and unsubscriptions are never set back.`,
    );
  return restorable.filter((part) => names.includes(part));
}
