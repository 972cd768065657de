/** Somebody with instances, of which one may be idle. */
export interface InstanceHolder {
  /** Stops an idle instance that is not the only one. Answers whether there was one. */
  giveUpIdle(): boolean;
}

/**
 * How many instances all functions together may have beyond one each. Every instance has a heap of its own: without a
 * bound a busy site on one machine would take gigabytes.
 */
export class SpareInstances {
  #free: number;
  readonly #holders = new Set<InstanceHolder>();

  constructor(count: number) {
    this.#free = count;
  }

  /** To be called by whoever has instances. */
  join(holder: InstanceHolder): void {
    this.#holders.add(holder);
  }

  /** Asks for one more instance, for which another's idle one may have to go. */
  take(): boolean {
    if (this.#free === 0) return [...this.#holders].some((holder) => holder.giveUpIdle());
    this.#free -= 1;
    return true;
  }

  /** Tells that an instance beyond the first is gone. */
  giveBack(): void {
    this.#free += 1;
  }
}
