import { randomUUID } from 'node:crypto';
import { Instance, type InstanceOptions } from './instance.ts';
import type { Outcome } from './invocation.ts';

/** More than the processors of a small machine have use for. */
const maxInstances = 4;

export interface LambdaFunctionOptions extends InstanceOptions {
  /** In milliseconds. */
  readonly timeout: number;
}

/** A Lambda function: as many instances as there is work for, up to a few; further events wait for one. */
export class LambdaFunction {
  readonly #options: LambdaFunctionOptions;
  readonly #idle: Instance[] = [];
  readonly #busy = new Set<Instance>();
  readonly #waiting: ((instance: Instance) => void)[] = [];

  constructor(options: LambdaFunctionOptions) {
    this.#options = options;
  }

  /** Runs the handler for one event. A crash or timeout is an outcome too; the next event gets a new instance. */
  async invoke(event: unknown): Promise<Outcome> {
    const instance = await this.#take();
    const requestId = randomUUID();
    const outcome = await instance.invoke({ requestId, event, deadline: Date.now() + this.#options.timeout });
    if ('error' in outcome) this.#options.log(outcome.error, 'stderr');
    this.#busy.delete(instance);
    this.#give(instance);
    return outcome;
  }

  async stop(): Promise<void> {
    await Promise.all([...this.#idle, ...this.#busy].map((instance) => instance.stop()));
  }

  async #take(): Promise<Instance> {
    const idle = this.#idle.pop();
    const free = idle?.alive
      ? idle
      : this.#busy.size < maxInstances
        ? new Instance(this.#options)
        : undefined;
    const instance = free ?? (await new Promise<Instance>((resolve) => this.#waiting.push(resolve)));
    this.#busy.add(instance);
    return instance;
  }

  #give(used: Instance): void {
    const next = this.#waiting.shift();
    if (next) {
      const instance = used.alive ? used : new Instance(this.#options);
      this.#busy.add(instance);
      next(instance);
    } else if (used.alive) {
      this.#idle.push(used);
    }
  }
}
