import { useMutation } from '@tanstack/react-query';
import { House, LogOut } from 'lucide-react';
import { memo, type RefObject } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { CurrentUser } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { PasswordButton } from '../session/account/password-button.tsx';
import { SessionsButton } from '../session/account/sessions/sessions-button.tsx';
import { CodesButton } from '../session/codes/codes-button.tsx';
import { logoutMutation } from '../session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { LanguageSwitch } from '../ui/language-switch.tsx';
import { ScreenHeader } from '../ui/screen-header.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { dropUnsavedWork, unsavedThings } from '../unsaved/unsaved-work.ts';
import { copy } from './copy.en.ts';

interface DashboardHeaderProps {
  /** Nobody until the session is known. */
  user: CurrentUser | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

/** Who is signed in, and the ways out. It is drawn once more only for another user: with its screen it would be several times while that begins. */
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

/** Signs out; only then is unsaved work given up. The document is loaded anew, so that nothing of the session stays in its memory. */
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
  // On phones the name has a line of its own: beside the links none of it would be left.
  flexWrap: { base: 'wrap', md: 'nowrap' },
  columnGap: '3',
  // As high before the name is known: what is below would move from under whoever presses it.
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
