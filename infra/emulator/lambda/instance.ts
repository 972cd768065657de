import { createInterface } from 'node:readline';
import type { Readable } from 'node:stream';
import { Worker } from 'node:worker_threads';
import type { InstanceData, Invocation, Outcome } from './invocation.ts';

export interface InstanceOptions {
  readonly data: InstanceData;
  readonly environment: Readonly<Record<string, string>>;
  /** Gets every line the function writes. */
  readonly log: (line: string, stream: 'stdout' | 'stderr') => void;
}

/**
 * Returns the heap limit of an instance in MB, without its buffers, for a function's memory in MB. It is less than the
 * function's memory, because garbage is collected only when a heap has grown, and all functions share one machine.
 * Functions with more than a gigabyte get the excess, within bounds.
 */
export function heapOf(memorySize: number): number {
  return Math.min(memorySize, Math.max(96, Math.min(memorySize - 1024, 512)));
}
const maxYoungGenerationSizeMb = 8;

/** A thread that runs a function's bundle in its own environment, one event at a time. */
export class Instance {
  readonly #worker: Worker;
  #settle: ((outcome: Outcome) => void) | undefined;
  #gone: string | undefined;

  constructor({ data, environment, log }: InstanceOptions) {
    this.#worker = new Worker(new URL('./worker.js', import.meta.url), {
      workerData: data,
      env: environment,
      execArgv: [],
      stdout: true,
      stderr: true,
      resourceLimits: {
        maxOldGenerationSizeMb: heapOf(data.memorySize),
        maxYoungGenerationSizeMb,
      },
    });
    const forward = (lines: Readable, stream: 'stdout' | 'stderr') =>
      createInterface({ input: lines }).on('line', (line) => log(line, stream));
    forward(this.#worker.stdout, 'stdout');
    forward(this.#worker.stderr, 'stderr');
    this.#worker.on('message', (outcome: Outcome) => this.#finish(outcome));
    this.#worker.on('error', (error) => this.#end(error.stack ?? error.message));
    this.#worker.on('exit', () => this.#end('The function’s process exited before it answered.'));
  }

  /** True if the instance can handle another event. */
  get alive(): boolean {
    return this.#gone === undefined;
  }

  /** Handles one event. After a timeout or crash the thread is ended. */
  async invoke(invocation: Invocation): Promise<Outcome> {
    if (this.#gone !== undefined) return { error: this.#gone };
    const timer = setTimeout(() => {
      this.#end(`${invocation.requestId} Task timed out`);
      void this.#worker.terminate();
    }, invocation.timeout);
    const outcome = await new Promise<Outcome>((resolve) => {
      this.#settle = resolve;
      this.#worker.postMessage(invocation);
    });
    clearTimeout(timer);
    return outcome;
  }

  /** Ends the instance as if its process had been killed: requests that it has sent may still arrive. */
  crash(): void {
    this.#end('The function’s process was killed.');
    void this.#worker.terminate();
  }

  async stop(): Promise<void> {
    await this.#worker.terminate();
  }

  #finish(outcome: Outcome): void {
    this.#settle?.(outcome);
    this.#settle = undefined;
  }

  #end(reason: string): void {
    this.#gone ??= reason;
    this.#finish({ error: this.#gone });
  }
}
