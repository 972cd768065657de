import { useMutation, useQueryClient } from '@tanstack/react-query';
import { changeSending } from '#shared/api/mail.ts';
import { noReaders, type Sending } from '#shared/newsletter/sending.ts';
import { css } from '#styles/css';
import { formatDateTime, formatNumber } from '#web/admin/lib/language/formats.ts';
import { sendingsKey } from '#web/admin/lib/planned-sendings.ts';
import { Badge, QuietTag } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { ProgressBar } from '#web/admin/ui/progress-bar.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { callApi } from '#web/lib/api-client.ts';
import { audienceQuery } from '../newsletter-queries.ts';
import { copy } from './copy.en.ts';

/** A sending without progress for this long is reported, in milliseconds. */
const restMs = 5 * 60_000;

/** The progress of an article that is sent to the list, with buttons to stop and resume. */
export function SendingLine({ sending }: { sending: Sending }) {
  const queryClient = useQueryClient();
  const { postId, audience, title, state, startedAt, total, sent, unclear, failed, changedAt, refusal } =
    sending;
  const { mutate, isPending } = useMutation({
    mutationFn: (next: 'sending' | 'stopped') =>
      callApi(changeSending, {
        params: { id: postId },
        query: audienceQuery(audience),
        body: { state: next },
      }),
    onError: () => showToast({ tone: 'danger', title: copy.failed }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: sendingsKey }),
  });
  const left = Math.max(0, total - sent - unclear - failed);
  const isResting = state === 'sending' && Date.now() - Date.parse(changedAt) > restMs;
  const act = (next: 'sending' | 'stopped', label: string) => (
    <Button
      variant="outline"
      size={{ base: 's', md: 'xs' }}
      aria-label={copy.named(label, title)}
      aria-disabled={isPending}
      onClick={() => isPending || mutate(next)}
    >
      {label}
    </Button>
  );
  return (
    <li className={lineStyle}>
      <div className={whatStyle}>
        <p className={titleStyle}>
          <bdi>{title}</bdi>
        </p>
        <p className={factsStyle}>
          {copy.to(copy.audiences[audience], formatNumber(total), formatDateTime(startedAt))}
        </p>
        <p role="status" className={factsStyle}>
          {state === 'done'
            ? copy.result({ sent, unclear, failed })
            : copy.progress({ sent, left, unclear, failed })}
        </p>
        {unclear > 0 && <p className={factsStyle}>{copy.unclear}</p>}
        {state !== 'done' && (
          <ProgressBar share={(sent + unclear + failed) / Math.max(total, 1)} aria-label={title} />
        )}
      </div>
      {state === 'done' ? (
        <Badge tone="ok">{copy.states.done}</Badge>
      ) : (
        <QuietTag>{copy.states[state]}</QuietTag>
      )}
      {state === 'sending' && act('stopped', copy.stop)}
      {(state === 'stopped' || isResting) && act('sending', copy.goOn)}
      {isResting && <Notice>{copy.resting}</Notice>}
      {state === 'stopped' && refusal && (
        <Notice>{refusal === noReaders ? copy.nobodyThen : copy.refused(refusal)}</Notice>
      )}
    </li>
  );
}

const lineStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const whatStyle = css({ flex: '1 1 240px', minWidth: '0', display: 'grid', gap: '1' });
const titleStyle = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const factsStyle = css({ textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
