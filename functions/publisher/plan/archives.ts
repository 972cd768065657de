import { spread } from './fingerprint.ts';
import { oncePer } from './once-per.ts';

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

/**
 * Posts in runs, both newest first. What begins a run is decided by its id alone, so that runs are the same whatever was
 * there before, and a post that comes or goes concerns its own run and at most the one before it.
 */
export function runsOf<P extends { readonly id: string }>(
  newestFirst: readonly P[],
  length: number,
): Run<P>[] {
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
