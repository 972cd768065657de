import { useMutation } from '@tanstack/react-query';
import { House, LogOut } from 'lucide-react';
import { type ComponentProps, memo, type RefObject, useState } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { CurrentUser } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { copy as accountCopy } from '../session/account/copy.en.ts';
import { copy as sessionCopy } from '../session/copy.en.ts';
import { logoutMutation } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
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
 * The head of the dashboard: who is signed in, links to account dialogs, and logout. Memoized: it renders again only for
 * another user.
 */
export const DashboardHeader = memo(function DashboardHeader({ user, heading }: DashboardHeaderProps) {
  return (
    <ScreenHeader heading={heading} title={copy.title}>
      <div className={accountStyle}>
        <p className={welcomeStyle} title={user?.username}>
          {user ? (
            <>
              {copy.welcome} <UserWords>{user.username}</UserWords>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
        {user && <PasswordButton />}
        {user && <CodesButton />}
        {user && <SessionsButton />}
      </div>
      <div className={actionsStyle}>
        <LanguageSwitch />
        <ButtonLink href="/" variant="outlineDark" size="xs">
          <Icon of={House} size={18} />
          {copy.home}
        </ButtonLink>
        <LogoutButton />
      </div>
    </ScreenHeader>
  );
});

/** Signs out, and only then gives up unsaved work. Reloads the document, so that no data of the session stay in memory. */
function LogoutButton() {
  const { mutate, isPending } = useMutation({
    ...logoutMutation,
    onSuccess: () => {
      dropUnsavedWork();
      location.replace(adminAddresses.login);
    },
    onError: (error) => console.error('Logout failed', error),
  });
  return (
    <Button
      variant="outlineDark"
      size="xs"
      aria-busy={isPending}
      onClick={() => isPending || leaveEditor(unsavedThings(), mutate)}
    >
      <Icon of={LogOut} size={18} />
      {copy.logout}
    </Button>
  );
}

const accountStyle = css({
  display: 'flex',
  alignItems: 'center',
  justifyContent: { xl: 'end' },
  // On phones the name has a line of its own: there is no space beside the links.
  flexWrap: { base: 'wrap', md: 'nowrap' },
  columnGap: '3',
  // Reserves the height, so that nothing moves when the name is known.
  minHeight: { base: '12', md: '8' },
  order: { base: '1', xl: '0' },
  flex: { base: '1 0 100%', xl: '1 1 0' },
  marginTop: { base: '-2', xl: '0' },
  textStyle: { base: 'xs', md: 'sm' },
  color: 'fg.onDarkMuted',
  minWidth: '0',
});
const welcomeStyle = css({
  flex: { base: '1 0 100%', md: '0 1 auto' },
  minWidth: '0',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: { base: '2', md: '3' } });

const passwordDialog = loadOnce(() => import('../session/account/password-dialog.tsx'));

/** The button that opens the change of one's own password, on a dark ground. */
export function PasswordButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HeaderLink onClick={() => setIsOpen(true)}>{accountCopy.open}</HeaderLink>
      <LazyDialog loader={passwordDialog} open={isOpen}>
        {({ PasswordDialog }) => <PasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const sessionsDialog = loadOnce(() => import('../session/account/own-sessions-dialog.tsx'));

/** The button that opens the list of one's own sessions, on a dark ground. */
export function SessionsButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HeaderLink onClick={() => setIsOpen(true)}>{accountCopy.sessions.open}</HeaderLink>
      <LazyDialog loader={sessionsDialog} open={isOpen}>
        {({ OwnSessionsDialog }) => <OwnSessionsDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const codesDialog = loadOnce(() => import('../session/codes/codes-dialog.tsx'));

/** The button that opens the settings of one's own one-time codes, on a dark ground. */
export function CodesButton() {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <HeaderLink onClick={() => setIsOpen(true)}>{sessionCopy.codes}</HeaderLink>
      <LazyDialog loader={codesDialog} open={isOpen}>
        {({ CodesDialog }) => <CodesDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

/** A button that looks like a link, on the dark ground of the dashboard's head. */
function HeaderLink(props: Omit<ComponentProps<'button'>, 'className'>) {
  return <button type="button" {...props} className={linkStyle} />;
}

const linkStyle = css({
  flex: 'none',
  paddingBlock: '1',
  textDecoration: 'underline',
  cursor: 'pointer',
  _hover: { color: 'fg.onDark' },
});
