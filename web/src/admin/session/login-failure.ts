import { serverSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** What to tell somebody whose login failed, as one sentence. */
export function loginFailure(error: unknown): string {
  if (!(error instanceof ApiError) || error.status >= 500) return copy.failed;
  if (error.status === 429) return serverSentence(error) ?? copy.tooMany;
  return copy.invalid;
}

/** The sentence for a problem of a field; one that is not known reads as it is named. */
export function fieldSentence(
  name: keyof typeof copy.problems,
  problem: string | undefined,
): string | undefined {
  const sentences: Record<string, string> = copy.problems[name];
  return problem === undefined ? undefined : (sentences[problem] ?? problem);
}
