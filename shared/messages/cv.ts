/** Largest CV, in bytes. */
export const cvMaxBytes = 5 * 1024 * 1024;
/** The type that a CV is sent with. */
export const cvType = 'application/pdf';

/**
 * Why a file is refused as a CV. `active`: it contains a script, starts a program or carries other files. `unreadable`:
 * it cannot be checked.
 */
export const cvProblems = ['not-pdf', 'incomplete', 'encrypted', 'active', 'unreadable'] as const;
export type CvProblem = (typeof cvProblems)[number];

/** Returns the name under which the CV of a message is saved. The name of the visitor's own file is not used. */
export function cvFileName(messageId: string): string {
  return `cv-${messageId}.pdf`;
}
