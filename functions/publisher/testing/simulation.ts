import type { PublishUnit } from '#shared/publishing/publisher.ts';
import type { Renderer } from '#shared/publishing/renderer.ts';
import { mark, type Publisher, publishMarked } from '../publisher.ts';
import { publisherOf } from './publisher-of.ts';
import { randomFrom } from './random.ts';
import { World } from './world.ts';

/** A pending request of a publisher to table or bucket, or a pending response. */
interface Pending {
  readonly process: Process;
  readonly notBefore: number;
  readonly succeed: () => void;
  readonly fail: (error: Error) => void;
  /** Does the write, although the publisher gets an error. */
  readonly haveEffect?: () => unknown;
}

interface Process {
  readonly units: readonly PublishUnit[];
  ended: boolean;
  /** The number of times that `hasTime` still returns true. */
  time: number;
}

/** The probability of each fault at each step. */
export interface Hazards {
  readonly kill: number;
  readonly killAll: number;
  readonly refuse: number;
  /** Longest time that passes from one step to the next, in milliseconds. */
  readonly stepMs: number;
}

/**
 * Simulates concurrent publishers of one release. Their requests are divided into steps; a seeded random generator chooses
 * the next step, the killed processes and the refused requests.
 */
export class Simulation {
  readonly world = new World();
  readonly random: () => number;
  /** The writes that the stream has not delivered yet. */
  readonly #stream: PublishUnit[] = [];
  readonly #renderer: Renderer;
  readonly #hazards: Hazards;
  readonly #memory = {};
  #pending: Pending[] = [];
  #processes: Process[] = [];

  constructor(seed: number, renderer: Renderer, hazards: Hazards) {
    this.random = randomFrom(seed);
    this.#renderer = renderer;
    this.#hazards = hazards;
  }

  below(limit: number): number {
    return Math.floor(this.random() * limit);
  }

  /** Adds a write to the stream. */
  addToStream(unit: PublishUnit): void {
    this.#stream.push(unit);
  }

  /** Takes steps until nothing is left to do. */
  async run(edits: number, edit: () => void): Promise<void> {
    const { kill, killAll } = this.#hazards;
    for (let left = edits; ; ) {
      await new Promise(setImmediate);
      this.#processes = this.#processes.filter(({ ended }) => !ended);
      for (const work of this.world.requests.splice(0)) if (work === 'rest') this.addToStream(work);
      if (left > 0 && this.random() < 0.05) {
        left -= 1;
        edit();
      }
      if (this.#stream.length > 0 && (this.#pending.length === 0 || this.random() < 0.05)) this.#deliver();
      else if (this.random() < kill) this.#kill(this.#processes[this.below(this.#processes.length)]);
      else if (this.random() < killAll) for (const process of this.#processes) this.#kill(process);
      else this.#step();
      if (left === 0 && this.#stream.length === 0 && this.#processes.length === 0) return;
    }
  }

  #step(): void {
    this.world.time += this.below(this.#hazards.stepMs);
    const earliest = Math.min(...this.#pending.map(({ notBefore }) => notBefore));
    if (this.#pending.length > 0) this.world.time = Math.max(this.world.time, earliest);
    const ready = this.#pending.filter(({ notBefore }) => notBefore <= this.world.time);
    const next = ready[this.below(ready.length)];
    if (!next) return;
    this.#pending = this.#pending.filter((one) => one !== next);
    if (this.random() < this.#hazards.refuse) next.fail(new Error('Out of reach.'));
    else next.succeed();
  }

  #deliver(): void {
    const units = this.#stream.splice(0, 1 + this.below(5));
    const process: Process = { units, ended: false, time: this.random() < 0.2 ? this.below(8) : Infinity };
    this.#processes.push(process);
    const publisher = this.#publisherIn(process);
    const work = async () => {
      await mark(publisher, units);
      const outcome = await publishMarked(publisher);
      if (outcome.end === 'unfinished') await publisher.coordination.requestPublication('rest', new Date());
    };
    work()
      // As in Lambda, a failed batch is delivered again.
      .catch(() => this.#stream.unshift(...units))
      .finally(() => {
        process.ended = true;
      });
  }

  /** Kills a process: its pending requests may still arrive, and the stream delivers its batch again. */
  #kill(process: Process | undefined): void {
    if (!process || process.ended) return;
    process.ended = true;
    for (const { haveEffect } of this.#pending.filter((one) => one.process === process))
      if (this.random() < 0.5) haveEffect?.();
    this.#pending = this.#pending.filter((one) => one.process !== process);
    this.#stream.unshift(...process.units);
  }

  #publisherIn(process: Process): Publisher {
    const { sources, coordination, bucket, clock, ...publisher } = publisherOf(this.world, this.#renderer);
    return {
      ...publisher,
      // Some processes are reused, and remember the manifest of their last run.
      ...(this.random() < 0.5 && { memory: this.#memory }),
      sources: this.#inSteps(process, sources),
      coordination: this.#inSteps(process, coordination),
      bucket: this.#inSteps(process, bucket),
      clock: { now: clock.now, wait: (ms) => this.#turn(process, { after: ms }) },
      hasTime: () => process.time-- > 0,
      turnMs: this.random() < 0.5 ? Infinity : 0,
    };
  }

  /** Wraps a port: each request waits for a step, and its response for another one. */
  #inSteps<Port extends object>(process: Process, port: Port): Port {
    const methods = Object.entries(port).map(([name, method]) => [
      name,
      async (...given: unknown[]) => {
        await this.#turn(process, { haveEffect: () => method(...given) });
        const answer = await method(...given);
        await this.#turn(process, {});
        return answer;
      },
    ]);
    return Object.fromEntries(methods);
  }

  #turn(process: Process, { after = 0, haveEffect }: { after?: number; haveEffect?: () => unknown }) {
    return new Promise<void>((succeed, fail) => {
      // A killed process reports nothing.
      if (process.ended) return;
      const notBefore = this.world.time + after;
      this.#pending.push({ process, notBefore, succeed, fail, ...(haveEffect && { haveEffect }) });
    });
  }
}
