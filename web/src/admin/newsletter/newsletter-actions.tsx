import { mutationOptions, useMutation } from '@tanstack/react-query';
import { Download, MailMinus } from 'lucide-react';
import { useState } from 'react';
import { byteOrderMark } from '#shared/text/text.ts';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { saveFile } from '../lib/save-file.ts';
import { useIsOwner } from '../lib/signed-in.ts';
import { Button } from '../ui/button.tsx';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { readAddresses } from './newsletter-queries.ts';

const removalDialog = loadOnce(() => import('./newsletter-removal-dialog.tsx'));

/** Download and removal of newsletter addresses, for owners. */
export function NewsletterActions() {
  const [isRemoving, setIsRemoving] = useState(false);
  if (!useIsOwner()) return null;
  return (
    <>
      <DownloadButton />
      <Button variant="outline" size="s" onClick={() => setIsRemoving(true)}>
        <Icon of={MailMinus} size={18} />
        {copy.remove}
      </Button>
      <LazyDialog loader={removalDialog} open={isRemoving}>
        {({ NewsletterRemovalDialog }) => (
          <NewsletterRemovalDialog open={isRemoving} onClose={() => setIsRemoving(false)} />
        )}
      </LazyDialog>
    </>
  );
}

/** The button that downloads all newsletter addresses as one CSV file. */
function DownloadButton() {
  const { mutate, isPending } = useMutation({
    ...newsletterAddressesMutation,
    onSuccess: (table) => {
      // Spreadsheets need the byte order mark to read UTF-8.
      saveFile(copy.fileName, 'text/csv', byteOrderMark + table);
      showToast({ tone: 'success', title: copy.done });
    },
    onError: () => showToast({ tone: 'danger', title: copy.error, text: copy.failed }),
  });
  return (
    <Button variant="outline" size="s" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending ? <Spinner /> : <Icon of={Download} size={18} />}
      {isPending ? copy.downloading : copy.download}
    </Button>
  );
}

export const newsletterAddressesMutation = mutationOptions({ mutationFn: readAddresses });
