import type { ComponentProps } from 'react';
import { refusalSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { copy } from './copy.en.ts';

interface CodeInputProps extends ComponentProps<'input'> {
  /** The phone keyboard for the code: digits only, or letters too. */
  inputMode: 'numeric' | 'text';
}

/** The field of a one-time code, which password managers and phones fill in. */
export function CodeInput(props: CodeInputProps) {
  return (
    <input
      {...props}
      name="code"
      dir="ltr"
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  );
}

/** Returns the sentence for a problem of a typed code; a general one for an unknown problem. */
export const codeSentence = (problem: string | undefined) => sentenceFor(copy.problems, problem);

/** The sentence for a problem of the current password. */
export const presentSentence = (problem: string | undefined) => sentenceFor(copy.presentProblems, problem);

function sentenceFor(sentences: Record<string, string>, problem: string | undefined): string | undefined {
  return problem === undefined ? undefined : (sentences[problem] ?? copy.failed);
}

/** Returns the sentence for a failure that no field explains. */
export function codesFailure(error: unknown): string {
  return refusalSentence(error) ?? copy.failed;
}
