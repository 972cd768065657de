import { useQueryClient } from '@tanstack/react-query';
import { unsubscribeFromNewsletter } from '#shared/api/newsletter.ts';
import { removalRequest } from '#shared/newsletter/requests.ts';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { EmailField } from '#web/components/feedback/email-field.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi, isAbsent } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { Dialog, DialogBody } from '../ui/dialog/dialog.tsx';
import { copy } from './copy.en.ts';
import { newsletterKey } from './newsletter-queries.ts';

interface NewsletterRemovalDialogProps {
  open: boolean;
  /** The initial address. */
  address?: string | undefined;
  onClose: () => void;
}

const texts = copy.removal;

/** Removes an address from the newsletter on request. The typed address stays after a failure. */
export function NewsletterRemovalDialog({ open, address, onClose }: NewsletterRemovalDialogProps) {
  return (
    <Dialog open={open} title={texts.title} close={copy.close} onClose={onClose} narrow>
      <RemovalForm address={address} onClose={onClose} />
    </Dialog>
  );
}

function RemovalForm({ address, onClose }: Pick<NewsletterRemovalDialogProps, 'address' | 'onClose'>) {
  const queryClient = useQueryClient();
  const { form, status, problems, failure, onInput, onSubmit, edit } = useForm({
    schema: removalRequest,
    send: async ({ email }) => {
      await callApi(unsubscribeFromNewsletter, { body: { email } });
      void queryClient.invalidateQueries({ queryKey: newsletterKey });
      showToast({ tone: 'success', title: texts.done(email) });
      onClose();
    },
    onFailure: () => form.current?.querySelector('input')?.focus(),
  });
  const isPending = status === 'sending';
  const error = status === 'failed' ? failureSentence(failure) : problemSentence(problems.email);
  return (
    <form
      ref={form}
      noValidate
      onInput={(event) => {
        edit();
        onInput(event);
      }}
      onSubmit={onSubmit}
    >
      <DialogBody>
        <p>{texts.text}</p>
        <EmailField
          id="newsletter-removal"
          label={texts.email}
          error={error}
          readOnly={isPending}
          initial={address}
        />
      </DialogBody>
      <FormFooter
        send={texts.confirm}
        sending={texts.removing}
        isPending={isPending}
        variant="danger"
        cancel={copy.cancel}
        onCancel={() => isPending || onClose()}
      />
    </form>
  );
}

function failureSentence(failure: unknown): string {
  return isAbsent(failure) ? texts.unknown : texts.failed;
}

function problemSentence(problem: string | undefined): string | undefined {
  const sentences: Record<string, string> = texts.problems;
  return problem === undefined ? undefined : (sentences[problem] ?? texts.problems.invalid);
}
