/** The quotas of the AWS account. Without one there is no limit. They may be changed while the stack runs. */
export interface AccountQuotas {
  /** Calls of functions in progress at the same time, of all functions together. */
  concurrency?: number | undefined;
  /** Mails of the last 24 hours. */
  mailsPerDay?: number | undefined;
  /** Mails of the last second. */
  mailsPerSecond?: number | undefined;
  /** True if SES accepts only verified recipients, and those of its simulator. */
  isInSandbox?: boolean | undefined;
  /** Items a second for each partition key of a table and of its indexes; of AWS's units, an item of a kilobyte takes one. */
  keyUnits?: { readonly reads: number; readonly writes: number } | undefined;
}

/** Returns the quotas of a new account; those of keys are each account's. */
export function newAccount(): AccountQuotas {
  const keyUnits = { reads: 3000, writes: 1000 };
  return { concurrency: 10, mailsPerDay: 200, mailsPerSecond: 1, isInSandbox: true, keyUnits };
}
