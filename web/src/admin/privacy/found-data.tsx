import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Download, Trash2 } from 'lucide-react';
import { useState } from 'react';
import type { PersonalItem, PersonalKind } from '#shared/privacy/personal-data.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { saveFile } from '../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { ConfirmDialog } from '../ui/dialog/confirm-dialog.tsx';
import { copy } from './copy.en.ts';
import { personRemoval } from './person-api.ts';

interface FoundDataProps {
  email: string;
  items: readonly PersonalItem[];
  onRemoved: () => void;
}

/** What was found under an address, and what can be done with it. */
export function FoundData({ email, items, onRemoved }: FoundDataProps) {
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
