/**
 * Environment variables of functions: short timeouts in milliseconds. Otherwise the tests would spend most of their time
 * waiting for answers that never come.
 */
export const shortTimeouts = { DATABASE_TIMEOUT: '700', MAIL_TIMEOUT: '700' };

/**
 * Timeouts for tests in which the services work. On a small machine where several sites start together, database and
 * mail service may respond more slowly than they ever do on AWS.
 */
export const longTimeouts = { DATABASE_TIMEOUT: '12000', MAIL_TIMEOUT: '12000' };
