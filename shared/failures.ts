/**
 * All that a function logs as failed, by the alarm that counts it: the `failure` of its line. A failure that is only logged reaches
 * nobody, so that nothing else can be logged as one (`functions/data/log-failure.ts`), and the stack does not compile without each of these
 * alarms (`infra/constructs/failure-alarms.ts`). What is not worth an alarm of its own shares one: an alarm costs $0.10 a month.
 */
export const failuresByAlarm = {
  /** A request was answered with a 5xx. */
  'requests-failed': ['Request failed'],
  'audit-lines-lost': ['Audit line lost'],
  /** A page could not be made of what is stored. */
  'documents-not-published': ['document-not-published'],
  /** A post does not appear or disappear when it should. */
  'plans-not-concluded': ['plan-not-concluded'],
  /** A release is not whole, or what it no longer needs was not removed. */
  'releases-left-over': ['release-not-published', 'old-releases-not-removed', 'manifest-parts-not-removed'],
  /** What follows from a write is left to be tried again. */
  'left-for-later': ['Left to be tried again'],
  /** A mail waits because the mail service lets the account send nothing. */
  'mail-account-refused': ['The mail account is refused'],
  /** A mail was given up. */
  'mails-not-sent': ['A mail was not sent'],
  /** While counting fails, visitors may send what they like. */
  'limits-not-counted': ['Not counted for the limits'],
  /** What is stored is damaged, or from a newer release. */
  'items-not-read': [
    'An item is left out: it cannot be read',
    'Attributes of an item count as absent: they cannot be read',
  ],
  /** What was asked for was done, and something beside it was not. */
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
