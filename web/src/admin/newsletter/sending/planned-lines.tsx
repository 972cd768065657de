import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { cancelPlannedSending } from '#shared/api/mail.ts';
import type { PlannedSending } from '#shared/newsletter/sending.ts';
import { css } from '#styles/css';
import { formatInWords } from '#web/admin/lib/language/formats.ts';
import { plannedSendingsQuery, sendingsKey } from '#web/admin/lib/planned-sendings.ts';
import { QuietTag } from '#web/admin/ui/badge.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { showToast } from '#web/features/toasts/toasts.ts';
import { ApiError, callApi } from '#web/lib/api-client.ts';
import { copy } from './copy.en.ts';

/** The newsletters that begin automatically once their posts are live, each with a button that cancels it. */
export function PlannedLines() {
  const { data: planned = [] } = useQuery(plannedSendingsQuery);
  if (planned.length === 0) return null;
  return (
    <ul aria-label={copy.planned.list} className={listStyle}>
      {planned.map((one) => (
        <PlannedLine key={one.postId} planned={one} />
      ))}
    </ul>
  );
}

function PlannedLine({ planned: { postId, title, audience, at } }: { planned: PlannedSending }) {
  const queryClient = useQueryClient();
  const { mutate, isPending } = useMutation({
    mutationFn: () => callApi(cancelPlannedSending, { params: { id: postId } }),
    onSuccess: () => showToast({ tone: 'success', title: copy.planned.cancelled(title) }),
    onError: (error) => {
      const isOver = error instanceof ApiError && error.status === 404;
      showToast({ tone: 'danger', title: isOver ? copy.planned.begun : copy.failed });
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: sendingsKey }),
  });
  const readers = copy.audiences[audience];
  const isToCome = Date.parse(at) > Date.now();
  return (
    <li className={lineStyle}>
      <div className={whatStyle}>
        <p className={titleStyle}>
          <bdi>{title}</bdi>
        </p>
        <p className={factsStyle}>
          {isToCome ? copy.planned.when(readers, formatInWords(at, 'short')) : copy.planned.soon(readers)}
        </p>
      </div>
      <QuietTag>{copy.planned.badge}</QuietTag>
      <Button
        variant="outline"
        size={{ base: 's', md: 'xs' }}
        aria-label={copy.named(copy.planned.cancel, title)}
        aria-disabled={isPending}
        onClick={() => isPending || mutate()}
      >
        {copy.planned.cancel}
      </Button>
    </li>
  );
}

const listStyle = css({ display: 'grid', gap: '3' });
const lineStyle = css({ display: 'flex', flexWrap: 'wrap', alignItems: 'center', gap: '3' });
const whatStyle = css({ flex: '1 1 240px', minWidth: '0', display: 'grid', gap: '1' });
const titleStyle = css({ fontWeight: 'medium', overflowWrap: 'anywhere' });
const factsStyle = css({ textStyle: 'sm', color: 'fg.muted', fontVariantNumeric: 'tabular-nums' });
