/** What is said of a call that failed, as `sessionWordingOf`. In the Arabic build `wording.ar.ts` stands in the place of this file. */
export { sessionWordingOf as wordingOf } from './session-wording.en.ts';
