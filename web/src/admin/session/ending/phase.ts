/** When the session ends unless it is used before, and when in any case; by this browser's clock, in ms since 1970. */
export interface Ends {
  readonly idle: number;
  readonly total: number;
}

/** How long before its end somebody is warned, in ms. */
export const warningMs = 5 * 60_000;

/** How the session stands: nothing to say, soon to end for want of use or for its age, or past its end as far as is known here. */
export type Phase =
  | { readonly name: 'quiet' }
  | { readonly name: 'idle' | 'total'; readonly endsAt: number }
  | { readonly name: 'over' };

/** The earlier end counts; using a session does not extend its total time. */
export function phaseOf({ idle, total }: Ends, now: number): Phase {
  const endsAt = Math.min(idle, total);
  if (now >= endsAt) return { name: 'over' };
  if (now < endsAt - warningMs) return { name: 'quiet' };
  return { name: total <= idle || now >= total - warningMs ? 'total' : 'idle', endsAt };
}

/** Time that is left, as a clock shows it: `4:05`. */
export function clock(ms: number): string {
  const seconds = Math.max(0, Math.ceil(ms / 1000));
  return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, '0')}`;
}
