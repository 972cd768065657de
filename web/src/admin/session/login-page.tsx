import { useQuery } from '@tanstack/react-query';
import { useLocation } from 'react-router-dom';
import { adminAddresses } from '#shared/admin-paths.ts';
import { css } from '#styles/css';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { hasSessionHint } from '#web/lib/session-hint.ts';
import { Redirect } from '../lib/redirect.tsx';
import { addressAfterLogin, endedAddress } from '../lib/return-address.ts';
import { Notice } from '../ui/notice.tsx';
import { AuthLayout } from '../ui/screen/auth-layout.tsx';
import { useScreen } from '../ui/screen/use-screen.ts';
import { copy } from './copy.en.ts';
import { LoginForm } from './login-form.tsx';
import { sessionQuery } from './session.ts';

/** Signs an administrator in and goes to the dashboard; a user who is signed in goes there at once. */
export function LoginPage() {
  const heading = useScreen(copy.screen);
  const { data: session } = useQuery({ ...sessionQuery, enabled: hasSessionHint });
  const { state } = useLocation();
  const hydrated = useHydrated();
  if (typeof session === 'object') return <Redirect to={addressAfterLogin(state)} />;
  return (
    <AuthLayout heading={heading} title={copy.title} lead={copy.lead}>
      {hydrated && endedAddress(state) && <Notice>{copy.ended}</Notice>}
      <LoginForm />
      <InternalLink to={adminAddresses.password} className={forgotStyle}>
        {copy.forgot}
      </InternalLink>
    </AuthLayout>
  );
}

const forgotStyle = css({ justifySelf: 'start', color: 'brand.fg', textDecoration: 'underline' });
