/**
 * Environment variables of functions: short timeouts in milliseconds. Otherwise the tests would spend most of their time
 * waiting for answers that never come.
 */
export const impatient = { DATABASE_TIMEOUT: '700', MAIL_TIMEOUT: '700' };
