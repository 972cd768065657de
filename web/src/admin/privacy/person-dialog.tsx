import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { type PersonalItem, personalDataRequest } from '#shared/privacy/personal-data.ts';
import { css } from '#styles/css';
import { EmailField } from '#web/components/feedback/email-field.tsx';
import { useForm } from '#web/lib/form/use-form.ts';
import { Button } from '../ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { FoundData } from './found-data.tsx';
import { personQuery } from './person-api.ts';

interface PersonDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Looks up what is stored under somebody's address, to be given to them or deleted. */
export function PersonDialog({ open, onClose }: PersonDialogProps) {
  return (
    <Dialog
      open={open}
      title={copy.title}
      close={copy.close}
      onClose={onClose}
      className={css({ maxWidth: 'column' })}
    >
      <SearchForm onClose={onClose} />
    </Dialog>
  );
}

function SearchForm({ onClose }: { onClose: () => void }) {
  const [found, setFound] = useState<{ email: string; items: PersonalItem[] }>();
  const { mutateAsync } = useMutation(personQuery);
  const { form, status, problems, onInput, onSubmit, edit } = useForm({
    schema: personalDataRequest,
    send: async ({ email }) => setFound({ email, items: await mutateAsync(email) }),
    onFailure: () => form.current?.querySelector('input')?.focus(),
  });
  const isPending = status === 'sending';
  const error = status === 'failed' ? copy.notFound : problemSentence(problems.email);
  return (
    <form
      ref={form}
      noValidate
      onInput={(event) => {
        edit();
        setFound(undefined);
        onInput(event);
      }}
      onSubmit={onSubmit}
    >
      <DialogBody>
        <p>{copy.text}</p>
        <EmailField id="person-email" label={copy.email} error={error} readOnly={isPending} />
        <div role="status">
          {found && !isPending && (
            <FoundData key={found.email} {...found} onRemoved={() => setFound({ ...found, items: [] })} />
          )}
        </div>
      </DialogBody>
      <DialogFooter>
        <Button type="submit" size="s" aria-disabled={isPending}>
          {isPending && <Spinner />}
          {isPending ? copy.searching : copy.search}
        </Button>
        <Button variant="outline" size="s" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFooter>
    </form>
  );
}

function problemSentence(problem: string | undefined): string | undefined {
  const sentences: Record<string, string> = copy.problems;
  return problem === undefined ? undefined : (sentences[problem] ?? copy.problems.invalid);
}
