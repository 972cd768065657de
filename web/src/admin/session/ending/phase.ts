/**
 * When a session ends: `idle` without use, `total` in any case. Both are instants of this browser's clock, in ms since
 * 1970.
 */
export interface Ends {
  readonly idle: number;
  readonly total: number;
}

/** How long before the end of a session the user is warned, in ms. */
export const warningMs = 5 * 60_000;

/** The state of a session: active, about to end by inactivity or by age, or past its known end. */
export type Phase =
  | { readonly name: 'quiet' }
  | { readonly name: 'idle' | 'total'; readonly endsAt: number }
  | { readonly name: 'over' };

/** Returns the state of a session at an instant. The earlier end counts; using a session does not extend its total time. */
export function phaseOf({ idle, total }: Ends, now: number): Phase {
  const endsAt = Math.min(idle, total);
  if (now >= endsAt) return { name: 'over' };
  if (now < endsAt - warningMs) return { name: 'quiet' };
  return { name: total <= idle || now >= total - warningMs ? 'total' : 'idle', endsAt };
}

/** Returns a remaining time like a clock: `4:05`. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
