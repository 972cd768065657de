import { type UseQueryResult, useQuery } from '@tanstack/react-query';
import { Check, Reply, ShieldCheck, Undo2 } from 'lucide-react';
import type { MessageDetails } from '#shared/messages/handling.ts';
import { type Message, stateOf } from '#shared/messages/message.ts';
import { readScopeMessage } from '#shared/plan/scope-message.ts';
import { css } from '#styles/css';
import { SentCv } from '#web/admin/cvs/cv-download.tsx';
import { Button, ButtonLink } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { FailedRead } from '#web/admin/ui/notice.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { UserText, UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { copy } from '../copy.en.ts';
import { useMarkDone, useNotSpam, useReopen } from '../data/message-changes.ts';
import { copy as handlingCopy } from '../handling/copy.en.ts';
import { HandlingForm } from '../handling/handling-form.tsx';
import { handledQuery } from '../handling/handling-query.ts';
import { MessageHistory } from '../handling/message-history.tsx';
import { copy as spamCopy } from '../spam/copy.en.ts';
import { leadFacts } from './lead-facts.ts';
import { LeadFactsList } from './lead-facts-list.tsx';
import { MessageBadges } from './message-badges.tsx';
import { MessageFields } from './message-fields.tsx';
import { replyAddress } from './reply-address.ts';
import { SentScope } from './sent-scope.tsx';

export interface MessageDialogProps {
  message: Message;
  open: boolean;
  onClose: () => void;
  /** Returns what gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** Everything there is to know about a message, and the work on it. */
export function MessageDialog({ message: listed, open, onClose, focusAfter }: MessageDialogProps) {
  const query = useQuery({ ...handledQuery(listed.id), enabled: open });
  const message = query.data ?? listed;
  const lead = leadFacts(message);
  const sent = message.source === 'contact' ? readScopeMessage(message.message) : undefined;
  const { name: company } = useCompany();
  return (
    <Dialog
      open={open}
      title={<UserWords>{message.name}</UserWords>}
      close={copy.close}
      onClose={onClose}
      focusAfter={focusAfter}
    >
      <DialogBody>
        <div className={badgesStyle}>
          <MessageBadges message={message} />
        </div>
        <MessageFields message={message} />
        {message.cv && <SentCv id={message.id} cv={message.cv} />}
        {sent && <SentScope sent={sent} />}
        <div>
          <h3 id="message-text" className={messageHeadingStyle}>
            {copy.fields.message}
          </h3>
          {(!sent || sent.words) && (
            <section
              aria-labelledby="message-text"
              // biome-ignore lint/a11y/noNoninteractiveTabindex: it scrolls, and only what takes the focus is scrolled by keyboard
              tabIndex={0}
              className={messageStyle}
            >
              <UserText className={wordsStyle}>{sent?.words ?? lead?.details ?? message.message}</UserText>
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
        <HandlingSection key={message.id} query={query} />
      </DialogBody>
      <DialogFooter>
        <ButtonLink href={replyAddress(message, company)} data-key="reply" size="s">
          <Icon of={Reply} size={18} />
          {copy.reply}
        </ButtonLink>
        {stateOf(message) === 'new' && <DoneButton id={message.id} onClose={onClose} />}
        {stateOf(message) === 'spam' && <NotSpamButton id={message.id} onCleared={onClose} />}
        {message.processed && <ReopenButton id={message.id} onReopened={onClose} />}
        <Button variant="outline" size="s" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

/** Marks the message as done once its dialog is closed: the focus then goes on from its card to the next. */
function DoneButton({ id, onClose }: { id: string; onClose: () => void }) {
  const { markDone, isPending } = useMarkDone();
  const mark = () => {
    onClose();
    markDone(id);
  };
  return (
    <Button variant="outline" size="s" data-key="done" aria-disabled={isPending(id)} onClick={mark}>
      <Icon of={Check} size={18} />
      {copy.markDone}
    </Button>
  );
}

function NotSpamButton({ id, onCleared }: { id: string; onCleared: () => void }) {
  const { clear, isPending } = useNotSpam(onCleared);
  return (
    <Button variant="outline" size="s" aria-disabled={isPending(id)} onClick={() => clear(id)}>
      {isPending(id) ? <Spinner /> : <Icon of={ShieldCheck} size={18} />}
      {spamCopy.notSpam}
    </Button>
  );
}

function ReopenButton({ id, onReopened }: { id: string; onReopened: () => void }) {
  const { reopen, isPending } = useReopen(onReopened);
  return (
    <Button variant="outline" size="s" aria-disabled={isPending(id)} onClick={() => reopen(id)}>
      {isPending(id) ? <Spinner /> : <Icon of={Undo2} size={18} />}
      {copy.reopen}
    </Button>
  );
}

const badgesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } });
const messageHeadingStyle = css({ textStyle: 'sm', color: 'fg.muted', marginBottom: '2' });
const wordsStyle = css({ whiteSpace: 'pre-wrap', _empty: { display: 'none' } });
const asSentStyle = css({
  marginTop: '2',
  textStyle: 'sm',
  '& summary': { width: 'fit', minHeight: '6', cursor: 'pointer', color: 'fg.muted' },
});
const messageStyle = css({
  display: 'grid',
  gap: '2',
  maxHeight: '[15rem]',
  overflowY: 'auto',
  padding: '4',
  background: 'bg.shelf',
  borderRadius: 'control',
});

/** The work on a message: what can be changed of it, and what was. */
function HandlingSection({ query }: { query: UseQueryResult<MessageDetails> }) {
  const { data: message, isError, isFetching, refetch } = query;
  return (
    <section aria-labelledby="message-handling" className={sectionStyle}>
      <h3 id="message-handling" className={css({ fontWeight: 'strong' })}>
        {handlingCopy.title}
      </h3>
      {message ? (
        <>
          <HandlingForm message={message} />
          <MessageHistory history={message.history} />
        </>
      ) : isError && !isFetching ? (
        <FailedRead tryAgain={handlingCopy.tryAgain} onTryAgain={refetch}>
          {handlingCopy.failed}
        </FailedRead>
      ) : (
        <p role="status">{handlingCopy.loading}</p>
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
