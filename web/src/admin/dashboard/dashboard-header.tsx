import { chakra } from '@chakra-ui/react';
import { useMutation } from '@tanstack/react-query';
import { House, LogOut } from 'lucide-react';
import type { RefObject } from 'react';
import type { CurrentUser } from '../../../../shared/session.ts';
import { LogoMark } from '../../components/logo-mark.tsx';
import { logoutMutation } from '../../features/session/session.ts';
import { addresses } from '../addresses.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { Icon } from '../ui/icon.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { copy } from './copy.en.ts';
import { dashboardWidth } from './dashboard-width.ts';

interface DashboardHeaderProps {
  user: CurrentUser;
  heading: RefObject<HTMLHeadingElement | null>;
}

export function DashboardHeader({ user, heading }: DashboardHeaderProps) {
  return (
    <chakra.header
      background="bg.ink"
      color="fg.onDark"
      css={{ '--focus': 'var(--chakra-colors-label-solid)' }}
    >
      <chakra.div
        {...dashboardWidth}
        display="flex"
        flexWrap="wrap"
        alignItems="center"
        columnGap="5"
        rowGap="2"
        minHeight="64px"
        paddingBlock="2"
      >
        <chakra.div display="flex" alignItems="center" gap="3" flex={{ base: '1 0 100%', md: '1 0 auto' }}>
          <LogoMark colour="#FFFFFF" accent="#FFC933" />
          <chakra.h1 ref={heading} tabIndex={-1} textStyle="h4" outline="none">
            {copy.title}
          </chakra.h1>
        </chakra.div>
        <chakra.p
          textStyle="sm"
          color="fg.onDarkMuted"
          flex={{ base: '1 0 auto', md: '0 1 24em' }}
          maxWidth="full"
          minWidth="0"
          textAlign={{ md: 'end' }}
          overflow="hidden"
          textOverflow="ellipsis"
          whiteSpace="nowrap"
          title={user.username}
        >
          {copy.welcome} <UserWords>{user.username}</UserWords>
        </chakra.p>
        <chakra.div display="flex" gap="3">
          <ButtonLink href="/" variant="outlineDark" size="xs">
            <Icon of={House} size={18} />
            {copy.home}
          </ButtonLink>
          <LogoutButton />
        </chakra.div>
      </chakra.div>
    </chakra.header>
  );
}

/** Signs out. The document is loaded anew, so that nothing of the session stays in its memory. */
function LogoutButton() {
  const { mutate, isPending } = useMutation({
    ...logoutMutation,
    onSuccess: () => location.replace(addresses.login),
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
