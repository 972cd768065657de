import type { PublicationStatus } from '#shared/publishing/status.ts';
import type { Mark } from './ports.ts';

/** For how long it is told what was published, in milliseconds: who saved it has long been told. */
const keptMs = 120_000;
/** How many things are told of, so that the item stays small. */
const most = 100;

/** Up to when each thing is published that was marked in this pass, or a little before it. */
export function noticed(
  before: PublicationStatus['noticed'],
  marks: readonly Mark[],
  readAt: number,
): PublicationStatus['noticed'] {
  const instant = new Date(readAt).toISOString();
  const since = new Date(readAt - keptMs).toISOString();
  const now = marks.map(({ thing }): [string, string] => [thing, instant]);
  const names = new Set(now.map(([thing]) => thing));
  const earlier = Object.entries(before).filter(([thing, at]) => at > since && !names.has(thing));
  return Object.fromEntries([...earlier.sort(byInstant), ...now].slice(-most));
}

function byInstant([, one]: [string, string], [, other]: [string, string]): number {
  return one < other ? -1 : 1;
}
