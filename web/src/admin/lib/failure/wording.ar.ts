import { onFailure } from '#web/lib/api-client.ts';
import type * as english from './wording.en.ts';

/** How long a report waits for its sentences, in ms; after that the screen's own sentence is shown. */
const patience = 3000;

let sentenceFor: typeof english.wordingOf = () => undefined;

// The sentences are loaded with the first failed call, before it is reported.
onFailure(() => {
  const load = import('./sentences.ar.ts').then(
    (sentences) => {
      sentenceFor = sentences.sentenceFor;
    },
    () => undefined,
  );
  return Promise.race([load, new Promise<void>((resolve) => setTimeout(resolve, patience))]);
});

export const wordingOf: typeof english.wordingOf = (status, said) => sentenceFor(status, said);
