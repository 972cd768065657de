/**
 * Environment variables of functions: short timeouts in milliseconds. Otherwise the tests would spend most of their time
 * waiting for answers that never come.
 */
export const shortTimeouts = { DATABASE_TIMEOUT: '700', MAIL_TIMEOUT: '700' };

/**
 * The same for tests in which services answer. Several sites that start at once on a small machine can leave database
 * and mails without a processor for longer than they ever take on AWS.
 */
export const longTimeouts = { DATABASE_TIMEOUT: '12000', MAIL_TIMEOUT: '12000' };
