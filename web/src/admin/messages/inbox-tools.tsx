import { css } from '#styles/css';
import { useIsOwner } from '../lib/signed-in.ts';
import { TooltipGroup } from '../ui/tooltip/tooltip-group.tsx';
import { InboxKeys } from './keys/inbox-keys.tsx';
import { NotificationsLine } from './notifications/notifications-line.tsx';

/** Tools of the whole inbox: shortcuts, and for owners the notifications and the data of a person. */
export function InboxTools() {
  const isOwner = useIsOwner();
  return (
    <TooltipGroup>
      <div className={toolsStyle}>
        {isOwner && <NotificationsLine />}
        <InboxKeys />
      </div>
    </TooltipGroup>
  );
}

const toolsStyle = css({
  display: { base: 'none', md: 'flex' },
  flexWrap: { base: 'wrap', md: 'nowrap' },
  alignItems: 'center',
  gap: '2',
  flex: { base: '1 1 100%', md: 'none' },
  order: { base: '1', md: '0' },
  // On a phone the tools are shown while the filters are open; otherwise only a warning is shown.
  ':has([aria-expanded=true], [data-alert]) > &': { display: 'flex' },
  '& > button:not([data-alert])': {
    ':not(:has([aria-expanded=true])) > * > &': { mdDown: { display: 'none' } },
  },
});
