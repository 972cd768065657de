/**
 * Whether a code opens the gate to the login screen: it is the one the site was built with, in any case. Without one no
 * code is right. It keeps nothing secret; what needs protection is checked on the server.
 */
export function isAccessCode(entered: string, expected: string | undefined): boolean {
  return Boolean(expected) && entered.trim().toLowerCase() === expected?.trim().toLowerCase();
}
