/** A limit of requests: `rate` a second, with bursts of up to `burst`. */
export interface ThrottleSettings {
  readonly rate: number;
  readonly burst: number;
}

/** Limits as a stage of the template writes them. */
export interface RouteSettings {
  readonly ThrottlingBurstLimit?: number;
  readonly ThrottlingRateLimit?: number;
}

/** The default limits of an account. */
const accountLimits: ThrottleSettings = { rate: 10_000, burst: 5_000 };
const knownSettings = new Set(['ThrottlingBurstLimit', 'ThrottlingRateLimit', 'DetailedMetricsEnabled']);

/** Creates a token bucket: a function that returns whether one more request is let through at `now`, in milliseconds. */
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

/** True if one more request to a route is let through at `now`, in milliseconds. */
export type StageThrottle = (routeKey: string, now: number) => boolean;

/**
 * Creates the limits of a stage. A route with its own settings has its own bucket; all other routes share the bucket of the
 * stage.
 *
 * @param routes the keys of the API's routes
 * @throws Error when settings name an unknown route, or contain something that is not emulated
 */
export function createStageThrottle(
  routes: readonly string[],
  shared: RouteSettings = {},
  own: Readonly<Record<string, RouteSettings>> = {},
): StageThrottle {
  const rest = createThrottle(limitsOf(shared));
  const buckets = new Map(
    Object.entries(own).map(([routeKey, settings]) => {
      if (!routes.includes(routeKey)) throw new Error(`The stage limits ${routeKey}, which is no route.`);
      return [routeKey, createThrottle(limitsOf(settings))];
    }),
  );
  return (routeKey, now) => (buckets.get(routeKey) ?? rest)(now);
}

function limitsOf(settings: RouteSettings): ThrottleSettings {
  const strange = Object.keys(settings).find((name) => !knownSettings.has(name));
  if (strange) throw new Error(`The route setting ${strange} is not known locally.`);
  return {
    rate: settings.ThrottlingRateLimit ?? accountLimits.rate,
    burst: settings.ThrottlingBurstLimit ?? accountLimits.burst,
  };
}
