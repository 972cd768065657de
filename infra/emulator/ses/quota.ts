import type { AccountQuotas } from '../account.ts';
import { SesError } from './ses-error.ts';

const [secondMs, dayMs] = [1000, 24 * 60 * 60_000];

/** Counts accepted mails against the account's sending quota. */
export class SendingQuota {
  readonly #account: AccountQuotas;
  /** When mails were accepted within the last day, oldest first. */
  #accepted: number[] = [];

  constructor(account: AccountQuotas) {
    this.#account = account;
  }

  /** @throws SesError if another mail would be more than the account may send */
  admit(now = Date.now()): void {
    const { mailsPerDay = Number.POSITIVE_INFINITY, mailsPerSecond = Number.POSITIVE_INFINITY } =
      this.#account;
    this.#accepted = this.#accepted.filter((at) => at > now - dayMs);
    const tooMany = (message: string) => new SesError(429, 'TooManyRequestsException', message);
    if (this.#accepted.length >= mailsPerDay) throw tooMany('Daily message quota exceeded.');
    if (this.#accepted.filter((at) => at > now - secondMs).length >= mailsPerSecond)
      throw tooMany('Maximum sending rate exceeded.');
    this.#accepted.push(now);
  }
}
