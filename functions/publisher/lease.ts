import { randomUUID } from 'node:crypto';
import type { Clock, Coordination } from './dependencies.ts';

/** How long the lease of a publisher that died blocks others, in milliseconds. */
export const leaseMs = 20_000;
/**
 * How long after its last renewal the lease is renewed, in milliseconds. The rest of the lease is longer than a request
 * sent under it can take.
 */
const renewAfterMs = 5_000;
const askAgainMs = 250;

/** Thrown when another publisher has taken the lease. The data of this publisher may be outdated. */
export class LeaseLostError extends Error {}

/** The lease by which only one publisher writes a release at a time. */
export class Lease {
  /** True if the last holder stopped in the middle of its work, so that its writes are in no manifest. */
  readonly dirty: boolean;
  readonly #port: Coordination;
  readonly #clock: Clock;
  readonly #release: string;
  readonly #holder: string;
  #renewedAt: number;
  #renewal: Promise<void> | undefined;

  constructor(
    { coordination, clock, release }: LeaseSetting,
    {
      holder,
      dirty,
      takenAt,
    }: { readonly holder: string; readonly dirty: boolean; readonly takenAt: number },
  ) {
    this.#port = coordination;
    this.#clock = clock;
    this.#release = release;
    this.#holder = holder;
    this.dirty = dirty;
    this.#renewedAt = takenAt;
  }

  /**
   * Call it before each write.
   * @throws LeaseLostError
   */
  async keep(): Promise<void> {
    if (this.#clock.now() - this.#renewedAt >= renewAfterMs) await this.confirm();
  }

  /**
   * Checks whether this publisher still has the lease, and renews it.
   *
   * @throws LeaseLostError
   */
  confirm(): Promise<void> {
    this.#renewal ??= this.#renew().finally(() => {
      this.#renewal = undefined;
    });
    return this.#renewal;
  }

  async #renew(): Promise<void> {
    const now = this.#clock.now();
    const held = await this.#port.renewLease(this.#release, this.#holder, now + leaseMs);
    if (!held) throw new LeaseLostError('Somebody else publishes by now.');
    this.#renewedAt = now;
  }

  /** Releases the lease after the work is done, as `clean`. */
  async release(): Promise<void> {
    await this.#port.releaseLease(this.#release, this.#holder);
  }

  /** Releases the lease as `dirty`, so that others can start at once. If that fails, they wait until the lease ends. */
  async abandon(): Promise<void> {
    await this.#port.renewLease(this.#release, this.#holder, 0).catch(() => false);
  }
}

export interface LeaseSetting {
  readonly coordination: Coordination;
  readonly clock: Clock;
  readonly release: string;
}

interface LeaseOptions {
  /**
   * True to wait until this publisher gets the lease. Otherwise it waits only until it is certain that the holder of
   * the lease is running and will read the marks.
   */
  readonly waitsForTurn: boolean;
  readonly hasTime: () => boolean;
}

/**
 * Takes the lease as soon as possible. Returns `undefined` if no time is left; without `waitsForTurn` also if the holder is
 * running or no marks are left.
 */
export async function takeLease(setting: LeaseSetting, options: LeaseOptions): Promise<Lease | undefined> {
  const { coordination, clock, release } = setting;
  const holder = randomUUID();
  let seen: number | undefined;
  for (;;) {
    const now = clock.now();
    const state = await coordination.takeLease(release, holder, { now, until: now + leaseMs });
    if (state) return new Lease(setting, { holder, dirty: state === 'dirty', takenAt: now });
    const end = await coordination.leaseEnd(release);
    seen ??= end;
    const isAlive = end > seen;
    if (!options.waitsForTurn && (isAlive || (await coordination.listMarks(release)).length === 0))
      return undefined;
    if (!options.hasTime()) return undefined;
    await clock.wait(askAgainMs);
  }
}
