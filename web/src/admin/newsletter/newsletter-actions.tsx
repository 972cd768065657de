import { useMutation } from '@tanstack/react-query';
import { Download, MailMinus } from 'lucide-react';
import { useState } from 'react';
import { showToast } from '#web/features/toasts/toasts.ts';
import { saveFile } from '../lib/save-file.ts';
import { copy } from '../posts/copy.en.ts';
import { Button } from '../ui/button.tsx';
import { Icon, Spinner } from '../ui/icon.tsx';
import { LazyDialog } from '../ui/lazy-dialog.tsx';
import { newsletterAddressesMutation } from './newsletter-addresses.ts';

const { newsletter } = copy;

const removalDialog = () => import('./newsletter-removal-dialog.tsx');

/** What is done with the addresses that were left for the newsletter. */
export function NewsletterActions() {
  const [isRemoving, setIsRemoving] = useState(false);
  return (
    <>
      <DownloadButton />
      <Button variant="outline" size="s" onClick={() => setIsRemoving(true)}>
        <Icon of={MailMinus} size={18} />
        {newsletter.remove}
      </Button>
      <LazyDialog load={removalDialog} open={isRemoving}>
        {({ NewsletterRemovalDialog }) => (
          <NewsletterRemovalDialog open={isRemoving} onClose={() => setIsRemoving(false)} />
        )}
      </LazyDialog>
    </>
  );
}

/** Saves the addresses of everybody who asked for the newsletter as a file. */
function DownloadButton() {
  const { mutate, isPending } = useMutation({
    ...newsletterAddressesMutation,
    onSuccess: (table) => {
      saveFile(newsletter.fileName, 'text/csv', table);
      showToast({ tone: 'success', title: newsletter.done });
    },
    onError: () => showToast({ tone: 'danger', title: copy.error, text: newsletter.failed }),
  });
  return (
    <Button variant="outline" size="s" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending ? <Spinner /> : <Icon of={Download} size={18} />}
      {isPending ? newsletter.downloading : newsletter.download}
    </Button>
  );
}
