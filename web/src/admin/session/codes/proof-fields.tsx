import { css } from '#styles/css';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import type { Problems } from '#web/lib/form/use-form.ts';
import { PasswordInput } from '../password-input.tsx';
import { CodeInput, codeSentence, codesFailure, presentSentence } from './code-input.tsx';
import { copy } from './copy.en.ts';

interface ProofFieldsProps {
  code: { label: string; hint?: string; inputMode: 'numeric' | 'text' };
  problems: Problems;
  /** An error that belongs to none of the fields; `undefined` if there is none. */
  failure: unknown;
}

/** The fields that prove a user's identity: the current password and a code. */
export function ProofFields({ code, problems, failure }: ProofFieldsProps) {
  const { inputMode, ...words } = code;
  return (
    <div className={fieldsStyle}>
      <Field id="codes-present" label={copy.present} error={presentSentence(problems.present)}>
        {(control) => <PasswordInput {...control} name="present" required />}
      </Field>
      <Field id="codes-code" {...words} error={codeSentence(problems.code)}>
        {(control) => <CodeInput {...control} inputMode={inputMode} />}
      </Field>
      {failure !== undefined && <Notice>{codesFailure(failure)}</Notice>}
    </div>
  );
}

const fieldsStyle = css({ display: 'grid', gap: '4' });
