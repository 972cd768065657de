import { logFailure } from '#functions/data/log-failure.ts';
import { missingPath, releasesPrefix } from '#shared/publishing/addresses.ts';
import { type ReleaseEvent, readReleaseEvent } from '../events.ts';
import { documentsAtOnce, inParallel } from '../in-parallel.ts';
import { manifestKey } from '../manifest/manifest.ts';
import { mark, type Outcome, type Publisher, publishMarked } from '../publisher.ts';
import { answer, type Ending } from './answer.ts';

const physicalId = 'published-release';

type Done = Extract<Outcome, { end: 'done' }>;

/**
 * Publishes the release that a deployment waits for, and answers the deployment. If there is not enough time, the
 * invocation that finishes the rest answers.
 */
export async function publishRelease(load: () => Promise<Publisher>, event: ReleaseEvent): Promise<void> {
  if (event.RequestType === 'Delete') return answer(event, physicalId, { success: true });
  const asked = event.ResourceProperties.Release;
  try {
    const publisher = await load();
    const { release } = publisher.renderer;
    if (asked !== release) throw new Error(`This publisher has the release ${release}, not ${asked}.`);
    await mark(publisher, ['all']);
    const outcome = await publishMarked(publisher, true);
    if (outcome.end === 'done') return await conclude(publisher, event, outcome);
    await goOnLater(publisher, event);
  } catch (error) {
    logFailure('release-not-published', error, { release: asked });
    await answer(event, physicalId, {
      success: false,
      reason: error instanceof Error ? error.message : String(error),
    });
  }
}

/** Lets another invocation continue, which answers the deployment when it is done. */
async function goOnLater({ coordination, clock, renderer }: Publisher, event: ReleaseEvent): Promise<void> {
  await coordination.saveWaitingDeployment({
    release: renderer.release,
    requestId: event.RequestId,
    event: JSON.stringify(event),
  });
  await coordination.requestPublication('rest', new Date(clock.now()));
}

/**
 * Answers the deployment that has been waiting for this release since an earlier invocation, after a run that left
 * nothing to do.
 */
export async function answerWaitingDeployment(publisher: Publisher, outcome: Done): Promise<void> {
  const awaited = await publisher.coordination.getWaitingDeployment();
  if (awaited?.release !== publisher.renderer.release) return;
  await conclude(publisher, readReleaseEvent(awaited.event), outcome);
  await publisher.coordination.deleteWaitingDeployment(awaited);
}

/** A release fails if one of its own pages is missing. The failure of a post does not make the release fail. */
async function conclude(publisher: Publisher, event: ReleaseEvent, { failures }: Done): Promise<void> {
  const own = new Set([missingPath, ...publisher.renderer.pages.map(({ path }) => path)]);
  const failure = failures.find(({ path }) => own.has(path));
  const ending: Ending = failure
    ? { success: false, reason: `${failure.path} in ${failure.language}: ${failure.reason}` }
    : { success: true };
  await answer(event, physicalId, ending);
  if (ending.success) await removeOldReleases(publisher);
}

/**
 * Removes releases that nobody can return to: all but this one and the one published before it, which visitors read
 * until the deployment is finished, and which it may roll back to. What fails is left to the next deployment.
 */
async function removeOldReleases({ bucket, renderer, hasTime }: Publisher): Promise<void> {
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

/**
 * Returns when a release was last published, in ms since 1970; 0 for a release without a manifest, which was never
 * published completely.
 */
async function lastPublished(bucket: Publisher['bucket'], release: string): Promise<number> {
  const manifest = await bucket.describeObject(manifestKey(release));
  return manifest?.writtenAt.getTime() ?? 0;
}

function releaseIn(folder: string): string {
  return folder.slice(releasesPrefix.length, -1);
}
