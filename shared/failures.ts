/**
 * All failures that functions log, by the alarm that counts them: the `failure` of a line. Nobody would notice a failure
 * without an alarm, so functions can log no other ones (`functions/data/log-failure.ts`). Failures with the same remedy share
 * an alarm, since each alarm costs $0.10 a month; the line says which failure it was.
 */
export const failuresByAlarm = {
  /** A request was answered with a 5xx. */
  'forms-failed': ['Request failed'],
  /** Published pages are older than the saved or scheduled content. */
  'pages-behind': [
    'document-not-published',
    'plan-not-concluded',
    'Published late',
    'release-not-published',
    'old-releases-not-removed',
    'manifest-parts-not-removed',
  ],
  /** A mail waits because the mail service refuses the account. */
  'mail-account-refused': ['The mail account is refused'],
  /** A mail was given up, or work that follows from a write failed and will be repeated. */
  'mails-not-sent': ['A mail was not sent', 'Left to be tried again'],
  /** The database refused a request because there were too many. */
  'table-throttled': ['The table throttles'],
  /** A request succeeded, but additional work for it failed. */
  'left-undone': [
    'Audit line lost',
    // While counting fails, visitors' requests are not limited.
    'Not counted for the limits',
    // A stored item is damaged, or from a newer release.
    'An item is left out: it cannot be read',
    'Attributes of an item count as absent: they cannot be read',
    'Session not extended',
    'Attempt not released',
    'Attempt of a code not released',
    'Login attempt not released',
    'Sign-in not noted',
    'Device not remembered',
    'Upload not deleted',
    'One of many was not changed',
    'Working copy left',
    // Without this call, the schedule of the backup runner begins the job some minutes later.
    'Backup runner not called',
    // A restore that stopped half way waits for an owner's decision.
    'A backup job failed',
    'The last backup is too old',
    // An event of AWS Backup reports the failure.
    'A copy in the vault was not made',
  ],
} as const;

export type FailureAlarm = keyof typeof failuresByAlarm;
/** A failure that a function may log. */
export type Failure = (typeof failuresByAlarm)[FailureAlarm][number];

/** Regular work that logs when it is done: a missing line means that it did not run, and fires an alarm. */
export type Heartbeat = 'scheduler' | 'publication' | 'walk' | 'digest' | 'canary';
