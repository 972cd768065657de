import { postKinds } from '#shared/posts/kinds.ts';
import type { Mark } from './ports.ts';
import type { Poked } from './read-state.ts';

/** What the marks ask for. */
export function workOf(marks: readonly Mark[]): {
  readonly poked: readonly Poked[];
  readonly everything: boolean;
} {
  return {
    poked: marks.flatMap(({ thing }) => postOf(thing) ?? []),
    everything: marks.some(({ thing }) => thing === 'all'),
  };
}

/** The post that a partition key is of. */
export function postOf(partition: string): Poked | undefined {
  const [name, id] = partition.split('#', 2);
  const kind = postKinds.find((one) => one === name);
  return kind && id ? { kind, id } : undefined;
}

/** Whether there are marks that were not there before, or were set again since. */
export function hasNews(before: readonly Mark[], now: readonly Mark[]): boolean {
  const known = new Map(before.map(({ thing, count }) => [thing, count]));
  return now.some(({ thing, count }) => known.get(thing) !== count);
}
