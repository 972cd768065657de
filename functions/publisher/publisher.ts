import type { Thing } from '#shared/publishing/publisher.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import type { Unpublished } from '#shared/publishing/status.ts';
import { counting } from './counting.ts';
import { type Lease, LeaseLostError, takeLease } from './lease.ts';
import type { ManifestMemory } from './manifest/file.ts';
import { hasNews, workOf } from './marked.ts';
import { noticed } from './noticed.ts';
import { type PassResult, publishOnce } from './pass.ts';
import type { Bucket, Clock, Coordination, DrawPicture, Mark, Sources } from './ports.ts';

/** Somebody who publishes a release. */
export interface Publisher {
  readonly renderer: Renderer;
  /** Names what makes documents of what the renderer makes, so that another publisher makes them anew. */
  readonly madeBy: string;
  readonly sources: Sources;
  readonly coordination: Coordination;
  readonly bucket: Bucket;
  readonly memory: ManifestMemory;
  readonly drawPicture: DrawPicture;
  readonly clock: Clock;
  /** Whether there is time to begin something. */
  readonly hasTime: () => boolean;
  /**
   * How long a pass goes on with what nobody waits for, in milliseconds. Whoever is given writes one after the other hears of
   * none while it is at it: it leaves such work, after a while, to who comes after the writes that wait behind it.
   */
  readonly turnMs: number;
}

/**
 * What became of it: all is `done`; it was `left` to somebody who is at it and sees the marks; or the time, or the turn, was
 * over, and the rest is marked.
 */
export type Outcome =
  | { readonly end: 'done'; readonly failures: readonly Unpublished[] }
  | { readonly end: 'left' | 'unfinished' };

/** Some objects could not be written: what they are of is still marked. */
export class RefusedError extends Error {}

/** Marks what has changed. From then on it is published, whatever becomes of who marked it. */
export async function mark(
  { coordination, renderer, clock }: Publisher,
  things: Iterable<Thing>,
): Promise<void> {
  const now = new Date(clock.now());
  await Promise.all(Array.from(things, (thing) => coordination.addMark(renderer.release, thing, now)));
}

/**
 * Publishes what is marked, until nothing is; who `insists` does so at least once, and waits for its turn.
 * @throws RefusedError, and what reading and writing throw; the marks stay then
 */
export async function publishMarked(publisher: Publisher, insists = false): Promise<Outcome> {
  const { coordination, clock, renderer, hasTime } = publisher;
  const setting = { coordination, clock, release: renderer.release };
  for (;;) {
    const lease = await takeLease(setting, { insists, hasTime });
    if (!lease) return { end: hasTime() ? 'left' : 'unfinished' };
    try {
      const outcome = await holding(publisher, lease, insists);
      // Who marked something since has not left: they wait for this, or for the lease to be renewed before marks are read.
      await lease.release();
      return outcome;
    } catch (error) {
      if (!(error instanceof LeaseLostError)) {
        await lease.abandon();
        throw error;
      }
      if (!insists) return { end: 'left' };
    }
  }
}

async function holding(publisher: Publisher, lease: Lease, insists: boolean): Promise<Outcome> {
  const { coordination, renderer, hasTime, turnMs } = publisher;
  const listMarks = () => coordination.listMarks(renderer.release);
  let failures: readonly Unpublished[] = [];
  let marks = await listMarks();
  for (let first = true; marks.length > 0 || (first && insists); first = false) {
    if (!hasTime()) return { end: 'unfinished' };
    const dirty = lease.dirty && first;
    const result = await publishThese(publisher, { lease, marks, dirty, signs: insists && first });
    failures = result.failures;
    // Only what was done is taken away; and that something is left to do is said before that.
    if (!result.complete) await mark(publisher, ['rest']);
    await Promise.all(marks.map((one) => coordination.clearMark(renderer.release, one)));
    marks = await listMarks();
    const isTurnOver = !result.complete && marks.every(({ thing }) => thing === 'rest');
    if (isTurnOver && turnMs < Infinity) return { end: 'unfinished' };
  }
  return { end: 'done', failures };
}

interface Turn {
  readonly lease: Lease;
  readonly marks: readonly Mark[];
  readonly dirty: boolean;
  readonly signs: boolean;
}

async function publishThese(publisher: Publisher, { lease, marks, dirty, signs }: Turn): Promise<PassResult> {
  const { coordination, clock, renderer } = publisher;
  const { poked, everything } = workOf(marks);
  const readAt = clock.now();
  const { sources, count } = counting(publisher.sources);
  const result = await publishOnce({
    ...publisher,
    isTurnOver: () => clock.now() >= readAt + publisher.turnMs,
    sources,
    lease,
    poked,
    everything: everything || dirty,
    signs,
    isInterrupted: async () => hasNews(marks, await coordination.listMarks(renderer.release)),
  });
  const publishedAt = clock.now();
  const { complete, retry, failures, counts } = result;
  console.log({
    published: renderer.release,
    complete,
    ...counts,
    read: count(),
    failures: failures.length,
    ms: publishedAt - readAt,
  });
  const before = await coordination.getPublicationStatus();
  await coordination.saveStatus({
    release: renderer.release,
    readAt: new Date(readAt).toISOString(),
    noticed: noticed(before?.noticed ?? {}, marks, readAt),
    publishedAt: new Date(publishedAt).toISOString(),
    failures: [...failures],
  });
  if (retry) throw new RefusedError('The bucket did not take everything; it is tried again.');
  return result;
}
