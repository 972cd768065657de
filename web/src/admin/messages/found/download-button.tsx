import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { exportMessages } from '#shared/api/found-messages.ts';
import type { MessageFilter } from '#shared/messages/message-filter.ts';
import { byteOrderMark } from '#shared/text/text.ts';
import { saveFile } from '#web/admin/lib/save-file.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApiPage } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** Reads all that a filter finds, page by page, as one CSV text. */
async function readTable(filter: MessageFilter): Promise<string> {
  let table = '';
  let cursor: string | undefined;
  do {
    const page = await callApiPage(exportMessages, { body: { ...filter, cursor } });
    table += page.data;
    cursor = page.next;
  } while (cursor !== undefined);
  return table;
}

/** Saves all that a filter finds as a file for spreadsheets. */
export function DownloadButton({ filter }: { filter: MessageFilter }) {
  const { mutate, isPending } = useMutation({
    mutationFn: readTable,
    onSuccess: (table) => {
      // Without the mark spreadsheets do not take it for UTF-8; reading an answer as text takes it away.
      saveFile(copy.fileName, 'text/csv', byteOrderMark + table);
      showToast({ tone: 'success', title: copy.downloaded });
    },
    onError: () => showToast({ tone: 'danger', title: copy.error, text: copy.notDownloaded }),
  });
  return (
    <Button
      variant="outline"
      size={{ base: 's', md: 'xs' }}
      aria-disabled={isPending}
      onClick={() => isPending || mutate(filter)}
    >
      {isPending ? <Spinner /> : <Icon of={Download} size={18} />}
      {isPending ? copy.downloading : copy.download}
    </Button>
  );
}
