import { Check, Reply, ShieldCheck, Undo2 } from 'lucide-react';
import { type Message, stateOf } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { Button, ButtonLink } from '#web/admin/ui/button.tsx';
import { Spinner } from '#web/admin/ui/spinner.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { copy } from '../copy.en.ts';
import { useMarkDone, useNotSpam, useReopen } from '../data/message-changes.ts';
import { ReplyMenu } from '../lists/reply-menu.tsx';
import { copy as spamCopy } from '../spam/copy.en.ts';
import { replyAddress } from './reply-address.ts';

const noop = () => {};
const size = { base: 's', md: 'xs' } as const;

interface MessageButtonsProps {
  message: Message;
  /**
   * Called before the message is marked as done. A dialog then closes, so that the focus is in the list again before the row of
   * the message is removed.
   */
  onMark?: () => void;
  /** Called after the message was moved to another list otherwise: made new again, or marked as not spam. */
  onMoved?: () => void;
}

/** The next steps for a message: a reply, and the actions that its state allows. */
export function MessageButtons({ message, onMark = noop, onMoved = noop }: MessageButtonsProps) {
  const { name: company } = useCompany();
  const state = stateOf(message);
  const { markDone } = useMarkDone();
  const mark = () => {
    onMark();
    markDone(message.id);
  };
  return (
    <>
      <span className={replyStyle}>
        <ButtonLink href={replyAddress(message, company)} variant="outline" data-key="reply" size={size}>
          <Icon of={Reply} size={18} />
          {copy.reply}
        </ButtonLink>
        <ReplyMenu message={message} onDone={mark} />
      </span>
      {state === 'new' && <DoneButton id={message.id} onMark={onMark} />}
      {state === 'spam' && <NotSpamButton id={message.id} onCleared={onMoved} />}
      {message.processed && <ReopenButton id={message.id} onReopened={onMoved} />}
    </>
  );
}

/** Keeps the menu of the templates beside its button, where the buttons need a second row. */
const replyStyle = css({ display: 'inline-flex', gap: '1' });

function DoneButton({ id, onMark }: { id: string; onMark: () => void }) {
  const { markDone, isPending } = useMarkDone();
  const mark = () => {
    onMark();
    markDone(id);
  };
  return (
    <Button size={size} data-key="done" aria-disabled={isPending(id)} onClick={mark}>
      {isPending(id) ? <Spinner /> : <Icon of={Check} size={18} />}
      {copy.markDone}
    </Button>
  );
}

function NotSpamButton({ id, onCleared }: { id: string; onCleared: () => void }) {
  const { clear, isPending } = useNotSpam(onCleared);
  return (
    <Button size={size} aria-disabled={isPending(id)} onClick={() => clear(id)}>
      {isPending(id) ? <Spinner /> : <Icon of={ShieldCheck} size={18} />}
      {spamCopy.notSpam}
    </Button>
  );
}

function ReopenButton({ id, onReopened }: { id: string; onReopened: () => void }) {
  const { reopen, isPending } = useReopen(onReopened);
  return (
    <Button size={size} aria-disabled={isPending(id)} onClick={() => reopen(id)}>
      {isPending(id) ? <Spinner /> : <Icon of={Undo2} size={18} />}
      {copy.reopen}
    </Button>
  );
}
