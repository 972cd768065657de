import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { type PersonalItem, type PersonalKind, personalDataRequest } from '#shared/privacy/personal-data.ts';
import { css } from '#styles/css';
import { EmailField } from '#web/components/feedback/email-field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody, DialogFooter } from '../ui/dialog/dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { personQuery, personRemoval } from './person-api.ts';

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

interface FoundDataProps {
  email: string;
  items: readonly PersonalItem[];
  onRemoved: () => void;
}

/** The data under an e-mail address, with download and deletion. */
function FoundData({ email, items, onRemoved }: FoundDataProps) {
  const [isAsking, setIsAsking] = useState(false);
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    ...personRemoval,
    onSuccess: (count) => {
      showToast({ tone: 'success', title: copy.removed(count, email) });
      onRemoved();
    },
    onError: () => showToast({ tone: 'danger', title: copy.notRemoved }),
    onSettled: () => {
      setIsAsking(false);
      // Whatever is on screen may show what is gone.
      void queryClient.invalidateQueries();
    },
  });
  if (items.length === 0) return <p>{copy.none(email)}</p>;
  const count = (wanted: PersonalKind) => items.filter(({ kind }) => kind === wanted).length;
  const counts = {
    message: count('message'),
    newsletter: count('newsletter'),
    administrator: count('administrator'),
    setting: count('setting'),
  };
  const what = copy.found(counts);
  return (
    <div className={foundStyle}>
      <p>
        {copy.foundTitle(email)} <strong>{what}</strong>.
      </p>
      <div className={actionsStyle}>
        <Button
          variant="outline"
          size="s"
          onClick={() => saveFile(copy.fileName, 'application/json', JSON.stringify(items, null, 2))}
        >
          <Icon of={Download} size={18} />
          {copy.download}
        </Button>
        <Button variant="danger" size="s" aria-disabled={isPending} onClick={() => setIsAsking(true)}>
          <Icon of={Trash2} size={18} />
          {copy.remove}
        </Button>
      </div>
      <ConfirmDialog
        open={isAsking}
        title={copy.removal.title}
        labels={copy.removal}
        busy={isPending}
        onAnswer={(confirmed) => (confirmed ? mutate(email) : setIsAsking(false))}
      >
        <p>{copy.removal.text(what, email)}</p>
        {counts.administrator > 0 && <p>{copy.removal.staff}</p>}
      </ConfirmDialog>
    </div>
  );
}

const foundStyle = css({ display: 'grid', gap: '3' });
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '3' });
