import { randomUUID } from 'node:crypto';
import type { FunctionWatch } from '../cloudwatch/watch.ts';
import type { ConcurrencyLimit } from './concurrency-limit.ts';
import { Instance, type InstanceOptions } from './instance.ts';
import type { Outcome } from './invocation.ts';
import type { InstanceHolder, SpareInstances } from './spare-instances.ts';

/** The maximum number of instances of a function. More of them would not be faster on a small machine. */
const maxInstances = 4;

export interface LambdaFunctionOptions extends InstanceOptions {
  /** In milliseconds. */
  readonly timeout: number;
  /** Limits how many instances all functions together may have beyond one each. */
  readonly spare: SpareInstances;
  /** The account's concurrency, which all functions share. @default no limit */
  readonly concurrency?: Pick<ConcurrencyLimit, 'take' | 'giveBack'> | undefined;
  /** Is notified of each call. @default no notification */
  readonly watch?: FunctionWatch | undefined;
}

/** A Lambda function. It has as many instances as there are events to handle, up to a limit; further events wait. */
export class LambdaFunction implements InstanceHolder {
  #options: LambdaFunctionOptions;
  /** Instances that wait for work, the most recently used one last. */
  readonly #idle: { readonly instance: Instance; readonly since: number }[] = [];
  readonly #busy = new Set<Instance>();
  /** Instances that run the previous code. */
  readonly #outdated = new Set<Instance>();
  readonly #waiting: ((instance: Instance) => void)[] = [];
  /** The timer that tries again to start an instance while events wait. */
  #timer: NodeJS.Timeout | undefined;
  #isStopped = false;

  constructor(options: LambdaFunctionOptions) {
    this.#options = options;
    options.spare.join(this);
  }

  /** The number of the function's instances. */
  get size(): number {
    return this.#idle.length + this.#busy.size;
  }

  /**
   * Runs the handler for one event. A crash or timeout is an outcome, too; the next event gets a new instance. A throttled call
   * is also an outcome; it does not reach the function.
   */
  async invoke(event: unknown): Promise<Outcome> {
    if (this.#isStopped) return { error: 'The function is stopped.' };
    const { concurrency } = this.#options;
    if (concurrency?.take() === false) {
      this.#options.watch?.throttled();
      return { error: 'Rate Exceeded.', isThrottled: true };
    }
    try {
      return await this.#handle(event);
    } finally {
      concurrency?.giveBack();
    }
  }

  async #handle(event: unknown): Promise<Outcome> {
    const instance = await this.#take();
    const requestId = randomUUID();
    const { timeout, watch } = this.#options;
    const begun = performance.now();
    watch?.began();
    const outcome = await instance.invoke({ requestId, event, timeout });
    watch?.ended(requestId, outcome, performance.now() - begun);
    if ('error' in outcome) this.#options.log(outcome.error, 'stderr');
    this.#give(instance);
    return outcome;
  }

  /** Changes the function's code. Events in progress end with the old code; later events get new instances. */
  update(options: LambdaFunctionOptions): void {
    this.#options = options;
    for (const instance of this.#busy) this.#outdated.add(instance);
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      this.#forgetOne();
      void idle.instance.stop();
    }
  }

  giveUpIdle(idleMs: number): boolean {
    const [longest] = this.#idle;
    if (!longest || this.size === 1 || performance.now() - longest.since < idleMs) return false;
    this.#idle.shift();
    void longest.instance.stop();
    return true;
  }

  /** Ends the work of the function's instances, as a crash would. Returns the number of interrupted events. */
  crash(): number {
    const crashed = [...this.#busy];
    for (const instance of crashed) instance.crash();
    return crashed.length;
  }

  /** Ends all instances, permanently: further events fail. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    clearTimeout(this.#timer);
    const idle = this.#idle.map(({ instance }) => instance);
    await Promise.all([...idle, ...this.#busy].map((instance) => instance.stop()));
  }

  async #take(): Promise<Instance> {
    const idle = this.#idle.pop();
    if (idle?.instance.alive) return this.#begin(idle.instance);
    if (idle) this.#forgetOne();
    if (this.#mayStart()) return this.#begin(new Instance(this.#options));
    return new Promise<Instance>((resolve) => {
      this.#waiting.push(resolve);
      this.#askLater();
    });
  }

  #mayStart(): boolean {
    return this.size === 0 || (this.size < maxInstances && this.#options.spare.take());
  }

  /** While events wait, tries again when instances of other functions may have been idle for long enough. */
  #askLater(): void {
    this.#timer ??= setTimeout(() => {
      this.#timer = undefined;
      if (this.#isStopped || this.#waiting.length === 0) return;
      if (this.#mayStart()) this.#waiting.shift()?.(this.#begin(new Instance(this.#options)));
      this.#askLater();
    }, this.#options.spare.idleMs).unref();
  }

  #give(used: Instance): void {
    this.#busy.delete(used);
    const isOutdated = this.#outdated.delete(used);
    if (isOutdated) void used.stop();
    const isUsable = used.alive && !isOutdated;
    const next = this.#waiting.shift();
    if (next) next(this.#begin(isUsable ? used : new Instance(this.#options)));
    else if (isUsable) this.#idle.push({ instance: used, since: performance.now() });
    else this.#forgetOne();
  }

  #begin(instance: Instance): Instance {
    this.#busy.add(instance);
    return instance;
  }

  /**
   * Called when an instance has ended. Gives its place back to the spare instances that all functions share; the last instance
   * of a function took none of these places.
   */
  #forgetOne(): void {
    if (this.size > 0) this.#options.spare.giveBack();
  }
}
