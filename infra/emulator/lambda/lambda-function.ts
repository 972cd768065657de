import { randomUUID } from 'node:crypto';
import { Instance, type InstanceOptions } from './instance.ts';
import type { Outcome } from './invocation.ts';
import type { InstanceHolder, SpareInstances } from './spare-instances.ts';

/** More than the processors of a small machine have use for. */
const maxInstances = 4;

export interface LambdaFunctionOptions extends InstanceOptions {
  /** In milliseconds. */
  readonly timeout: number;
  /** What all functions share beyond one instance each. */
  readonly spare: SpareInstances;
}

/** A Lambda function: as many instances as there is work for, up to a few; further events wait for one. */
export class LambdaFunction implements InstanceHolder {
  #options: LambdaFunctionOptions;
  readonly #idle: Instance[] = [];
  readonly #busy = new Set<Instance>();
  /** Those that run what the function was before. */
  readonly #outdated = new Set<Instance>();
  readonly #waiting: ((instance: Instance) => void)[] = [];
  #isStopped = false;

  constructor(options: LambdaFunctionOptions) {
    this.#options = options;
    options.spare.join(this);
  }

  /** How many instances it has. */
  get size(): number {
    return this.#idle.length + this.#busy.size;
  }

  /** Runs the handler for one event. A crash or timeout is an outcome too; the next event gets a new instance. */
  async invoke(event: unknown): Promise<Outcome> {
    if (this.#isStopped) return { error: 'The function is stopped.' };
    const instance = await this.#take();
    const requestId = randomUUID();
    const outcome = await instance.invoke({ requestId, event, timeout: this.#options.timeout });
    if ('error' in outcome) this.#options.log(outcome.error, 'stderr');
    this.#give(instance);
    return outcome;
  }

  /** Changes what it is: what is running ends as it began, and every event from now on gets a new instance. */
  update(options: LambdaFunctionOptions): void {
    this.#options = options;
    for (const instance of this.#busy) this.#outdated.add(instance);
    for (let idle = this.#idle.pop(); idle; idle = this.#idle.pop()) {
      this.#forgetOne();
      void idle.stop();
    }
  }

  giveUpIdle(): boolean {
    const instance = this.size > 1 ? this.#idle.shift() : undefined;
    void instance?.stop();
    return instance !== undefined;
  }

  /** Ends what its instances are doing, as a crash would. Answers how many events that were. */
  crash(): number {
    const crashed = [...this.#busy];
    for (const instance of crashed) instance.crash();
    return crashed.length;
  }

  /** Ends all instances, for good: further events fail. */
  async stop(): Promise<void> {
    this.#isStopped = true;
    await Promise.all([...this.#idle, ...this.#busy].map((instance) => instance.stop()));
  }

  async #take(): Promise<Instance> {
    const instance = this.#idle.pop();
    if (instance?.alive) return this.#begin(instance);
    if (instance) this.#forgetOne();
    const mayStart = this.size === 0 || (this.size < maxInstances && this.#options.spare.take());
    if (mayStart) return this.#begin(new Instance(this.#options));
    return new Promise<Instance>((resolve) => this.#waiting.push(resolve));
  }

  #give(used: Instance): void {
    this.#busy.delete(used);
    const isOutdated = this.#outdated.delete(used);
    if (isOutdated) void used.stop();
    const isUsable = used.alive && !isOutdated;
    const next = this.#waiting.shift();
    if (next) next(this.#begin(isUsable ? used : new Instance(this.#options)));
    else if (isUsable) this.#idle.push(used);
    else this.#forgetOne();
  }

  #begin(instance: Instance): Instance {
    this.#busy.add(instance);
    return instance;
  }

  /** After an instance is gone: all but the last were shared. */
  #forgetOne(): void {
    if (this.size > 0) this.#options.spare.giveBack();
  }
}
