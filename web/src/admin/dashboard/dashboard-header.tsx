import { useMutation } from '@tanstack/react-query';
import { House, KeyRound, LogOut, type LucideIcon, Monitor, ShieldCheck } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { CurrentUser } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useMatches } from '#web/lib/use-matches.ts';
import { copy as accountCopy } from '../session/account/copy.en.ts';
import { copy as sessionCopy } from '../session/copy.en.ts';
import { logoutMutation } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PersonFacing } from '../ui/person-facing.tsx';
import { DisclosedMenu, menuRowStyle } from '../ui/screen/disclosed-menu.tsx';
import { LanguageSwitch } from '../ui/screen/language-switch.tsx';
import { ScreenHeader } from '../ui/screen/screen-header.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { dropUnsavedWork, leaveEditor, unsavedThings } from '../unsaved/leave-request.ts';
import { copy } from './copy.en.ts';

interface DashboardHeaderProps {
  /** `undefined` until the session is known. */
  user: CurrentUser | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The header of the dashboard, one row at every width: the signed-in person, links to account dialogs, and logout.
 * Memoized: it renders
 * again only for another user.
 */
export const DashboardHeader = memo(function DashboardHeader({ user, heading }: DashboardHeaderProps) {
  const isWide = useMatches(beside);
  const logOut = useLogout();
  return (
    <ScreenHeader heading={heading} title={copy.title} isOneRow>
      <p className={welcomeStyle} title={user?.username}>
        {user && <Welcome user={user} />}
      </p>
      <div className={actionsStyle}>
        <LanguageSwitch />
        <ButtonLink href="/" variant="outlineDark" size="xs">
          <Icon of={House} size={18} />
          {copy.home}
        </ButtonLink>
        <Button variant="outlineDark" size="xs" aria-busy={logOut.isPending} onClick={logOut.leave}>
          <Icon of={LogOut} size={18} />
          {copy.logout}
        </Button>
      </div>
      {user && (
        <DisclosedMenu
          label={copy.account}
          face={<PersonFacing name={user.username} isOwn />}
          buttonClass={accountStyle}
        >
          <p className={whoStyle}>
            <Welcome user={user} />
            <span className={roleStyle}>{copy.roles[user.role]}</span>
          </p>
          {!isWide && (
            <>
              <a href="/" className={menuRowStyle}>
                <Icon of={House} size={18} />
                {copy.home}
              </a>
              <LanguageSwitch isRow />
            </>
          )}
          <PasswordButton />
          <CodesButton />
          <SessionsButton />
          {!isWide && (
            <button
              type="button"
              aria-busy={logOut.isPending}
              onClick={logOut.leave}
              className={menuRowStyle}
            >
              <Icon of={LogOut} size={18} />
              {copy.logout}
            </button>
          )}
        </DisclosedMenu>
      )}
    </ScreenHeader>
  );
});

/** From this width on the header shows the words; below it they are in the account menu. */
const beside = '(min-width: 1280px)';

function Welcome({ user }: { user: CurrentUser }) {
  return (
    <>
      {copy.welcome} <UserWords>{user.username}</UserWords>
    </>
  );
}

/** Signs out, and only then gives up unsaved work. Reloads the document, so that no data of the session stay in memory. */
function useLogout(): { isPending: boolean; leave: () => void } {
  const { mutate, isPending } = useMutation({
    ...logoutMutation,
    onSuccess: () => {
      dropUnsavedWork();
      location.replace(adminAddresses.login);
    },
    onError: (error) => console.error('Logout failed', error),
  });
  return { isPending, leave: () => isPending || leaveEditor(unsavedThings(), mutate) };
}

const welcomeStyle = css({
  display: { base: 'none', xl: 'block' },
  flex: '1',
  minWidth: '0',
  textStyle: 'xs',
  textAlign: 'end',
  color: 'fg.onDarkMuted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const actionsStyle = css({ display: { base: 'none', xl: 'flex' }, gap: '3' });
const accountStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { background: 'bg.deep' },
});
const whoStyle = css({
  paddingInline: '4',
  paddingBlock: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'xs',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});
const roleStyle = css({ display: 'block' });

const passwordDialog = loadOnce(() => import('../session/account/password-dialog.tsx'));

/** The button that opens the change of one's own password. */
export function PasswordButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuRow icon={KeyRound} onClick={() => setIsOpen(true)}>
        {accountCopy.open}
      </MenuRow>
      <LazyDialog loader={passwordDialog} open={isOpen}>
        {({ PasswordDialog }) => <PasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const sessionsDialog = loadOnce(() => import('../session/account/own-sessions-dialog.tsx'));

/** The button that opens the list of one's own sessions. */
export function SessionsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuRow icon={Monitor} onClick={() => setIsOpen(true)}>
        {accountCopy.sessions.open}
      </MenuRow>
      <LazyDialog loader={sessionsDialog} open={isOpen}>
        {({ OwnSessionsDialog }) => <OwnSessionsDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const codesDialog = loadOnce(() => import('../session/codes/codes-dialog.tsx'));

/** The button that opens the settings of one's own one-time codes. */
export function CodesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <MenuRow icon={ShieldCheck} onClick={() => setIsOpen(true)}>
        {sessionCopy.codes}
      </MenuRow>
      <LazyDialog loader={codesDialog} open={isOpen}>
        {({ CodesDialog }) => <CodesDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

interface MenuRowProps {
  icon: LucideIcon;
  onClick: () => void;
  children: string;
}

/** A row of the account menu. */
function MenuRow({ icon, onClick, children }: MenuRowProps) {
  return (
    <button type="button" onClick={onClick} className={menuRowStyle}>
      <Icon of={icon} size={18} />
      {children}
    </button>
  );
}
