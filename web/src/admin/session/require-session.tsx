import { chakra } from '@chakra-ui/react';
import { useQuery } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import { useLocation } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/session.ts';
import { sessionQuery } from '../../features/session/session.ts';
import { addresses } from '../addresses.ts';
import { copy } from '../copy.en.ts';
import { Redirect } from '../redirect.tsx';
import { Button } from '../ui/button.tsx';
import { Notice } from '../ui/notice.tsx';
import { accessOf } from './access.ts';
import type { EndedSession } from './return-address.ts';

/** Shows its children to a signed-in administrator; anybody else is sent to the login screen. */
export function RequireSession({ children }: { children: (user: CurrentUser) => ReactNode }) {
  const { data, error, refetch } = useQuery(sessionQuery);
  if (typeof data === 'object') return children(data);
  switch (accessOf({ data, error })) {
    case 'ended':
      return <EndedRedirect />;
    case 'login':
      return <Redirect to={addresses.login} />;
    case 'unreachable':
      return (
        <chakra.main padding="gutter">
          <Notice
            action={
              <Button variant="outline" size="s" onClick={() => void refetch()}>
                {copy.tryAgain}
              </Button>
            }
          >
            {copy.unreachable}
          </Notice>
        </chakra.main>
      );
    default:
      return (
        <chakra.main padding="gutter">
          <p role="status">{copy.loading}</p>
        </chakra.main>
      );
  }
}

/** To the login screen, which is told what to come back to. */
function EndedRedirect() {
  const { pathname, search } = useLocation();
  const [state] = useState<EndedSession>({ ended: { address: pathname + search } });
  return <Redirect to={addresses.login} state={state} />;
}
