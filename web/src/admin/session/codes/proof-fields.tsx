import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import type { Problems } from '#web/lib/form/use-form.ts';
import { PasswordInput } from '../password-input.tsx';
import { CodeInput, codeSentence, codesFailure, presentSentence } from './code-input.tsx';
import { copy } from './copy.en.ts';

interface ProofFieldsProps {
  code: { label: string; hint?: string; inputMode: 'numeric' | 'text' };
  problems: Problems;
  /** Why sending failed for a reason that is no field's; nothing where it did not. */
  failure: unknown;
}

/** The present password and a code, by which somebody shows that it is they. */
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

interface ProofFooterProps {
  words: { send: string; sending: string };
  isPending: boolean;
  cancel: string;
  onCancel: () => void;
}

/** The buttons of such a form. */
export function ProofFooter({ words, isPending, cancel, onCancel }: ProofFooterProps) {
  return (
    <DialogFooter>
      <Button type="submit" size="s" aria-disabled={isPending}>
        {isPending && <Spinner />}
        {isPending ? words.sending : words.send}
      </Button>
      <Button variant="outline" size="s" onClick={onCancel}>
        {cancel}
      </Button>
    </DialogFooter>
  );
}

const fieldsStyle = css({ display: 'grid', gap: '4' });
