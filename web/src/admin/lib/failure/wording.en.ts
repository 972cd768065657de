/**
 * Returns the sentence to show for a failed call: in English the server's own. In the Arabic build `wording.ar.ts` replaces
 * this file.
 */
export const wordingOf = (_status: number, said: string | undefined): string | undefined => said;
