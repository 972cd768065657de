import { ApiError } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** The sentence for a problem of a code that was typed; one that is not known reads as it is named. */
export function codeSentence(problem: string | undefined): string | undefined {
  const sentences: Record<string, string> = copy.problems;
  return problem === undefined ? undefined : (sentences[problem] ?? problem);
}

/** The sentence for a problem of the present password. */
export function presentSentence(problem: string | undefined): string | undefined {
  const sentences: Record<string, string> = copy.presentProblems;
  return problem === undefined ? undefined : (sentences[problem] ?? problem);
}

/** What to tell somebody for whom it failed for another reason, as one sentence. */
export function codesFailure(error: unknown): string {
  const told = error instanceof ApiError && error.status < 500 ? error.problem?.error : undefined;
  return told ?? copy.failed;
}
