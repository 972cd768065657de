import { Menu } from 'lucide-react';
import { useDeferredValue, useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CurrentUser } from '#shared/api/session.ts';
import { css, cx } from '#styles/css';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { useHydrated } from '#web/lib/hooks/use-hydrated.ts';
import { Leftovers } from '../leftovers/leftovers.tsx';
import { onFirstUse } from '../lib/first-use.ts';
import { useWaitingPrefix } from '../messages/new/new-messages-badge.tsx';
import { DisclosedMenu, menuRowStyle } from '../ui/screen/disclosed-menu.tsx';
import { SkipLink, screenWidth } from '../ui/screen/screen-header.tsx';
import { useScreen } from '../ui/screen/use-screen.ts';
import { TabList, TabPanel } from '../ui/tabs/tabs.tsx';
import { HistoryHost } from '../versions/history-host.tsx';
import { copy } from './copy.en.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { contentTab, dashboardTabs, warmView } from './dashboard-tabs.tsx';
import { PublicationLine } from './publication/publication-line.tsx';
import { dailyViews } from './views.ts';

/**
 * The dashboard of a signed-in administrator. The URL names the open tab, whose data are read together with the
 * session.
 */
export function DashboardPage({ user }: { user: CurrentUser | undefined }) {
  const navigate = useNavigate();
  const asked = new URLSearchParams(useLocation().search);
  const named = asked.get('tab');
  // Deferred, so that a slow phone can respond to a touch while it renders the open tab.
  const isAlive = useDeferredValue(useHydrated());
  // Until the role is known, any tab opens by its URL: the server decides whether its data may be read.
  const tabs = dashboardTabs.filter(
    ({ id, isForOwners }) => !isForOwners || user?.role === 'owner' || (!user && isAlive && id === named),
  );
  const open = tabs.find(({ id }) => isAlive && id === named) ?? contentTab;
  useKeptFocus(`${named} ${asked.get('part')}`);
  useEffect(() => onFirstUse(() => dailyViews.forEach(warmView)), []);
  const heading = useScreen(`${useWaitingPrefix()}${open.label} | ${copy.title}`);
  return (
    <div className={pageStyle} data-fills={(isAlive && open.fills) || undefined}>
      <SkipLink>{copy.skipLink}</SkipLink>
      <DashboardHeader user={user} heading={heading} />
      <main>
        <div className={tabsStyle}>
          <div className={cx(screenWidth, tabRowStyle)}>
            <TabList
              id={tabsId}
              label={copy.tabs}
              variant="line"
              tabs={tabs.map(({ id, label, Badge }) => ({
                id,
                label: (
                  <>
                    {label}
                    {isAlive && Badge && <Badge />}
                  </>
                ),
              }))}
              open={isAlive ? open.id : undefined}
              onOpen={(id) => navigate({ search: `?tab=${id}` })}
              className={tabListStyle}
            />
            <div className={allTabsStyle}>
              <DisclosedMenu label={copy.allTabs} face={<Icon of={Menu} />} buttonClass={allTabsButtonStyle}>
                {tabs.map(({ id, label }) => (
                  <InternalLink
                    key={id}
                    to={`?tab=${id}`}
                    aria-current={isAlive && id === open.id ? 'page' : undefined}
                    className={menuRowStyle}
                  >
                    {label}
                  </InternalLink>
                ))}
              </DisclosedMenu>
            </div>
          </div>
        </div>
        {open.publishes && (
          <PublicationLine
            className={cx(screenWidth, open.view === 'overview' && besideHeadingStyle)}
            isQuiet={open.view !== 'overview'}
          />
        )}
        <div id={panelId} tabIndex={-1} className={css({ outline: 'none' })}>
          {isAlive ? (
            <TabPanel of={tabsId} open={open.id}>
              <div className={panelStyle}>
                <div className={leftoversStyle}>
                  <Leftovers />
                </div>
                {open.panel}
              </div>
            </TabPanel>
          ) : (
            <p role="status" className={panelStyle}>
              {copy.loading}
            </p>
          )}
        </div>
      </main>
      <HistoryHost />
    </div>
  );
}

/**
 * Moves the focus to the panel if the control that had it disappears with the former screen, such as a link of the overview.
 * Otherwise the keyboard would begin again at the start of the document. A dialog that opens or closes over a screen, such as
 * an editor, moves the focus itself.
 */
function useKeptFocus(screen: string) {
  const shown = useRef(screen);
  useEffect(() => {
    if (shown.current === screen) return;
    shown.current = screen;
    if (document.activeElement === document.body) {
      document.getElementById(panelId)?.focus({ preventScroll: true });
    }
  }, [screen]);
}

const tabsId = 'dashboard';
const panelId = 'main-content';
const panelStyle = cx(
  screenWidth,
  // Space below the last element, so that it can be scrolled clear of a toast.
  css({ paddingBlockStart: { base: '3', md: '4' }, paddingBlockEnd: '28' }),
);
/** At the end of the row with the heading below it, unless there is something to do about it. */
const besideHeadingStyle = css({
  '&:not(:has(ul, button))': {
    md: { position: 'relative', top: '8', height: '0', minHeight: '0', justifyContent: 'flex-end' },
  },
});
const leftoversStyle = css({ marginBottom: '5', _empty: { display: 'none' } });
/** The panel of a tab that fills the window has the remaining height, on screens with enough space for panes. */
const pageStyle = css({
  background: 'bg.shelf',
  minHeight: 'screen',
  // Hides the page behind a dialog that fills the window. The notice of a lost connection stays visible, because no dialog
  // covers it.
  '[data-covered] &': { visibility: 'hidden', '& [data-connection]': { visibility: 'visible' } },
  '&[data-fills]': {
    '&, & > main, & #main-content, & [role=tabpanel], & [role=tabpanel] > div': {
      display: { xl: 'flex' },
      flexDirection: 'column',
    },
    '& > main, & #main-content, & [role=tabpanel], & [role=tabpanel] > div': {
      flex: { xl: '1' },
      minHeight: { xl: '0' },
    },
    height: { xl: 'screen' },
    minHeight: { xl: '[640px]' },
    '& [role=tabpanel] > div': { paddingBlock: { xl: '3' } },
  },
});
const tabsStyle = css({
  background: 'bg.canvas',
  borderBottomWidth: '1px',
  borderColor: 'border.subtle',
});
const tabRowStyle = css({ display: 'flex', alignItems: 'stretch' });
/** The words of the first tab begin where the title does. */
const tabListStyle = css({ flex: '1', minWidth: '0', marginInlineStart: { base: '-3', xl: '-3.5' } });
const allTabsStyle = css({
  display: { xl: 'none' },
  flex: 'none',
  marginInlineEnd: { base: '-4', md: '-6' },
  borderInlineStartWidth: '1px',
  borderColor: 'border.subtle',
});
const allTabsButtonStyle = css({
  display: 'grid',
  placeItems: 'center',
  width: '14',
  height: '12',
  cursor: 'pointer',
  _hover: { background: 'bg.shelf' },
  _focusVisible: { outlineOffset: '-3px' },
});
