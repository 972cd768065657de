import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { AuthLayout } from '#web/admin/ui/screen/auth-layout.tsx';
import { useScreen } from '#web/admin/ui/screen/use-screen.ts';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { copy } from '../copy.en.ts';

const passwordForms = loadOnce(() => import('./password-forms.tsx'));

/**
 * The screen for choosing a password by a mailed link, or for requesting such a mail. The secret of the link is after
 * its `#`, which is never sent with the URL.
 */
export function PasswordPage() {
  const heading = useScreen(copy.passwordScreen);
  const isAlive = useHydrated();
  return (
    <AuthLayout heading={heading} title={copy.password} lead={copy.passwordLead}>
      {isAlive && <LazyView loader={passwordForms}>{({ PasswordForms }) => <PasswordForms />}</LazyView>}
    </AuthLayout>
  );
}
