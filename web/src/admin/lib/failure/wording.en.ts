/**
 * What is said of a call that was answered with this status and, where it has one, this sentence of the server: that sentence. In
 * the Arabic build `wording.ar.ts` stands in the place of this file.
 */
export const wordingOf = (_status: number, said: string | undefined): string | undefined => said;
