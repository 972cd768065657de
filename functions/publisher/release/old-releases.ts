import { logFailure } from '#functions/data/log-failure.ts';
import { releasesPrefix } from '#shared/publishing/addresses.ts';
import { documentsAtOnce, inParallel } from '../in-parallel.ts';
import { manifestKey } from '../manifest/manifest.ts';
import type { Publisher } from '../publisher.ts';

/**
 * Removes the releases that nobody goes back to: all but this one and the one that was published last before it, which
 * visitors read until the deployment is through, and which it may return to. What fails is left to the next deployment.
 */
export async function removeOldReleases({ bucket, renderer, hasTime }: Publisher): Promise<void> {
  try {
    const folders = await bucket.listFolders(releasesPrefix);
    const others = folders.map(releaseIn).filter((release) => release !== renderer.release);
    const dated = await Promise.all(
      others.map(async (release) => ({ release, at: await lastPublished(bucket, release) })),
    );
    const [, ...old] = dated.sort((one, other) => other.at - one.at);
    for (const { release } of old) {
      const objects = await bucket.listObjects(`${releasesPrefix}${release}/`);
      await inParallel(objects, documentsAtOnce, async ({ key }) => {
        if (hasTime()) await bucket.deleteObject(key);
      });
    }
  } catch (error) {
    logFailure('old-releases-not-removed', error);
  }
}

/** One without a manifest was never published as a whole. */
async function lastPublished(bucket: Publisher['bucket'], release: string): Promise<number> {
  const manifest = await bucket.describeObject(manifestKey(release));
  return manifest?.writtenAt.getTime() ?? 0;
}

function releaseIn(folder: string): string {
  return folder.slice(releasesPrefix.length, -1);
}
