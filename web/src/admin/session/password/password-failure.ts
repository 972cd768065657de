import { refusalSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { copy } from './copy.en.ts';

/** Returns the sentence for a failure to choose a password or to request a link. */
export function passwordFailure(error: unknown): string {
  return refusalSentence(error) ?? copy.failed;
}

/** The sentence for a problem of a password that is chosen; one that is not known reads as it is named. */
export function passwordSentence(problem: string | undefined): string | undefined {
  const sentences: Record<string, string> = copy.problems;
  return problem === undefined ? undefined : (sentences[problem] ?? problem);
}
