import { mutationOptions, useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import { deletePersonalData, findPersonalData } from '#shared/api/privacy.ts';
import { message } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { type PersonalItem, type PersonalKind, personalDataRequest } from '#shared/privacy/personal-data.ts';
import { css } from '#styles/css';
import { CvDownload, hasFile } from '#web/admin/cvs/cv-download.tsx';
import { FormFooter } from '#web/admin/ui/dialog/form-footer.tsx';
import { EmailField } from '#web/components/feedback/email-field.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { useForm } from '#web/lib/form/use-form.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { Dialog, DialogBody } from '../ui/dialog/dialog.tsx';
import { copy } from './copy.en.ts';

interface PersonDialogProps {
  open: boolean;
  onClose: () => void;
}

/** Finds the data under a person's e-mail address, to export or delete them. */
export function PersonDialog({ open, onClose }: PersonDialogProps) {
  return (
    <Dialog open={open} title={copy.title} close={copy.close} onClose={onClose} startsTyping narrow>
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
      <FormFooter
        send={copy.search}
        sending={copy.searching}
        isPending={isPending}
        cancel={copy.close}
        onCancel={onClose}
      />
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
  /**
   * Reads all queries again, since any list on the screen may show deleted data. Queries of deleted items are left out,
   * because they would fail.
   */
  const readAgain = (deleted: readonly PersonalItem[]) => {
    const gone = new Set<unknown>(deleted.map(({ id }) => id));
    void queryClient.invalidateQueries({ predicate: ({ queryKey }) => !gone.has(queryKey.at(-1)) });
  };
  const { mutate, isPending } = useMutation({
    ...personRemoval,
    onSuccess: (count) => {
      readAgain(items);
      showToast({ tone: 'success', title: copy.removed(count, email) });
      onRemoved();
    },
    onError: () => {
      // Some of the data may already be deleted.
      readAgain([]);
      showToast({ tone: 'danger', title: copy.notRemoved });
    },
    onSettled: () => setIsAsking(false),
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
      {items.map(({ kind, id, attributes }) => {
        const { data: cv } = kind === 'message' ? message.shape.cv.safeParse(attributes.cv) : {};
        return cv && hasFile(cv) && <CvDownload key={id} id={id} name={messageNumber(id)} />;
      })}
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

/** Reads everything that is stored under an address, part by part. */
const personQuery = mutationOptions({
  mutationFn: async (email: string): Promise<PersonalItem[]> => {
    const items: PersonalItem[] = [];
    let cursor: string | undefined;
    do {
      const part = await callApi(findPersonalData, { body: { email, cursor } });
      items.push(...part.found);
      cursor = part.next;
    } while (cursor !== undefined);
    return items;
  },
});

/** Deletes all data under an address, part by part. Returns the number of deleted items. */
const personRemoval = mutationOptions({
  mutationFn: async (email: string): Promise<number> => {
    let deleted = 0;
    let cursor: string | undefined;
    do {
      const part = await callApi(deletePersonalData, { body: { email, cursor } });
      deleted += part.deleted;
      cursor = part.next;
    } while (cursor !== undefined);
    return deleted;
  },
});
