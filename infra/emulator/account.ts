/** The quotas of the AWS account. A quota that is absent means no limit. Quotas may be changed while the stack runs. */
export interface AccountQuotas {
  /** The maximum number of function calls in progress at the same time, over all functions. */
  concurrency?: number | undefined;
  /** The maximum number of mails within 24 hours. */
  mailsPerDay?: number | undefined;
  /** The maximum number of mails within a second. */
  mailsPerSecond?: number | undefined;
  /** True if SES accepts only verified recipients, and those of its simulator. */
  isInSandbox?: boolean | undefined;
  /**
   * The maximum number of items a second for each partition key of a table and of its indexes. An item of a kilobyte
   * uses one of AWS's capacity units.
   */
  keyUnits?: { readonly reads: number; readonly writes: number } | undefined;
}

/** Returns the quotas of a new account. `keyUnits` are the same in every account. */
export function newAccount(): AccountQuotas {
  const keyUnits = { reads: 3000, writes: 1000 };
  return { concurrency: 10, mailsPerDay: 200, mailsPerSecond: 1, isInSandbox: true, keyUnits };
}
