/** A metric: its name in a namespace, and its dimensions. */
export interface MetricName {
  readonly namespace: string;
  readonly name: string;
  /** @default none */
  readonly dimensions?: Readonly<Record<string, string>> | undefined;
}

/** The collected values of a metric in one second. */
interface Datapoint {
  readonly second: number;
  sum: number;
  count: number;
  least: number;
  most: number;
}

/** The statistics of datapoints, by CloudWatch's names. */
const statistics: Readonly<Record<string, (points: readonly Datapoint[]) => number>> = {
  Sum: (points) => total(points, 'sum'),
  SampleCount: (points) => total(points, 'count'),
  Average: (points) => total(points, 'sum') / total(points, 'count'),
  Minimum: (points) => Math.min(...points.map(({ least }) => least)),
  Maximum: (points) => Math.max(...points.map(({ most }) => most)),
};

/** True if a statistic is known, by its name in a template. */
export function isStatistic(name: string): boolean {
  return name in statistics;
}

/** How long values are kept, in seconds: longer than any alarm looks back. */
const keptSeconds = 8 * 24 * 3600;
/** How many datapoints a metric may have before older ones are dropped. */
const maxPoints = 10_000;

/** The values of the metrics of a running stack. */
export class Metrics {
  readonly #points = new Map<string, Datapoint[]>();
  readonly #now: () => number;

  /** `now` returns the time, in milliseconds since 1970. */
  constructor(now: () => number) {
    this.#now = now;
  }

  /** Adds a value to a metric at the current time. */
  add(metric: MetricName, value: number): void {
    const key = keyOf(metric);
    const points = this.#points.get(key) ?? [];
    this.#points.set(key, points);
    const second = Math.floor(this.#now() / 1000);
    const last = points.at(-1);
    if (last?.second === second) {
      last.sum += value;
      last.count += 1;
      last.least = Math.min(last.least, value);
      last.most = Math.max(last.most, value);
      return;
    }
    points.push({ second, sum: value, count: 1, least: value, most: value });
    if (points.length > maxPoints || (points[0]?.second ?? 0) < second - keptSeconds) points.shift();
  }

  /** A statistic of the values after `from` until `to`, in milliseconds since 1970; `undefined` if there are none. */
  statistic(metric: MetricName, statistic: string, from: number, to: number): number | undefined {
    const points = (this.#points.get(keyOf(metric)) ?? []).filter(
      ({ second }) => second * 1000 > from && second * 1000 <= to,
    );
    return points.length > 0 ? statistics[statistic]?.(points) : undefined;
  }
}

function total(points: readonly Datapoint[], field: 'sum' | 'count'): number {
  return points.reduce((sum, point) => sum + point[field], 0);
}

function keyOf({ namespace, name, dimensions = {} }: MetricName): string {
  return JSON.stringify([namespace, name, Object.entries(dimensions).sort()]);
}
