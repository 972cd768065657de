/** A function with instances, of which some may be idle. */
export interface InstanceHolder {
  /** Stops an instance that has been idle for `idleMs`, unless it is the only one. Returns whether there was one. */
  giveUpIdle(idleMs: number): boolean;
}

/** How long an instance has to be idle before another function may have its place, in milliseconds. Starting one costs a good part of that. */
const longEnoughMs = 1000;

/**
 * How many instances all functions together may have beyond one each. Every instance has a heap of its own: without a
 * bound a busy site on one machine would take gigabytes.
 */
export class SpareInstances {
  #free: number;
  readonly #holders = new Set<InstanceHolder>();
  /** How long an instance has to be idle before its place is given to another function, in milliseconds. */
  readonly idleMs: number;

  constructor(count: number, idleMs = longEnoughMs) {
    this.#free = count;
    this.idleMs = idleMs;
  }

  /** Registers a function. */
  join(holder: InstanceHolder): void {
    this.#holders.add(holder);
  }

  /** Takes a place for one more instance, if need be that of an idle one of another function. Returns whether there was one. */
  take(): boolean {
    if (this.#free === 0) return [...this.#holders].some((holder) => holder.giveUpIdle(this.idleMs));
    this.#free -= 1;
    return true;
  }

  /** Gives a place back: an instance beyond the first is gone. */
  giveBack(): void {
    this.#free += 1;
  }
}
