import type { AccountQuotas } from '../account.ts';

/** The account's concurrency: the number of places for calls in progress, which all functions share. */
export class ConcurrencyLimit {
  readonly #account: AccountQuotas;
  #taken = 0;

  constructor(account: AccountQuotas) {
    this.#account = account;
  }

  /** Takes a place. Returns false if none is free. */
  take(): boolean {
    if (this.#taken >= (this.#account.concurrency ?? Number.POSITIVE_INFINITY)) return false;
    this.#taken += 1;
    return true;
  }

  giveBack(): void {
    this.#taken -= 1;
  }
}
