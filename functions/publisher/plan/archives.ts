import { oncePer, spread } from './fingerprint.ts';

/** Posts that follow one another in time, newest first, under the id of the oldest of them. */
export interface Run<P> {
  readonly id: string;
  readonly posts: readonly P[];
}

/** The run of the posts before the first that begins one. No post has this id: theirs are longer. */
export const firstRun = 'first';

/** How many posts a run has on average. */
export const archiveLength = 32;
/** The same of a part of the site map, and of what can be found. Each of their runs is made of whole runs of the archives. */
export const longRunLength = 20 * archiveLength;

const spreadOf = oncePer(({ id }: { readonly id: string }) => spread(id));

/** A run that is longer than so many times the average is cut into shorter ones, so that none costs much to write or to read. */
const longest = 2;
/** By how much shorter: what ends a longer run ends one of these too. */
const finer = 4;

/**
 * Posts in runs, both newest first. What ends a run is decided by its id alone, so that runs are the same whatever was there
 * before, and a post that comes or goes concerns its own run and at most the one before it; seldom it makes one so long that
 * it is cut, or so short that it no longer is.
 */
export function runsOf<P extends { readonly id: string }>(
  newestFirst: readonly P[],
  length: number,
): Run<P>[] {
  return cut(newestFirst, length).flatMap((run) => bounded(run, length, longest * length));
}

/** A run cut ever finer, until it is short enough or nothing in it ends a shorter one. */
function bounded<P extends { readonly id: string }>(run: Run<P>, grain: number, most: number): Run<P>[] {
  const next = grain / finer;
  if (run.posts.length <= most || !Number.isInteger(next)) return [run];
  return cut(run.posts, next).flatMap((piece) => bounded(piece, next, most));
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
