import { useId } from 'react';
import type { Message } from '#shared/messages/message.ts';
import { readScopeMessage } from '#shared/plan/scope-message.ts';
import { css } from '#styles/css';
import { SentCv } from '#web/admin/cvs/cv-download.tsx';
import { UserText } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import { leadFacts } from './lead-facts.ts';
import { LeadFactsList } from './lead-facts-list.tsx';
import { SentScope } from './sent-scope.tsx';

/** The parts of a visitor's message: a CV, a plan, the text, the answers of a chat. */
export function MessageBody({
  message,
  isWhole = false,
}: {
  message: Message;
  /** True if the text has its full height; otherwise it scrolls in a box. */
  isWhole?: boolean;
}) {
  const id = useId();
  const lead = leadFacts(message);
  const sent = message.source === 'contact' ? readScopeMessage(message.message) : undefined;
  const words = sent?.words ?? lead?.details ?? message.message;
  return (
    <>
      {message.cv && <SentCv id={message.id} cv={message.cv} />}
      {sent && <SentScope sent={sent} />}
      <div>
        <h3 id={id} className={headingStyle}>
          {copy.fields.message}
        </h3>
        {(!sent || sent.words) && (
          <section
            aria-labelledby={id}
            {...(!isWhole && {
              // Makes the scrolling box reachable by keyboard.
              tabIndex: 0,
              className: boxStyle,
            })}
          >
            <UserText className={wordsStyle}>{words}</UserText>
            {lead && <LeadFactsList facts={lead.facts} />}
          </section>
        )}
        {(lead || sent) && (
          <details className={asSentStyle}>
            <summary>{copy.lead.asSent}</summary>
            <UserText className={css({ whiteSpace: 'pre-wrap' })}>{message.message}</UserText>
          </details>
        )}
      </div>
    </>
  );
}

const headingStyle = css({ textStyle: 'sm', color: 'fg.muted', marginBottom: '2' });
const wordsStyle = css({ whiteSpace: 'pre-wrap', _empty: { display: 'none' } });
const asSentStyle = css({
  marginTop: '2',
  textStyle: 'sm',
  '& summary': { width: 'fit', minHeight: '6', cursor: 'pointer', color: 'fg.muted' },
});
const boxStyle = css({
  display: 'grid',
  gap: '2',
  maxHeight: '[15rem]',
  overflowY: 'auto',
  padding: '4',
  background: 'bg.shelf',
  borderRadius: 'control',
});
