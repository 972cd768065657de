/** How many requests of one address are answered at once. A browser asks for six at most. */
const atOnce = 6;

interface Lane {
  busy: number;
  readonly waiting: (() => void)[];
}

/**
 * A lane for each address: what somebody asks for beyond a few at once waits for its turn, and lets everybody else's go first. One
 * process answers all here, and a flood of pages would keep it from the rest; CloudFront has others to answer.
 */
export class Lanes {
  readonly #lanes = new Map<string, Lane>();

  /** Does some work for an address when it is its turn. */
  async run<Result>(address: string, work: () => Promise<Result>): Promise<Result> {
    const lane = this.#lanes.get(address) ?? { busy: 0, waiting: [] };
    this.#lanes.set(address, lane);
    if (lane.busy >= atOnce) await new Promise<void>((resolve) => lane.waiting.push(resolve));
    else lane.busy += 1;
    try {
      return await work();
    } finally {
      this.#leave(address, lane);
    }
  }

  #leave(address: string, lane: Lane): void {
    const next = lane.waiting.shift();
    // Not at once: what has come in meanwhile goes before it.
    if (next) return void setImmediate(next);
    lane.busy -= 1;
    if (lane.busy === 0) this.#lanes.delete(address);
  }
}
