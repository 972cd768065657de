import { House, LayoutDashboard, LogOut, Menu } from 'lucide-react';
import type { ComponentType, FormEvent, RefObject } from 'react';
import { adminAddresses } from '#shared/admin-paths.ts';
import { logout } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { button } from '#styles/recipes';
import { Button, ButtonLink } from '#web/admin/ui/button.tsx';
import { DisclosedMenu, menuRowStyle } from '#web/admin/ui/screen/disclosed-menu.tsx';
import { LanguageSwitch } from '#web/admin/ui/screen/language-switch.tsx';
import { ScreenHeader, SkipLink } from '#web/admin/ui/screen/screen-header.tsx';
import { dropUnsavedWork, leaveEditor, unsavedThings } from '#web/admin/unsaved/leave-request.ts';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { copy } from './copy.en.ts';

/** The properties of every screen's header. */
export interface HeadTools {
  /** The button that opens the search over everything in the admin area. */
  Find: ComponentType;
  /** The row of a menu that shows the shortcuts. */
  Shortcuts: ComponentType;
}
interface SimpleHeaderProps extends HeadTools {
  heading: RefObject<HTMLHeadingElement | null>;
}

/** The title of the editor, links, and in a wide window a logout form that works without script. */
export function SimpleHeader({ heading, Find, Shortcuts }: SimpleHeaderProps) {
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
        <Find />
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
        <div className={menuStyle}>
          <DisclosedMenu label={copy.menu} face={<Icon of={Menu} />} buttonClass={menuButtonStyle}>
            <InternalLink to={adminAddresses.dashboard} className={menuRowStyle}>
              <Icon of={LayoutDashboard} size={18} />
              {copy.dashboard}
            </InternalLink>
            <a href="/" className={menuRowStyle}>
              <Icon of={House} size={18} />
              {copy.website}
            </a>
            <LanguageSwitch isRow />
            <Shortcuts />
            <form method={logout.method} action={logout.path} onSubmit={askFirst}>
              <button type="submit" className={menuRowStyle}>
                <Icon of={LogOut} size={18} />
                {copy.logout}
              </button>
            </form>
          </DisclosedMenu>
        </div>
      </ScreenHeader>
    </>
  );
}

/** The actions are in the row if it has space for their words; otherwise they are in the menu. */
const actionsStyle = css({ display: { base: 'none', xl: 'flex' }, gap: '3' });
const menuStyle = css({ display: { xl: 'none' } });
const menuButtonStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { background: 'bg.deep' },
});
