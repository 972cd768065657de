import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { dashboardTabs } from '../../../../shared/content/layout.ts';
import { css } from '../../../styled-system/css/index.js';
import { contentDrafts } from '../../features/site-content/content-drafts.ts';
import { siteContentQuery } from '../../features/site-content/site-content-queries.ts';
import { TabList, TabPanel } from '../ui/tabs.tsx';
import { ContentList } from './content-list.tsx';
import { ContentState } from './content-state.tsx';
import { copy } from './copy.en.ts';
import { SearchBox } from './search-box.tsx';
import { SearchResults } from './search-results.tsx';
import { UnsavedElsewhere } from './unsaved-elsewhere.tsx';

const [firstTab] = dashboardTabs;

/** What the website says and shows, part by part. The address keeps the open part. */
export function ContentPanel() {
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const [search, setSearch] = useState('');
  const content = useQuery(siteContentQuery);
  const named = new URLSearchParams(address).get('part');
  const open = dashboardTabs.find(({ name }) => name === named) ?? firstTab;
  // What was opened for editing but not changed is closed when something else is looked at; changes stay.
  useEffect(() => contentDrafts.dropUnchanged, []);
  const openPart = (name: string) => {
    contentDrafts.dropUnchanged();
    const parameters = new URLSearchParams(address);
    parameters.set('part', name);
    navigate({ search: `?${parameters}` }, { replace: true });
  };
  return (
    <div
      className={css({ display: 'grid', gap: { base: '5', md: '6' }, gridTemplateColumns: 'minmax(0, 1fr)' })}
    >
      <SearchBox value={search} onChange={setSearch} />
      {!search.trim() && <UnsavedElsewhere except={open?.keys ?? []} onShow={setSearch} />}
      {search.trim() ? (
        <ContentState query={content}>
          {(items) => <SearchResults search={search} items={items} />}
        </ContentState>
      ) : (
        <div>
          <TabList
            id={partsId}
            label={copy.parts}
            variant="subtle"
            tabs={dashboardTabs.map(({ name }) => ({ id: name, label: name }))}
            open={open.name}
            onOpen={openPart}
            className={css({ gap: '2', marginBottom: { base: '5', md: '6' } })}
          />
          <TabPanel of={partsId} open={open.name}>
            <h2 className={css({ srOnly: true })}>{open.name}</h2>
            <ContentState query={content}>
              {(items) => <ContentList keys={open.keys} items={items} />}
            </ContentState>
          </TabPanel>
        </div>
      )}
    </div>
  );
}

const partsId = 'parts';
