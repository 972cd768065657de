import { changePassword } from '#shared/api/session.ts';
import { passwordChange } from '#shared/session/password.ts';
import { Dialog, DialogBody } from '#web/admin/ui/dialog/dialog.tsx';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { Field } from '#web/components/feedback/field.tsx';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { passwordFailure, passwordSentence } from '../password/password-failure.ts';
import { PasswordInput } from '../password-input.tsx';
import { copy } from './copy.en.ts';

interface PasswordDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Changes the signed-in person's password, with the current one. Typed values stay after a failure. */
export function PasswordDialog({ open, onClose }: PasswordDialogProps) {
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose} narrow>
      <PasswordForm onClose={onClose} />
    </Dialog>
  );
}

function PasswordForm({ onClose }: Pick<PasswordDialogProps, 'onClose'>) {
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema: passwordChange,
    send: (body) => callApi(changePassword, { body }),
  });
  const isPending = status === 'sending';
  const isDone = status === 'sent';
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      <DialogBody>
        <div role="status">{isDone && <p>{copy.done}</p>}</div>
        {!isDone && (
          <>
            <Field id="present-password" label={copy.present} error={presentSentence(problems.present)}>
              {(control) => (
                <PasswordInput {...control} name="present" autoComplete="current-password" required />
              )}
            </Field>
            <Field
              id="new-password"
              label={copy.password}
              hint={copy.hint}
              error={passwordSentence(problems.password)}
            >
              {(control) => (
                <PasswordInput {...control} name="password" autoComplete="new-password" required />
              )}
            </Field>
          </>
        )}
        {status === 'failed' && <Notice>{passwordFailure(failure)}</Notice>}
      </DialogBody>
      <FormFooter
        send={copy.save}
        sending={copy.saving}
        isPending={isPending}
        isSent={isDone}
        cancel={copy.close}
        onCancel={onClose}
      />
    </form>
  );
}

function presentSentence(problem: string | undefined): string | undefined {
  const sentences: Record<string, string> = copy.problems;
  return problem === undefined ? undefined : (sentences[problem] ?? problem);
}
