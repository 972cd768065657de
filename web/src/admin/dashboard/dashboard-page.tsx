import { chakra, Tabs } from '@chakra-ui/react';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import type { CurrentUser } from '../../../../shared/session.ts';
import { SkipLink } from '../ui/skip-link.tsx';
import { leaveEditor } from '../unsaved/leave-request.ts';
import { useScreen } from '../use-screen.ts';
import { copy } from './copy.en.ts';
import { DashboardHeader } from './dashboard-header.tsx';
import { dashboardTabs } from './dashboard-tabs.tsx';
import { dashboardWidth } from './dashboard-width.ts';

/** What a signed-in administrator works with. The address keeps the open tab. */
export function DashboardPage({ user }: { user: CurrentUser }) {
  const navigate = useNavigate();
  const named = new URLSearchParams(useLocation().search).get('tab');
  const open = dashboardTabs.find(({ id }) => id === named) ?? dashboardTabs[0];
  const tabs = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Where it is narrow, the tabs scroll sideways.
    const selected = tabs.current?.querySelector(`[data-value=${open.id}]`);
    selected?.scrollIntoView({ block: 'nearest', inline: 'center' });
  }, [open.id]);
  const heading = useScreen(`${open.label} | ${copy.title}`);
  return (
    <chakra.div background="bg.shelf" minHeight="screen">
      <SkipLink>{copy.skipLink}</SkipLink>
      <DashboardHeader user={user} heading={heading} />
      <chakra.main>
        <Tabs.Root
          value={open.id}
          onValueChange={({ value }) =>
            leaveEditor(() => navigate({ search: `?tab=${value}` }, { replace: true }))
          }
          lazyMount
          unmountOnExit
        >
          <chakra.div background="bg.canvas" borderBottomWidth="1px" borderColor="border.subtle">
            <Tabs.List ref={tabs} aria-label={copy.tabs} {...dashboardWidth}>
              {dashboardTabs.map(({ id, label, Badge }) => (
                <Tabs.Trigger key={id} value={id}>
                  {label}
                  {Badge && <Badge />}
                </Tabs.Trigger>
              ))}
            </Tabs.List>
          </chakra.div>
          <chakra.div id="main-content" tabIndex={-1} outline="none">
            {dashboardTabs.map(({ id, panel }) => (
              <Tabs.Content key={id} value={id}>
                <chakra.div {...dashboardWidth} paddingBlock={{ base: '6', lg: '9' }}>
                  {panel}
                </chakra.div>
              </Tabs.Content>
            ))}
          </chakra.div>
        </Tabs.Root>
      </chakra.main>
    </chakra.div>
  );
}
