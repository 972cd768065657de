import { setTimeout as delay } from 'node:timers/promises';
import type { LambdaFunction } from '../lambda/lambda-function.ts';
import type { Change } from '../stream/change.ts';
import type { StreamJournal } from '../stream/journal.ts';
import { type GivenUp, reportOf } from './failure-report.ts';
import type { Mapping } from './mapping.ts';
import { type StreamDescription, streamEvent } from './stream-event.ts';

export interface EventSourceOptions {
  readonly mapping: Mapping;
  readonly stream: StreamDescription;
  readonly journal: StreamJournal;
  readonly lambda: Pick<LambdaFunction, 'invoke'>;
  /** The time of the stream's changes, in milliseconds since 1970. */
  readonly now: () => number;
  /** Called with the age of the oldest change of a batch, in milliseconds, before each try. @default no call */
  readonly handsOver?: ((ageMs: number) => void) | undefined;
  /** Gets the report of a batch that was given up, and its changes. */
  readonly giveUp: (report: ReturnType<typeof reportOf>, changes: readonly Change[]) => void;
}

/** The first and the longest pause before a retry, in milliseconds. */
const firstPause = 100;
const longestPause = 60_000;

/** How long a running batch may take after a stop, in milliseconds. */
const graceMs = 10_000;

/** Passes a stream's changes to a function: in order, one batch at a time, each until it is done or given up. */
export class EventSource {
  readonly #options: EventSourceOptions;
  readonly #stop = new AbortController();
  #isActive = false;
  /** Aborts the wait for the batch window when there are more changes. */
  #more = new AbortController();
  #ended: Promise<void> = Promise.resolve();

  constructor(options: EventSourceOptions) {
    this.#options = options;
  }

  /** Starts to handle the unread changes, unless it is doing so already. */
  wake(): void {
    this.#more.abort();
    if (this.#isActive || this.#stop.signal.aborted) return;
    this.#isActive = true;
    this.#ended = this.#drain();
  }

  /** True if nothing is waiting or running. */
  get isIdle(): boolean {
    return !this.#isActive;
  }

  /** Resolves when nothing is waiting or running. */
  async idle(): Promise<void> {
    while (this.#isActive) await this.#ended;
  }

  /** Starts nothing more, and lets the running batch end if it is quick. Unfinished changes stay unread. */
  async stop(): Promise<void> {
    this.#stop.abort();
    const grace = new AbortController();
    await Promise.race([this.idle(), delay(graceMs, undefined, { signal: grace.signal })]);
    grace.abort();
  }

  async #drain(): Promise<void> {
    const { journal, mapping } = this.#options;
    while (!this.#stop.signal.aborted) {
      const unread = journal.unread(mapping.name);
      const last = unread.at(-1);
      if (last === undefined) break;
      const wanted = unread.filter((change) => mapping.filter.wants(change));
      if (wanted.length === 0) journal.read(mapping.name, last.sequence);
      else await (this.#waitForMore(wanted) ?? this.#handle(wanted.slice(0, mapping.batchSize)));
    }
    this.#isActive = false;
  }

  /**
   * Resolves when there are more changes, or when the batch window ends. Returns `undefined` if the window has ended already,
   * or the batch is full.
   */
  #waitForMore(wanted: readonly Change[]): Promise<void> | undefined {
    const { mapping, now } = this.#options;
    const { batchSize, window } = mapping;
    const left = (wanted[0]?.at ?? 0) + window - now();
    if (left <= 0 || wanted.length >= batchSize) return undefined;
    this.#more = new AbortController();
    return this.#pause(left, this.#more.signal);
  }

  async #handle(batch: readonly Change[]): Promise<void> {
    const { mapping, lambda, stream, journal, now, handsOver } = this.#options;
    let left = batch;
    for (let [attempt, waits] = [0, 0]; ; attempt += 1) {
      const fresh = this.#withoutOld(left, attempt);
      if (fresh.length === 0) return;
      handsOver?.(now() - (fresh[0]?.at ?? 0));
      const outcome = await lambda.invoke(streamEvent(fresh, stream));
      if ('error' in outcome && outcome.isThrottled) {
        // A throttled call did not reach the function, so it does not count as an attempt.
        attempt -= 1;
        await this.#pause(Math.min(firstPause * 2 ** waits, longestPause));
        waits += 1;
        if (this.#stop.signal.aborted) return;
        continue;
      }
      const failed = 'error' in outcome ? undefined : this.#firstFailed(fresh, outcome.result);
      left = fresh.slice(failed ?? 0);
      const done = fresh[fresh.length - left.length - 1];
      if (done) journal.read(mapping.name, done.sequence);
      if (left.length === 0) return;
      // The failure may only be due to the stop, so it does not count.
      if (this.#stop.signal.aborted) return;
      // If a part of the batch succeeded, the rest counts as a new batch with all its tries.
      if (done) attempt = -1;
      if (failed === undefined && mapping.bisect && fresh.length > 1) {
        const middle = Math.ceil(fresh.length / 2);
        await this.#handle(fresh.slice(0, middle));
        if (!this.#stop.signal.aborted) await this.#handle(fresh.slice(middle));
        return;
      }
      if (attempt >= mapping.retries) {
        return this.#giveUp({ changes: left, condition: 'RetryAttemptsExhausted', attempts: attempt + 1 });
      }
      await this.#pause(Math.min(firstPause * 2 ** Math.max(attempt, 0), longestPause));
      if (this.#stop.signal.aborted) return;
    }
  }

  /**
   * Returns the index of the first failed change according to the function's response; the length if none failed;
   * `undefined` if the response does not say.
   */
  #firstFailed(changes: readonly Change[], result: string): number | undefined {
    const { batchItemFailures } = Object(JSON.parse(result)) as { batchItemFailures?: unknown };
    if (!this.#options.mapping.namesFailures || !batchItemFailures) return changes.length;
    if (!Array.isArray(batchItemFailures)) return undefined;
    const places = batchItemFailures.map((one) =>
      changes.findIndex(({ sequence }) => String(sequence) === Object(one).itemIdentifier),
    );
    return places.includes(-1) ? undefined : Math.min(changes.length, ...places);
  }

  /** Gives up the changes that are too old, and returns the others. */
  #withoutOld(batch: readonly Change[], attempts: number): readonly Change[] {
    const oldest = this.#options.now() - this.#options.mapping.maxAge;
    const old = batch.filter(({ at }) => at < oldest);
    if (old.length > 0) this.#giveUp({ changes: old, condition: 'RecordAgeExceeded', attempts });
    return batch.filter((change) => !old.includes(change));
  }

  #giveUp(given: GivenUp): void {
    const { mapping, stream, journal, giveUp } = this.#options;
    giveUp(reportOf(given, mapping.functionArn, stream.arn), given.changes);
    journal.read(mapping.name, given.changes.at(-1)?.sequence ?? 0);
  }

  /** Waits; ends early at a stop, or at a signal. */
  async #pause(ms: number, signal = this.#stop.signal): Promise<void> {
    await delay(ms, undefined, { signal: AbortSignal.any([this.#stop.signal, signal]) }).catch(() => {});
  }
}
