/**
 * Everything that a function logs as a failure, by the alarm that counts it: the `failure` of its line. A failure that
 * is only logged reaches nobody, so nothing else can be logged as one (`functions/data/log-failure.ts`), and the stack
 * does not compile without each of these alarms (`infra/constructs/failure-alarms.ts`). Minor failures share an alarm:
 * each costs $0.10 a month.
 */
export const failuresByAlarm = {
  /** A request was answered with a 5xx. */
  'requests-failed': ['Request failed'],
  'audit-lines-lost': ['Audit line lost'],
  /** A page could not be rendered. */
  'documents-not-published': ['document-not-published'],
  /** A post does not appear or disappear when it should. */
  'plans-not-concluded': ['plan-not-concluded'],
  /** A release was not published completely, or an old one was not removed. */
  'releases-left-over': ['release-not-published', 'old-releases-not-removed', 'manifest-parts-not-removed'],
  /** Work that follows from a write failed and will be repeated. */
  'left-for-later': ['Left to be tried again'],
  /** A mail waits because the mail service refuses the account. */
  'mail-account-refused': ['The mail account is refused'],
  /** A mail was given up. */
  'mails-not-sent': ['A mail was not sent'],
  /** While counting fails, visitors' requests are not limited. */
  'limits-not-counted': ['Not counted for the limits'],
  /** A stored item is damaged, or from a newer release. */
  'items-not-read': [
    'An item is left out: it cannot be read',
    'Attributes of an item count as absent: they cannot be read',
  ],
  /** A request succeeded, but something beside it was not done. */
  'left-undone': [
    'Session not extended',
    'Attempt not released',
    'Attempt of a code not released',
    'Login attempt not released',
    'Sign-in not noted',
    'Device not remembered',
    'Upload not deleted',
    'One of many was not changed',
    'Working copy left',
  ],
} as const;

/** An alarm that counts failures. */
export type FailureAlarm = keyof typeof failuresByAlarm;
/** What a function may log as failed. */
export type Failure = (typeof failuresByAlarm)[FailureAlarm][number];
