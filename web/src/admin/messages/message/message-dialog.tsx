import { useQuery } from '@tanstack/react-query';
import type { Message } from '#shared/messages/message.ts';
import { css } from '#styles/css';
import { Button } from '#web/admin/ui/button.tsx';
import { Dialog, DialogBody, DialogFooter } from '#web/admin/ui/dialog/dialog.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { copy } from '../copy.en.ts';
import { handledQuery } from '../handling/handling-query.ts';
import { HandlingSection } from '../handling/handling-section.tsx';
import { MessageBadges } from './message-badges.tsx';
import { MessageBody } from './message-body.tsx';
import { MessageButtons } from './message-buttons.tsx';
import { MessageFields } from './message-fields.tsx';

export interface MessageDialogProps {
  message: Message;
  open: boolean;
  onClose: () => void;
  /** Returns what gets the focus when the dialog closes. */
  focusAfter: () => HTMLElement | null;
}

/** All data of a message, and the work on it. */
export function MessageDialog({ message: listed, open, onClose, focusAfter }: MessageDialogProps) {
  const query = useQuery({ ...handledQuery(listed.id), enabled: open });
  const message = query.data ?? listed;
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
        <MessageBody message={message} />
        <div className={workStyle}>
          <HandlingSection key={message.id} query={query} />
        </div>
      </DialogBody>
      <DialogFooter>
        <MessageButtons message={message} onMark={onClose} onMoved={onClose} />
        <Button variant="outline" size="s" onClick={onClose}>
          {copy.close}
        </Button>
      </DialogFooter>
    </Dialog>
  );
}

const badgesStyle = css({ display: 'flex', flexWrap: 'wrap', gap: '2', _empty: { display: 'none' } });
const workStyle = css({ paddingTop: '4', borderTopWidth: '1px', borderColor: 'border.subtle' });
