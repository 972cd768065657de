import { cachePerEntry, spread } from './fingerprint.ts';

/** A run: consecutive posts, newest first, with the id of the oldest of them. */
export interface Run<P> {
  readonly id: string;
  readonly posts: readonly P[];
}

/** The id of the run with the oldest posts, if no post ends it. Ids of posts are longer, so no post has this id. */
export const firstRun = 'first';

/** How many posts a run has on average. */
export const archiveLength = 32;
/**
 * How many posts a part of the site map or of the search has on average. Each such run consists of whole runs of the
 * archives.
 */
export const longRunLength = 20 * archiveLength;

const spreadOf = cachePerEntry(({ id }: { readonly id: string }) => spread(id));

/**
 * A run longer than this many times the average is cut into shorter ones, so that none is expensive to write or read.
 */
const longest = 2;
/**
 * When a run is cut, its pieces are on average this many times shorter. A piece also ends wherever an uncut run would
 * end.
 */
const finer = 4;

/**
 * Splits posts into runs, both newest first. Only a post's id decides whether a run ends there, so that runs do not
 * depend on history, and a post that is added or removed changes its own run and at most the one before it. Only rarely
 * does a run become so long that it is cut, or so short that it is no longer cut.
 */
export function runsOf<P extends { readonly id: string }>(
  newestFirst: readonly P[],
  length: number,
): Run<P>[] {
  return cut(newestFirst, length).flatMap((run) => bounded(run, length, longest * length));
}

/** Cuts a run into smaller runs until each has at most `max` posts, or none of its posts may end a run. */
function bounded<P extends { readonly id: string }>(run: Run<P>, grain: number, max: number): Run<P>[] {
  const next = grain / finer;
  if (run.posts.length <= max || !Number.isInteger(next)) return [run];
  return cut(run.posts, next).flatMap((piece) => bounded(piece, next, max));
}

function cut<P extends { readonly id: string }>(newestFirst: readonly P[], length: number): Run<P>[] {
  const runs: Run<P>[] = [];
  let posts: P[] = [];
  for (const post of newestFirst) {
    posts.push(post);
    if (spreadOf(post) % length !== 0) continue;
    runs.push({ id: post.id, posts });
    posts = [];
  }
  return posts.length > 0 ? [...runs, { id: firstRun, posts }] : runs;
}
