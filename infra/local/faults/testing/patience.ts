/**
 * Variables of functions, in milliseconds: how long they wait for an answer that never comes. Otherwise most of the time would
 * be spent by waiting.
 */
export const impatient = { DATABASE_TIMEOUT: '700', MAIL_TIMEOUT: '700' };
