import type { UseQueryResult } from '@tanstack/react-query';
import type { HandledSubmission } from '#shared/messages/handling.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { copy } from './copy.en.ts';
import { HandlingForm } from './handling-form.tsx';
import { MessageHistory } from './message-history.tsx';

/** The work on a message: what can be changed of it, and what was. */
export function HandlingSection({ query }: { query: UseQueryResult<HandledSubmission> }) {
  const { data: message, isError, isFetching, refetch } = query;
  return (
    <section aria-labelledby="message-handling" className={sectionStyle}>
      <h3 id="message-handling" className={css({ fontWeight: 'strong' })}>
        {copy.title}
      </h3>
      {message ? (
        <>
          <HandlingForm message={message} />
          <MessageHistory history={message.history} />
        </>
      ) : isError && !isFetching ? (
        <Notice
          action={
            <Button variant="outline" size="xs" onClick={() => void refetch()}>
              {copy.tryAgain}
            </Button>
          }
        >
          {copy.failed}
        </Notice>
      ) : (
        <p role="status">{copy.loading}</p>
      )}
    </section>
  );
}

const sectionStyle = css({
  display: 'grid',
  gap: '4',
  paddingTop: '4',
  borderTopWidth: '1px',
  borderColor: 'border.subtle',
});
