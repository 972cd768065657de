import { useQuery } from '@tanstack/react-query';
import { ChevronDown } from 'lucide-react';
import { useState } from 'react';
import { filledTemplate } from '#shared/messages/inbox-lists.ts';
import { type Message, stateOf } from '#shared/messages/message.ts';
import { messageNumber } from '#shared/messages/message-number.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { DisclosedMenu, menuRowStyle } from '#web/admin/ui/screen/disclosed-menu.tsx';
import { UserWords } from '#web/admin/ui/user-text.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useCompany } from '#web/features/content/use-company.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { replyAddress } from '../message/reply-address.ts';
import { copy } from './copy.en.ts';
import { templatesQuery } from './inbox-lists-queries.ts';

const templatesDialog = loadOnce(() => import('./templates-dialog.tsx'));

interface ReplyMenuProps {
  message: Message;
  /** Marks the message as done. */
  onDone: () => void;
}

/** Replies that begin with a template in the sender's language, and may mark the message as done. */
export function ReplyMenu({ message, onDone }: ReplyMenuProps) {
  const { name: company } = useCompany();
  const [wasOpened, setWasOpened] = useState(false);
  const [isDone, setIsDone] = useState(false);
  const [isChanging, setIsChanging] = useState(false);
  const { data } = useQuery({ ...templatesQuery, enabled: wasOpened });
  const language = message.language ?? 'en';
  const values = { name: message.name, number: messageNumber(message.id) };
  const isNew = stateOf(message) === 'new';
  const reply = () => isNew && isDone && onDone();
  return (
    <>
      <DisclosedMenu
        label={copy.replies}
        face={<Icon of={ChevronDown} size={18} />}
        buttonClass={button({ variant: 'outline', size: { base: 's', md: 'xs' } })}
        onOpen={() => setWasOpened(true)}
      >
        {isNew && (
          <label className={menuRowStyle}>
            <input
              type="checkbox"
              checked={isDone}
              onChange={({ currentTarget }) => setIsDone(currentTarget.checked)}
            />
            {copy.markDone}
          </label>
        )}
        <a href={replyAddress(message, company)} className={menuRowStyle} onClick={reply}>
          {copy.plain}
        </a>
        {data?.templates.map((template) => (
          <a
            key={template.id}
            href={replyAddress(message, company, filledTemplate(template, language, values))}
            className={menuRowStyle}
            onClick={reply}
          >
            <UserWords>{template.name}</UserWords>
          </a>
        ))}
        {data?.templates.length === 0 && <p className={quietStyle}>{copy.noTemplates}</p>}
        <button type="button" className={menuRowStyle} onClick={() => setIsChanging(true)}>
          {copy.changeTemplates}
        </button>
      </DisclosedMenu>
      <LazyDialog loader={templatesDialog} open={isChanging}>
        {({ TemplatesDialog }) => <TemplatesDialog open={isChanging} onClose={() => setIsChanging(false)} />}
      </LazyDialog>
    </>
  );
}

const quietStyle = css({ paddingInline: '4', paddingBlock: '2', textStyle: 'sm', color: 'fg.muted' });
