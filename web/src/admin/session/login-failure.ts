import { isRefusal, sessionRefusal } from '#web/admin/lib/failure/session-refusal.ts';
import { copy } from './copy.en.ts';

/** What to tell somebody whose login failed, as one sentence. */
export function loginFailure(error: unknown): string {
  if (!isRefusal(error)) return copy.failed;
  if (error.status === 429) return sessionRefusal(error) ?? copy.tooMany;
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
