const units = { minute: 60_000, hour: 3_600_000, day: 86_400_000 } as const;

/** Longest a timer may be set to. */
const longestMs = 2 ** 31 - 1;

/**
 * How often a `ScheduleExpression` such as `rate(15 minutes)` is due, in milliseconds. Throws one sentence about any
 * other, `owner` being whose it is.
 */
export function readRate(expression: string, owner: string): number {
  const [, count, unit, plural] = /^rate\(([1-9]\d*) (minute|hour|day)(s?)\)$/.exec(expression) ?? [];
  const ms = Number(count) * (units[unit as keyof typeof units] ?? Number.NaN);
  // AWS takes `1 minute` and `2 minutes`, and neither `1 minutes` nor `2 minute`.
  if (!(ms <= longestMs) || (count === '1') !== (plural === ''))
    throw new Error(`The schedule ${expression} of ${owner} is not known locally.`);
  return ms;
}
