import { useQuery } from '@tanstack/react-query';
import { House, Keyboard, KeyRound, LogOut, type LucideIcon, Monitor, ShieldCheck } from 'lucide-react';
import { memo, type RefObject, useState } from 'react';
import type { CurrentUser } from '#shared/api/session.ts';
import { css } from '#styles/css';
import { LazyDialog } from '#web/admin/ui/dialog/lazy-dialog.tsx';
import { Icon } from '#web/components/icon.tsx';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { FindButton } from '../keyboard/palette/find-button.tsx';
import { useGlobalDialog } from '../lib/global-dialogs.ts';
import { formatNumber } from '../lib/language/formats.ts';
import { copy as accountCopy } from '../session/account/copy.en.ts';
import { codesQuery } from '../session/codes/codes-query.ts';
import { copy as sessionCopy } from '../session/copy.en.ts';
import { ownSessionsQuery } from '../session/session.ts';
import { useLogout } from '../session/use-logout.ts';
import { Button, ButtonLink } from '../ui/button.tsx';
import { PersonFacing } from '../ui/person-facing.tsx';
import { DisclosedMenu, menuRowStyle } from '../ui/screen/disclosed-menu.tsx';
import { LanguageSwitch } from '../ui/screen/language-switch.tsx';
import { ScreenHeader } from '../ui/screen/screen-header.tsx';
import { UserWords } from '../ui/user-text.tsx';
import { copy } from './copy.en.ts';

interface DashboardHeaderProps {
  /** `undefined` until the session is known. */
  user: CurrentUser | undefined;
  heading: RefObject<HTMLHeadingElement | null>;
}

/**
 * The header of the dashboard, one row at every width: the signed-in person, links to account dialogs, and logout.
 * Memoized: it renders again only for another user.
 */
export const DashboardHeader = memo(function DashboardHeader({ user, heading }: DashboardHeaderProps) {
  const isWide = useMatches(beside);
  const logOut = useLogout();
  const [isLookedAt, setIsLookedAt] = useState(false);
  return (
    <ScreenHeader heading={heading} title={copy.title}>
      <FindButton />
      <p className={welcomeStyle} title={user?.username}>
        {user && <Welcome user={user} />}
      </p>
      <div className={actionsStyle}>
        <LanguageSwitch />
        <ButtonLink href="/" variant="outlineDark" size="xs">
          <Icon of={House} size={18} />
          {copy.home}
        </ButtonLink>
        <Button variant="outlineDark" size="xs" aria-busy={logOut.isPending} onClick={logOut.leave}>
          <Icon of={LogOut} size={18} />
          {copy.logout}
        </Button>
      </div>
      {user && (
        <DisclosedMenu
          label={copy.account}
          face={<PersonFacing name={user.username} isOwn />}
          buttonClass={accountStyle}
          onOpen={() => setIsLookedAt(true)}
        >
          <p className={whoStyle}>
            <Welcome user={user} />
            <span className={roleStyle}>{copy.roles[user.role]}</span>
          </p>
          {!isWide && (
            <>
              <a href="/" className={menuRowStyle}>
                <Icon of={House} size={18} />
                {copy.website}
              </a>
              <LanguageSwitch isRow />
            </>
          )}
          <PasswordButton />
          <CodesButton isLookedAt={isLookedAt} />
          <SessionsButton isLookedAt={isLookedAt} />
          <ShortcutsButton />
          {!isWide && (
            <button
              type="button"
              aria-busy={logOut.isPending}
              onClick={logOut.leave}
              className={menuRowStyle}
            >
              <Icon of={LogOut} size={18} />
              {copy.logout}
            </button>
          )}
        </DisclosedMenu>
      )}
    </ScreenHeader>
  );
});

/**
 * From this width on, the header has the buttons for language, website and logout. In narrower windows they are in the account
 * menu.
 */
const beside = '(min-width: 1280px)';

function Welcome({ user }: { user: CurrentUser }) {
  return (
    <>
      {copy.welcome} <UserWords>{user.username}</UserWords>
    </>
  );
}

const welcomeStyle = css({
  display: { base: 'none', xl: 'block' },
  flex: '1',
  minWidth: '0',
  textStyle: 'xs',
  textAlign: 'end',
  color: 'fg.onDarkMuted',
  overflow: 'hidden',
  textOverflow: 'ellipsis',
  whiteSpace: 'nowrap',
});
const actionsStyle = css({ display: { base: 'none', xl: 'flex' }, gap: '3' });
const accountStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: 'tap',
  height: 'tap',
  borderRadius: 'control',
  cursor: 'pointer',
  _hover: { background: 'bg.deep' },
});
const whoStyle = css({
  paddingInline: '4',
  paddingBlock: '2.5',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
  textStyle: 'xs',
  color: 'fg.muted',
  overflowWrap: 'anywhere',
});
const roleStyle = css({ display: 'block' });

const passwordDialog = loadOnce(() => import('../session/account/password-dialog.tsx'));

/** The button that opens the change of the user's own password. */
export function PasswordButton() {
  const [isOpen, setIsOpen] = useGlobalDialog('password');
  return (
    <>
      <MenuRow icon={KeyRound} onClick={() => setIsOpen(true)}>
        {accountCopy.open}
      </MenuRow>
      <LazyDialog loader={passwordDialog} open={isOpen}>
        {({ PasswordDialog }) => <PasswordDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const sessionsDialog = loadOnce(() => import('../session/account/own-sessions-dialog.tsx'));

interface FactProps {
  /** True once the menu was opened: the row then loads and shows the current setting. */
  isLookedAt?: boolean;
}

/** The button that opens the list of the user's own sessions. */
export function SessionsButton({ isLookedAt = false }: FactProps) {
  const { data: sessions } = useQuery({ ...ownSessionsQuery, enabled: isLookedAt });
  const [isOpen, setIsOpen] = useGlobalDialog('sessions');
  return (
    <>
      <MenuRow
        icon={Monitor}
        fact={sessions && formatNumber(sessions.length)}
        onClick={() => setIsOpen(true)}
      >
        {accountCopy.sessions.open}
      </MenuRow>
      <LazyDialog loader={sessionsDialog} open={isOpen}>
        {({ OwnSessionsDialog }) => <OwnSessionsDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const codesDialog = loadOnce(() => import('../session/codes/codes-dialog.tsx'));

/** The button that opens the settings of the user’s own one-time codes. */
export function CodesButton({ isLookedAt = false }: FactProps) {
  const { data: codes } = useQuery({ ...codesQuery, enabled: isLookedAt });
  const [isOpen, setIsOpen] = useGlobalDialog('codes');
  return (
    <>
      <MenuRow
        icon={ShieldCheck}
        fact={codes && (codes.since ? copy.on : copy.off)}
        onClick={() => setIsOpen(true)}
      >
        {sessionCopy.codes}
      </MenuRow>
      <LazyDialog loader={codesDialog} open={isOpen}>
        {({ CodesDialog }) => <CodesDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

const shortcutsDialog = loadOnce(() => import('../keyboard/shortcuts/shortcuts-dialog.tsx'));

export function ShortcutsButton() {
  const [isOpen, setIsOpen] = useGlobalDialog('shortcuts');
  return (
    <>
      <MenuRow icon={Keyboard} onClick={() => setIsOpen(true)}>
        {copy.shortcuts}
      </MenuRow>
      <LazyDialog loader={shortcutsDialog} open={isOpen}>
        {({ ShortcutsDialog }) => <ShortcutsDialog open={isOpen} onClose={() => setIsOpen(false)} />}
      </LazyDialog>
    </>
  );
}

interface MenuRowProps {
  icon: LucideIcon;
  /** The current setting, at the end of the row. */
  fact?: string | undefined;
  onClick: () => void;
  children: string;
}

function MenuRow({ icon, fact, onClick, children }: MenuRowProps) {
  return (
    <button type="button" onClick={onClick} className={menuRowStyle}>
      <Icon of={icon} size={18} />
      {children}
      {fact && <span className={factStyle}>{fact}</span>}
    </button>
  );
}

const factStyle = css({ marginInlineStart: 'auto', textStyle: 'xs', color: 'fg.muted' });
