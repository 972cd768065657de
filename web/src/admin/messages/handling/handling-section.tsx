import type { UseQueryResult } from '@tanstack/react-query';
import { useId } from 'react';
import type { MessageDetails } from '#shared/messages/handling.ts';
import { css } from '#styles/css';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { copy } from './copy.en.ts';
import { HandlingForm } from './handling-form.tsx';
import { MessageHistory } from './message-history.tsx';

/** The handling of a message: its fields, and its history. */
export function HandlingSection({ query }: { query: UseQueryResult<MessageDetails> }) {
  const id = useId();
  const { data: message, isError, isFetching, refetch } = query;
  return (
    <section aria-labelledby={id} className={sectionStyle}>
      <h3 id={id} className={css({ fontWeight: 'strong' })}>
        {copy.title}
      </h3>
      {message ? (
        <>
          <HandlingForm message={message} />
          <MessageHistory history={message.history} />
        </>
      ) : isError && !isFetching ? (
        <FailedRead tryAgain={copy.tryAgain} onTryAgain={refetch}>
          {copy.failed}
        </FailedRead>
      ) : (
        <p role="status">{copy.loading}</p>
      )}
    </section>
  );
}

const sectionStyle = css({ display: 'grid', gap: '4' });
