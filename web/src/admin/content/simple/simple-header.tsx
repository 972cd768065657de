import { House, LayoutDashboard, LogOut } from 'lucide-react';
import type { FormEvent, RefObject } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import { logout } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { Button, ButtonLink } from '#web/admin/ui/button.tsx';
import { LanguageSwitch } from '#web/admin/ui/screen/language-switch.tsx';
import { ScreenHeader, SkipLink } from '#web/admin/ui/screen/screen-header.tsx';
import { dropUnsavedWork, leaveEditor, unsavedThings } from '#web/admin/unsaved/leave-request.ts';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { copy } from './copy.en.ts';

/** The editor's title, with links to the website and a logout form that works without script. */
export function SimpleHeader({ heading }: { heading: RefObject<HTMLHeadingElement | null> }) {
  const askFirst = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const form = event.currentTarget;
    leaveEditor(unsavedThings(), () => {
      dropUnsavedWork();
      form.submit();
    });
  };
  return (
    <>
      <SkipLink>{copy.skipLink}</SkipLink>
      <ScreenHeader heading={heading} title={copy.title}>
        <div className={actionsStyle}>
          <LanguageSwitch />
          <InternalLink
            to={adminAddresses.dashboard}
            className={button({ variant: 'outlineDark', size: 'xs' })}
          >
            <Icon of={LayoutDashboard} size={18} />
            {copy.dashboard}
          </InternalLink>
          <ButtonLink href="/" variant="outlineDark" size="xs">
            <Icon of={House} size={18} />
            {copy.website}
          </ButtonLink>
          <form method={logout.method} action={logout.path} onSubmit={askFirst}>
            <Button type="submit" variant="outlineDark" size="xs">
              <Icon of={LogOut} size={18} />
              {copy.logout}
            </Button>
          </form>
        </div>
      </ScreenHeader>
    </>
  );
}

const actionsStyle = css({ display: 'flex', flexWrap: 'wrap', gap: { base: '2', md: '3' } });
