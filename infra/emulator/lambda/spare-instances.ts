/** A function whose instances may be idle. */
export interface InstanceHolder {
  /** Stops an instance that has been idle for `idleMs`, unless it is the only one. Returns true if it did. */
  giveUpIdle(idleMs: number): boolean;
}

/**
 * How long an instance has to be idle before another function may take its place, in milliseconds. Starting an instance takes
 * several hundred milliseconds.
 */
const longEnoughMs = 1000;

/**
 * The number of instances that all functions together may have beyond one each. Every instance has its own heap: without
 * a limit a busy site would take gigabytes.
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

  /** Registers a function. Its idle instances may then be stopped to make places for other functions. */
  join(holder: InstanceHolder): void {
    this.#holders.add(holder);
  }

  /**
   * Takes a place for another instance. If none is free, another function gives up an idle instance. Returns true if a place
   * was found.
   */
  take(): boolean {
    if (this.#free === 0) return [...this.#holders].some((holder) => holder.giveUpIdle(this.idleMs));
    this.#free -= 1;
    return true;
  }

  /** Returns a place, because an instance beyond the first has ended. */
  giveBack(): void {
    this.#free += 1;
  }
}
