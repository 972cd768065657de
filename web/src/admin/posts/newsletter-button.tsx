import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { newsletterAddressesMutation } from '../../features/post-editing/newsletter-addresses.ts';
import { showToast } from '../../features/toasts/toasts.ts';
import { saveFile } from '../../lib/save-file.ts';
import { Button } from '../ui/button.tsx';
import { Icon, Spinner } from '../ui/icon.tsx';
import { copy } from './copy.en.ts';

const { newsletter } = copy;

/** Saves the addresses of everybody who asked for the newsletter as a file. */
export function NewsletterButton() {
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
