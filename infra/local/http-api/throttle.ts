/** A stage's limit: `rate` requests a second, with bursts of up to `burst`. */
export interface ThrottleSettings {
  readonly rate: number;
  readonly burst: number;
}

/** A token bucket. The answer says whether one more request is let through at `now`, in milliseconds. */
export function createThrottle({ rate, burst }: ThrottleSettings): (now: number) => boolean {
  let tokens = burst;
  let last: number | undefined;
  return (now) => {
    tokens = Math.min(burst, tokens + ((now - (last ?? now)) / 1000) * rate);
    last = now;
    if (tokens < 1) return false;
    tokens -= 1;
    return true;
  };
}
