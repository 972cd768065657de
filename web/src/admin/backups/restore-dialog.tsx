import { useQueryClient } from '@tanstack/react-query';
import * as z from 'zod/mini';
import type { Restorable } from '#shared/backups.ts';
import { givenPassword } from '#shared/session/session.ts';
import { refusalSentence } from '#web/admin/lib/failure/server-sentence.ts';
import { Field } from '#web/components/feedback/field.tsx';
import { useForm } from '#web/lib/form/use-form.ts';
import { PasswordInput } from '../session/password-input.tsx';
import { Dialog, DialogBody } from '../ui/dialog/dialog.tsx';
import { FormFooter } from '../ui/dialog/form-footer.tsx';
import { Notice } from '../ui/notice.tsx';
import { backupsQuery, named, restore } from './backups-queries.ts';
import { copy } from './copy.en.ts';

interface RestoreDialogProps {
  pointId: string;
  /** The instant of the point, in words. */
  when: string;
  /** The parts to restore; `undefined` closes the dialog. */
  parts: readonly Restorable[] | undefined;
  onClose: () => void;
}

/** Asks for the password, and starts a restore. */
export function RestoreDialog({ pointId, when, parts, onClose }: RestoreDialogProps) {
  return (
    <Dialog open={parts !== undefined} title={copy.dialog.title(named(parts ?? []))} onClose={onClose} narrow>
      <RestoreForm pointId={pointId} when={when} parts={parts ?? []} onClose={onClose} />
    </Dialog>
  );
}

const schema = z.object({ present: givenPassword });

interface RestoreFormProps extends Omit<RestoreDialogProps, 'parts'> {
  parts: readonly Restorable[];
}

function RestoreForm({ pointId, when, parts, onClose }: RestoreFormProps) {
  const queryClient = useQueryClient();
  const { form, status, problems, failure, onInput, onSubmit } = useForm({
    schema,
    async send({ present }) {
      const job = await restore(pointId, parts, present);
      queryClient.setQueryData(backupsQuery.queryKey, (before) => before && { ...before, job });
      await queryClient.invalidateQueries({ queryKey: backupsQuery.queryKey, exact: true });
      onClose();
    },
  });
  const problem = problems.present;
  return (
    <form ref={form} method="post" noValidate onInput={onInput} onSubmit={onSubmit}>
      <DialogBody>
        <p>{copy.dialog.text(when)}</p>
        <Field
          id="restore-present"
          label={copy.dialog.present}
          error={problem && (copy.dialog.problems[problem] ?? problem)}
        >
          {(control) => <PasswordInput {...control} name="present" required />}
        </Field>
        {status === 'failed' && <Notice>{refusalSentence(failure) || copy.failed}</Notice>}
      </DialogBody>
      <FormFooter
        send={copy.dialog.send}
        sending={copy.dialog.sending}
        variant="danger"
        isPending={status === 'sending'}
        cancel={copy.dialog.cancel}
        onCancel={() => status === 'sending' || onClose()}
      />
    </form>
  );
}
