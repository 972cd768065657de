import { useMutation } from '@tanstack/react-query';
import { House, LogOut } from 'lucide-react';
import type { RefObject } from 'react';
import { adminAddresses } from '../../../../shared/admin-paths.ts';
import type { CurrentUser } from '../../../../shared/session.ts';
import { css, cx } from '../../../styled-system/css/index.js';
import { LogoMark } from '../../components/logo-mark.tsx';
import { logoutMutation } from '../../features/session/session.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { copy } from './copy.en.ts';
import { dashboardWidth } from './dashboard-width.ts';

interface DashboardHeaderProps {
  /** Nobody until the session is known. */
  user: CurrentUser | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function DashboardHeader({ user, heading }: DashboardHeaderProps) {
  return (
    <header
      className={css({
        background: 'bg.ink',
        color: 'fg.onDark',
        '--focus': 'var(--chakra-colors-label-solid)',
      })}
    >
      <div
        className={cx(
          dashboardWidth,
          css({
            display: 'flex',
            flexWrap: 'wrap',
            alignItems: 'center',
            columnGap: '5',
            rowGap: '2',
            minHeight: '[64px]',
            paddingBlock: '2',
          }),
        )}
      >
        <div
          className={css({
            display: 'flex',
            alignItems: 'center',
            gap: '3',
            flex: { base: '1 0 100%', md: '1 0 auto' },
          })}
        >
          <LogoMark colour="#FFFFFF" accent="#FFC933" />
          <h1 ref={heading} tabIndex={-1} className={css({ textStyle: 'h4', outline: 'none' })}>
            {copy.title}
          </h1>
        </div>
        <p
          className={css({
            textStyle: 'sm',
            color: 'fg.onDarkMuted',
            flex: { base: '1 0 auto', md: '0 1 24em' },
            maxWidth: 'full',
            minWidth: '0',
            textAlign: { md: 'end' },
            overflow: 'hidden',
            textOverflow: 'ellipsis',
            whiteSpace: 'nowrap',
          })}
          title={user?.username}
        >
          {user ? (
            <>
              {copy.welcome} <UserWords>{user.username}</UserWords>
            </>
          ) : (
            '\u00a0'
          )}
        </p>
        <div className={css({ display: 'flex', gap: '3' })}>
          <ButtonLink href="/" variant="outlineDark" size="xs">
            <Icon of={House} size={18} />
            {copy.home}
          </ButtonLink>
          <LogoutButton />
        </div>
      </div>
    </header>
  );
}

/** Signs out. The document is loaded anew, so that nothing of the session stays in its memory. */
function LogoutButton() {
  const { mutate, isPending } = useMutation({
    ...logoutMutation,
    onSuccess: () => location.replace(adminAddresses.login),
    onError: (error) => console.error('Logout failed', error),
  });
  return (
    <Button
      variant="outlineDark"
      size="xs"
      aria-busy={isPending}
      onClick={() => isPending || leaveEditor(mutate)}
    >
      <Icon of={LogOut} size={18} />
      {copy.logout}
    </Button>
  );
}
