import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminAddresses } from '../../../../shared/admin-paths.ts';
import { css } from '../../../styled-system/css/index.js';
import { button } from '../../../styled-system/recipes/index.js';
import { InternalLink } from '../../components/internal-link.tsx';
import { dashboardWidth } from '../dashboard/dashboard-width.ts';
import type { EndedSession } from '../session/return-address.ts';
import { Notice } from '../ui/notice.tsx';
import { copy } from './copy.en.ts';

/** The way to sign in again and come back; drafts stay. In view wherever the page is scrolled to. */
export function SignInNotice() {
  const { pathname } = useLocation();
  const [state] = useState<EndedSession>({ ended: { address: pathname } });
  return (
    <div className={css({ position: 'sticky', top: '0', zIndex: 'sticky', background: 'danger.subtle' })}>
      <div className={dashboardWidth}>
        <Notice
          action={
            <InternalLink to={adminAddresses.login} state={state} className={button({ size: 's' })}>
              {copy.signIn}
            </InternalLink>
          }
        >
          {copy.signedOut}
        </Notice>
      </div>
    </div>
  );
}
