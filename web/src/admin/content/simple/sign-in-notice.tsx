import { useState } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import type { EndedSession } from '#web/admin/lib/return-address.ts';
import { Notice } from '#web/admin/ui/notice.tsx';
import { screenWidth } from '#web/admin/ui/screen-width.ts';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { useLocation } from '#web/lib/router.tsx';
import { copy } from './copy.en.ts';

/** The way to sign in again and come back; drafts stay. In view wherever the page is scrolled to. */
export function SignInNotice() {
  const { pathname } = useLocation();
  const [state] = useState<EndedSession>({ ended: { address: pathname } });
  return (
    <div className={noticeStyle}>
      <div className={screenWidth}>
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

const noticeStyle = css({ position: 'sticky', top: '0', zIndex: 'sticky', background: 'danger.subtle' });
