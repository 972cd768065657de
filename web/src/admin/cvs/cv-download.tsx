import { useMutation } from '@tanstack/react-query';
import { Download } from 'lucide-react';
import { downloadCv } from '#shared/api/messages/cvs.ts';
import type { Message } from '#shared/messages/message.ts';
import { cvDays } from '#shared/privacy/retention.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { serverSentence } from '../lib/failure/server-sentence.ts';
import { formatDate, formatNumber } from '../lib/language/formats.ts';
import { useIsOwner } from '../lib/signed-in.ts';
import { Button } from '../ui/button.tsx';
import { Spinner } from '../ui/spinner.tsx';
import { hasUnsavedWork } from '../unsaved/leave-request.ts';
import { copy } from './copy.en.ts';

type Cv = NonNullable<Message['cv']>;

/** Returns when the file of a CV is deleted, in milliseconds since the epoch. */
function endOf({ at }: Cv): number {
  return Date.parse(at) + cvDays * 86_400_000;
}

/** True if the file of a CV was stored and is not deleted yet. */
export function hasFile(cv: Cv, now = Date.now()): boolean {
  return cv.state !== 'missing' && endOf(cv) > now;
}

/** The state of a message's CV, and its download for owners. */
export function SentCv({ id, cv }: { id: string; cv: Cv }) {
  const isOwner = useIsOwner();
  return (
    <section aria-labelledby="sent-cv" className={boxStyle}>
      <h3 id="sent-cv" className={css({ fontWeight: 'strong' })}>
        {copy.title}
      </h3>
      <p>{aboutCv(cv)}</p>
      {hasFile(cv) && (isOwner ? <CvDownload id={id} /> : <p>{copy.ownersOnly}</p>)}
    </section>
  );
}

function aboutCv(cv: Cv): string {
  if (cv.state === 'missing') return copy.missing;
  if (!hasFile(cv)) return copy.over;
  const kilobytes = formatNumber(Math.max(1, Math.round(cv.size / 1000)));
  return copy.size(kilobytes) + copy.comma + copy.until(formatDate(new Date(endOf(cv)).toISOString()));
}

interface CvDownloadProps {
  /** Id of the message. */
  id: string;
  /** Distinguishes the CV from others, if there are several. */
  name?: string;
}

/** Saves the CV of a message. Each time is noted in the log. */
export function CvDownload({ id, name }: CvDownloadProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(downloadCv, { params: { id } }),
    onSuccess: ({ url }) => saveFrom(url),
    onError: (error) =>
      showToast({ tone: 'danger', title: copy.failed, text: serverSentence(error) ?? copy.failedText }),
  });
  return (
    <Button variant="outline" size="s" aria-disabled={isPending} onClick={() => isPending || mutate()}>
      {isPending ? <Spinner /> : <Icon of={Download} size={18} />}
      {name ? copy.downloadOf(name) : copy.download}
    </Button>
  );
}

/**
 * Downloads the file at a URL. While there is unsaved work the URL opens in a new tab: browsers ask before a page is
 * left, even if the response turns out to be a file.
 */
function saveFrom(address: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.rel = 'noreferrer';
  if (hasUnsavedWork()) link.target = '_blank';
  link.click();
}

const boxStyle = css({ display: 'grid', justifyItems: 'start', gap: '2', textStyle: 'sm' });
