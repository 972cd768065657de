import type { HttpRequest } from '../http/http-message.ts';
import { compileStatement, type Matcher, onlyKnown, type Statement } from './statement.ts';

export interface RateBasedStatement {
  readonly Limit: number;
  readonly AggregateKeyType: string;
  readonly EvaluationWindowSec?: number;
  readonly ScopeDownStatement?: Statement;
}

/** Counts a request at `now`, in milliseconds, and returns whether its sender is over the limit. */
export type RateRule = (request: HttpRequest, now: number) => boolean;

/** Counts are kept per time span of this length, not per request, so that a flood takes little memory. */
const spanMs = 10_000;

/**
 * Counts requests in the window before each request: by the sender's IP address, or all together (`CONSTANT`). Refused requests
 * count, too, so that a sender stays refused for as long as the flood lasts. AWS does the same with some seconds' delay.
 */
export function rateRule(statement: RateBasedStatement): RateRule {
  onlyKnown(
    statement,
    ['Limit', 'AggregateKeyType', 'EvaluationWindowSec', 'ScopeDownStatement'],
    'RateBasedStatement',
  );
  const { Limit: limit, AggregateKeyType: key, EvaluationWindowSec: seconds = 300 } = statement;
  if (key !== 'IP' && key !== 'CONSTANT') throw new Error(`A rate by ${key} is not known locally.`);
  if (key === 'CONSTANT' && !statement.ScopeDownStatement)
    throw new Error('A rate of all requests of a web ACL has to say which, by a ScopeDownStatement.');
  const concerns: Matcher = statement.ScopeDownStatement
    ? compileStatement(statement.ScopeDownStatement)
    : () => true;
  const senders = new SlidingCounts(seconds * 1000);
  return (request, now) =>
    concerns(request) && senders.count(key === 'IP' ? request.sourceIp : '', now) > limit;
}

/** Counts events by key over a sliding window. */
class SlidingCounts {
  readonly #windowMs: number;
  /** The numbers of requests by sender, for each span of the window, oldest first. */
  readonly #spans = new Map<number, Map<string, number>>();

  constructor(windowMs: number) {
    this.#windowMs = windowMs;
  }

  /** Counts a request of a sender (`key`). Returns the sender's requests in the window, this one included. */
  count(key: string, now: number): number {
    const current = Math.floor(now / spanMs);
    for (const span of this.#spans.keys()) {
      if ((current - span) * spanMs >= this.#windowMs) this.#spans.delete(span);
    }
    const counts = this.#spans.get(current) ?? new Map<string, number>();
    this.#spans.set(current, counts.set(key, (counts.get(key) ?? 0) + 1));
    let sum = 0;
    for (const span of this.#spans.values()) sum += span.get(key) ?? 0;
    return sum;
  }
}
