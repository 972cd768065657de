import { postKinds } from '#shared/posts/kinds.ts';
import type { PublishUnit } from '#shared/publishing/publisher.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import type { PublicationStatus, Unpublished } from '#shared/publishing/status.ts';
import {
  type Bucket,
  type Clock,
  type Coordination,
  counting,
  type DrawPicture,
  type Mark,
  type Sources,
} from './dependencies.ts';
import { type Lease, LeaseLostError, takeLease } from './lease.ts';
import type { ManifestMemory } from './manifest/file.ts';
import { publishRun, type RunResult } from './publish-run.ts';
import type { ChangedPost } from './read-state.ts';

/** Everything that publishing a release needs. */
export interface Publisher {
  readonly renderer: Renderer;
  /** The version of the publisher's own code. Documents that another version made are rendered again. */
  readonly publisherVersion: string;
  readonly sources: Sources;
  readonly coordination: Coordination;
  readonly bucket: Bucket;
  readonly memory: ManifestMemory;
  readonly drawPicture: DrawPicture;
  readonly clock: Clock;
  /** True while enough of the function's run time is left for another step. */
  readonly hasTime: () => boolean;
  /**
   * How long a run continues background work, which nobody waits for, in milliseconds. If the stream has more writes, it
   * delivers them only after the run ends. So the run leaves the rest of this work to an invocation after those writes.
   */
  readonly turnMs: number;
}

/**
 * The outcome: `done` if everything is published; `left` if another publisher is at work and sees the marks; `unfinished` if
 * the time was over and the rest of the work is marked.
 */
export type Outcome =
  | { readonly end: 'done'; readonly failures: readonly Unpublished[] }
  | { readonly end: 'left' | 'unfinished' };

/** Thrown when some objects could not be written. Their marks stay. */
export class RefusedError extends Error {}

/** Stores marks for the changed items. A later invocation publishes them if this one crashes. */
export async function mark(
  { coordination, renderer, clock }: Publisher,
  units: Iterable<PublishUnit>,
): Promise<void> {
  const now = new Date(clock.now());
  await Promise.all(Array.from(units, (unit) => coordination.addMark(renderer.release, unit, now)));
}

/**
 * Publishes everything that is marked, until nothing is. With `waitsForTurn` it waits for the lease and runs at least once.
 *
 * @throws RefusedError, and errors of reading and writing; the marks stay then
 */
export async function publishMarked(publisher: Publisher, waitsForTurn = false): Promise<Outcome> {
  const { coordination, clock, renderer, hasTime } = publisher;
  const setting = { coordination, clock, release: renderer.release };
  for (;;) {
    const lease = await takeLease(setting, { waitsForTurn, hasTime });
    if (!lease) return { end: hasTime() ? 'left' : 'unfinished' };
    try {
      const outcome = await holding(publisher, lease, waitsForTurn);
      // No mark is lost here: a publisher that set one in the meantime waits until the lease is released or renewed.
      await lease.release();
      return outcome;
    } catch (error) {
      if (!(error instanceof LeaseLostError)) {
        await lease.abandon();
        throw error;
      }
      if (!waitsForTurn) return { end: 'left' };
    }
  }
}

async function holding(publisher: Publisher, lease: Lease, waitsForTurn: boolean): Promise<Outcome> {
  const { coordination, renderer, hasTime, turnMs } = publisher;
  const listMarks = () => coordination.listMarks(renderer.release);
  let failures: readonly Unpublished[] = [];
  let marks = await listMarks();
  for (let first = true; marks.length > 0 || (first && waitsForTurn); first = false) {
    if (!hasTime()) return { end: 'unfinished' };
    const dirty = lease.dirty && first;
    const result = await publishThese(publisher, {
      lease,
      marks,
      dirty,
      alwaysWrites: waitsForTurn && first,
    });
    failures = result.failures;
    // If work is left, it gets a mark of its own before the other marks are deleted, so that a crash in between loses
    // nothing.
    if (!result.complete) await mark(publisher, ['rest']);
    await Promise.all(marks.map((one) => coordination.clearMark(renderer.release, one)));
    marks = await listMarks();
    const isTurnOver = !result.complete && marks.every(({ unit }) => unit === 'rest');
    if (isTurnOver && turnMs < Infinity) return { end: 'unfinished' };
  }
  return { end: 'done', failures };
}

interface Turn {
  readonly lease: Lease;
  readonly marks: readonly Mark[];
  readonly dirty: boolean;
  readonly alwaysWrites: boolean;
}

async function publishThese(
  publisher: Publisher,
  { lease, marks, dirty, alwaysWrites }: Turn,
): Promise<RunResult> {
  const { coordination, clock, renderer } = publisher;
  const { changedPosts, everything } = workOf(marks);
  const readAt = clock.now();
  const { sources, count } = counting(publisher.sources);
  const result = await publishRun({
    ...publisher,
    isTurnOver: () => clock.now() >= readAt + publisher.turnMs,
    sources,
    lease,
    changedPosts,
    everything: everything || dirty,
    alwaysWrites,
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
    noticed: unitsPublished(before?.noticed ?? {}, marks, readAt),
    publishedAt: new Date(publishedAt).toISOString(),
    failures: [...failures],
  });
  if (retry) throw new RefusedError('The bucket did not take everything; it is tried again.');
  return result;
}

/** Returns the work that follows from the marks. */
function workOf(marks: readonly Mark[]): {
  readonly changedPosts: readonly ChangedPost[];
  readonly everything: boolean;
} {
  return {
    changedPosts: marks.flatMap(({ unit }) => postOf(unit) ?? []),
    everything: marks.some(({ unit }) => unit === 'all'),
  };
}

/** Returns the post that a partition key belongs to. */
export function postOf(partition: string): ChangedPost | undefined {
  const [name, id] = partition.split('#', 2);
  const kind = postKinds.find((one) => one === name);
  return kind && id ? { kind, id } : undefined;
}

/** True if there are new marks, or marks that were set again. */
function hasNews(before: readonly Mark[], now: readonly Mark[]): boolean {
  const known = new Map(before.map(({ unit, count }) => [unit, count]));
  return now.some(({ unit, count }) => known.get(unit) !== count);
}

/** How long the status lists a published item, in milliseconds: by then its editor has seen the status. */
const toldForMs = 120_000;
/** How many items the status lists, so that its own item stays small. */
const maxTold = 100;

/** Returns, for each item marked recently, the instant up to which its saves are published. */
export function unitsPublished(
  before: PublicationStatus['noticed'],
  marks: readonly Mark[],
  readAt: number,
): PublicationStatus['noticed'] {
  const instant = new Date(readAt).toISOString();
  const since = new Date(readAt - toldForMs).toISOString();
  const now = marks.map(({ unit }): [string, string] => [unit, instant]);
  const names = new Set(now.map(([unit]) => unit));
  const earlier = Object.entries(before).filter(([unit, at]) => at > since && !names.has(unit));
  return Object.fromEntries([...earlier.sort(byInstant), ...now].slice(-maxTold));
}

function byInstant([, one]: [string, string], [, other]: [string, string]): number {
  return one < other ? -1 : 1;
}
