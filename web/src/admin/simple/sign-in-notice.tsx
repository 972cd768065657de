import { chakra } from '@chakra-ui/react';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { InternalLink } from '../../components/internal-link.tsx';
import { addresses } from '../addresses.ts';
import { dashboardWidth } from '../dashboard/dashboard-width.ts';
import type { EndedSession } from '../session/return-address.ts';
import { ButtonLink } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';

/** The way to sign in again and come back; drafts stay. In view wherever the page is scrolled to. */
export function SignInNotice() {
  const { pathname } = useLocation();
  const [state] = useState<EndedSession>({ ended: { address: pathname } });
  return (
    <chakra.div position="sticky" top="0" zIndex="sticky" background="danger.subtle">
      <chakra.div {...dashboardWidth}>
        <Notice
          action={
            <ButtonLink asChild size="s">
              <InternalLink to={addresses.login} state={state}>
                {copy.signIn}
              </InternalLink>
            </ButtonLink>
          }
        >
          {copy.signedOut}
        </Notice>
      </chakra.div>
    </chakra.div>
  );
}
