import { BellRing, Ellipsis } from 'lucide-react';
import { useState } from 'react';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { Icon } from '#web/components/icon.tsx';
import { useIsOwner } from '../lib/signed-in.ts';
import { PersonDataButton } from '../privacy/person-data-button.tsx';
import { DisclosedMenu, menuRowStyle } from '../ui/screen/disclosed-menu.tsx';
import { copy } from './copy.en.ts';
import { useInboxKeys } from './keys/inbox-keys.ts';
import { copy as notificationsCopy } from './notifications/copy.en.ts';
import { LateNotificationsDialog } from './notifications/late-notifications-dialog.tsx';
import { NotificationsLine } from './notifications/notifications-line.tsx';

/** Tools of the whole inbox: its shortcuts, and for owners the notifications and the data of a person. */
export function InboxTools() {
  useInboxKeys();
  return useIsOwner() ? <OwnerTools /> : null;
}

function OwnerTools() {
  const [isOpen, setIsOpen] = useState(false);
  const open = () => setIsOpen(true);
  return (
    <div className={toolsStyle}>
      <NotificationsLine onOpen={open} />
      <DisclosedMenu label={copy.moreTools} face={<Icon of={Ellipsis} size={18} />} buttonClass={moreStyle}>
        <button type="button" className={menuRowStyle} onClick={open}>
          <Icon of={BellRing} size={18} />
          {notificationsCopy.line.open}
        </button>
        <PersonDataButton isRow />
      </DisclosedMenu>
      <LateNotificationsDialog open={isOpen} onClose={() => setIsOpen(false)} />
    </div>
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
  '& > div': { ':not(:has([aria-expanded=true])) > * > &': { mdDown: { display: 'none' } } },
});
const moreStyle = cx(
  button({ variant: 'outline', size: 'xs' }),
  css({ width: 'tap', minHeight: { base: 'tap', md: '10' }, paddingInline: '0' }),
);
