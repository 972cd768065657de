import type { ContentKind } from '#shared/content/definition.ts';
import { type ContentProblem, contentValue } from '#shared/content/value.ts';
import { copy } from '../copy.en.ts';
import type { ContentTexts } from './content-drafts.tsx';

export type TextProblems = Partial<Record<keyof ContentTexts, string>>;

/** Returns the problems of both texts as sentences; empty when they can be saved. */
export function textProblems(kind: ContentKind, { value, valueAr }: ContentTexts): TextProblems {
  const english = problemOf(kind, value);
  const arabic = problemOf(kind, valueAr);
  return { ...(english && { value: english }), ...(arabic && { valueAr: arabic }) };
}

function problemOf(kind: ContentKind, text: string): string | undefined {
  const { error } = contentValue(kind).safeParse(text);
  const [issue] = error?.issues ?? [];
  return issue && copy.problems[issue.message as ContentProblem];
}
