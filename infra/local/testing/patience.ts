/**
 * Variables of functions, in milliseconds: how long they wait for an answer that never comes. Otherwise most of the time would
 * be spent by waiting.
 */
export const impatient = { DATABASE_TIMEOUT: '700', MAIL_TIMEOUT: '700' };

/**
 * The same for tests in which services answer. Many sites that start at once on a small machine leave the database
 * without a processor for longer than it ever takes on AWS.
 */
export const patient = { DATABASE_TIMEOUT: '12000' };
