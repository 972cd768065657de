import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { fieldProblems } from '#shared/api/error.ts';
import { unsubscribeFromNewsletter } from '#shared/api/newsletter.ts';
import { css } from '#styles/css';
import { Field } from '#web/components/feedback/field.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError } from '#web/lib/api-client.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog.tsx';
import { Spinner } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';
import { newsletterRemovalMutation } from './newsletter-addresses.ts';

interface NewsletterRemovalDialogProps {
  open: boolean;
  onClose: () => void;
}

const texts = copy.removal;

/** Takes the address of somebody who asked for it off the newsletter. What was typed stays when that fails. */
export function NewsletterRemovalDialog({ open, onClose }: NewsletterRemovalDialogProps) {
  return (
    <Dialog
      open={open}
      title={texts.title}
      close={copy.close}
      onClose={onClose}
      className={css({ maxWidth: '[560px]' })}
    >
      <RemovalForm onClose={onClose} />
    </Dialog>
  );
}

function RemovalForm({ onClose }: { onClose: () => void }) {
  const input = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const complain = (sentence: string) => {
    setProblem(sentence);
    input.current?.focus();
  };
  const { mutate, isPending } = useMutation({
    ...newsletterRemovalMutation,
    onSuccess: (_, email) => {
      showToast({ tone: 'success', title: texts.done(email) });
      onClose();
    },
    onError: (error) =>
      complain(error instanceof ApiError && error.status === 404 ? texts.unknown : texts.failed),
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (isPending) return;
    const { data, error } = unsubscribeFromNewsletter.body.safeParse({ email: input.current?.value });
    const [first] = error ? fieldProblems(error) : [];
    const sentences: Record<string, string> = texts.problems;
    if (first) complain(sentences[first.problem] ?? texts.problems.invalid);
    else if (data) mutate(data.email);
  };
  return (
    <form noValidate onSubmit={submit}>
      <DialogBody>
        <p>{texts.text}</p>
        <Field id="newsletter-removal" label={texts.email} error={problem}>
          {(control) => (
            <input
              {...control}
              ref={input}
              type="email"
              dir="ltr"
              autoComplete="off"
              readOnly={isPending}
              required
              onInput={() => setProblem(undefined)}
            />
          )}
        </Field>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" variant="danger" size="s" aria-disabled={isPending}>
          {isPending && <Spinner />}
          {isPending ? texts.removing : texts.confirm}
        </Button>
        <Button variant="outline" size="s" onClick={() => isPending || onClose()}>
          {copy.cancel}
        </Button>
      </DialogFooter>
    </form>
  );
}
