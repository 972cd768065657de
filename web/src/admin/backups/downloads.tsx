import { useMutation } from '@tanstack/react-query';
import { downloadZip } from 'client-zip';
import { Download } from 'lucide-react';
import type { BackupPoint } from '#shared/backups.ts';
import { byteOrderMark } from '#shared/text/text.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { saveBlob, saveFile } from '../lib/save-file.ts';
import { readTable } from '../messages/data/message-table.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { copy } from './copy.en.ts';
import { itemsOf, wholeSite } from './whole-site.ts';

/** The downloads: the last restore point with all files, its texts and posts only, and all messages as they are now. */
export function Downloads({ latest }: { latest: BackupPoint | undefined }) {
  return (
    <section aria-labelledby="backup-downloads" className={cardStyle}>
      <h3 id="backup-downloads" className={titleStyle}>
        {copy.downloads.title}
      </h3>
      <p className={textStyle}>{copy.downloads.text}</p>
      {latest && (
        <DownloadButton
          label={copy.downloads.whole}
          format={copy.downloads.wholeFormat}
          save={async () => {
            const archive = await downloadZip(wholeSite(latest.id)).blob();
            saveBlob(`${copy.downloads.wholeFile}-${latest.at.slice(0, 10)}.zip`, archive);
          }}
        />
      )}
      {latest && (
        <DownloadButton
          label={copy.downloads.content}
          format={copy.downloads.contentFormat}
          save={async () => {
            const content = {
              at: latest.at,
              texts: await all(latest.id, 'texts'),
              posts: await all(latest.id, 'posts'),
            };
            const name = `${copy.downloads.contentFile}-${latest.at.slice(0, 10)}.json`;
            saveFile(name, 'application/json', `${JSON.stringify(content, null, 2)}\n`);
          }}
        />
      )}
      <DownloadButton
        label={copy.downloads.messages}
        format={copy.downloads.messagesFormat}
        save={async () => saveFile('messages.csv', 'text/csv', byteOrderMark + (await readTable({})))}
      />
    </section>
  );
}

async function all(id: string, part: 'texts' | 'posts'): Promise<unknown[]> {
  const items: unknown[] = [];
  for await (const some of itemsOf(id, part)) items.push(...some);
  return items;
}

interface DownloadButtonProps {
  label: string;
  format: string;
  save: () => Promise<void>;
}

function DownloadButton({ label, format, save }: DownloadButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: save,
    onError: () => showToast({ tone: 'danger', title: copy.downloads.failed }),
  });
  return (
    <Button
      variant="outline"
      size="s"
      aria-disabled={isPending}
      onClick={() => isPending || mutate()}
      className={buttonStyle}
    >
      {isPending ? <Spinner /> : <Icon of={Download} size={18} />}
      <span>{label}</span>
      <small>{format}</small>
    </Button>
  );
}

const cardStyle = css({
  display: 'grid',
  gap: '2.5',
  padding: '4',
  background: 'bg.canvas',
  borderWidth: '1px',
  borderColor: 'border.subtle',
  borderRadius: 'card',
});
const titleStyle = css({ fontSize: '18px', fontWeight: 'heading' });
const textStyle = css({ textStyle: 'xs', color: 'fg.muted' });
const buttonStyle = css({
  justifyContent: 'flex-start',
  '& span': { flex: '1', textAlign: 'start' },
  '& small': { fontWeight: 'normal', textStyle: 'xs', color: 'fg.muted' },
});
