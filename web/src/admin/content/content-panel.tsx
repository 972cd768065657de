import { useQuery } from '@tanstack/react-query';
import { Eye } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminAddresses, beginningLanguage } from '#shared/admin-paths.ts';
import { claims } from '#shared/content/claims.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentGroup, dashboardTabs } from '#shared/content/layout.ts';
import { isContentKey } from '#shared/content/registry.ts';
import { css } from '#styles/css';
import { placeName } from '#web/admin/lib/language/content-names.en.ts';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { Button } from '../ui/button.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { TabList, TabPanel } from '../ui/tabs/tabs.tsx';
import { confirmationsQuery, knownClaims } from './claims/claims-queries.ts';
import { copy as claimsCopy } from './claims/copy.en.ts';
import { ContentList } from './content-list.tsx';
import { ContentState } from './content-state.tsx';
import { copy } from './copy.en.ts';
import { OneItem, withBasis } from './item/one-item.tsx';
import { copy as previewCopy } from './preview/copy.en.ts';
import { SearchBox } from './search/search-box.tsx';
import { SearchResults } from './search/search-results.tsx';
import { contentDrafts } from './state/content-drafts.tsx';
import { siteContentQuery } from './state/site-content-queries.ts';
import { UnsavedElsewhere } from './unsaved-elsewhere.tsx';

const [firstTab] = dashboardTabs;
const preview = loadOnce(() => import('./preview/content-preview.tsx'));
const claimsList = loadOnce(() => import('./claims/claims.tsx'));
/** Name the overviews in the address, beside the parts. */
const translationsPart = 'arabic';
const claimsPart = 'claims';
const replacePart = 'replace';

interface ContentPanelProps {
  /** The screen on which everything is translated that waits for it, in place of the parts. */
  Translations: ComponentType;
  /** The screen on which words are replaced in everything that people write. */
  Replace: ComponentType;
}

/** The dashboard's tab for the website's content, part by part. The address holds the open part. */
export function ContentPanel({ Translations, Replace }: ContentPanelProps) {
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const [search, setSearch] = useState('');
  const [isPreviewing, setIsPreviewing] = useState(false);
  const content = useQuery(siteContentQuery);
  const query = new URLSearchParams(address);
  const named = query.get('part');
  const item = query.get('item') ?? '';
  const open =
    dashboardTabs.find(({ name, keys }) => (named ? name === named : keys.some((key) => key === item))) ??
    firstTab;
  const openPart = (name: string) => {
    const parameters = new URLSearchParams(address);
    parameters.set('part', name);
    parameters.delete('item');
    parameters.delete('language');
    navigate({ search: `?${parameters}` });
  };
  const isTranslating = named === translationsPart;
  const isConfirming = named === claimsPart;
  const { data: confirmations } = useQuery(confirmationsQuery);
  const known = content.data && confirmations ? knownClaims(content.data, confirmations) : [];
  const unconfirmed = known.filter(({ state }) => state === 'unconfirmed').length;
  const keysInView = isConfirming
    ? claims.flatMap(({ key, figure }) => (figure ? [key, figure.basis] : key))
    : isContentKey(item)
      ? withBasis(item)
      : open.keys;
  const isSearching = search.trim() !== '';
  if (isTranslating) return <Translations />;
  if (named === replacePart) return <Replace />;
  return (
    <div className={panelStyle}>
      <div className={headStyle}>
        <SearchBox value={search} onChange={setSearch} />
        <InternalLink to={adminAddresses.simple} className={linkStyle}>
          {copy.allOnOnePage}
        </InternalLink>
        <InternalLink
          to={`${adminAddresses.dashboard}?tab=content&part=${translationsPart}`}
          className={linkStyle}
        >
          {copy.toTranslate}
        </InternalLink>
        <InternalLink
          to={`${adminAddresses.dashboard}?tab=content&part=${replacePart}`}
          className={linkStyle}
        >
          {copy.searchAndReplace}
        </InternalLink>
        <InternalLink
          to={`${adminAddresses.dashboard}?tab=content&part=${claimsPart}`}
          aria-current={isConfirming ? 'page' : undefined}
          className={linkStyle}
        >
          {claimsCopy.link(unconfirmed)}
        </InternalLink>
        <Button
          variant="outline"
          size="xs"
          aria-pressed={isPreviewing}
          onClick={() => setIsPreviewing(!isPreviewing)}
          className={previewButtonStyle}
        >
          <Icon of={Eye} size={18} />
          {previewCopy.toggle}
        </Button>
        {!isSearching && (
          <TabList
            id={partsId}
            label={copy.parts}
            variant="subtle"
            tabs={dashboardTabs.map(({ name }) => ({ id: name, label: placeName(name) }))}
            open={isConfirming ? undefined : open.name}
            onOpen={openPart}
            className={tabsStyle}
          />
        )}
      </div>
      {!isSearching && <UnsavedElsewhere except={keysInView} onShow={setSearch} />}
      <div data-beside={isPreviewing || undefined} className={workStyle}>
        {isSearching ? (
          <ContentState query={content}>
            {(items) => <SearchResults search={search} items={items} />}
          </ContentState>
        ) : isConfirming ? (
          <ContentState query={content}>
            {(items) => <LazyView loader={claimsList}>{({ Claims }) => <Claims items={items} />}</LazyView>}
          </ContentState>
        ) : (
          <TabPanel of={partsId} open={open.name}>
            <ContentState query={content}>
              {(items) =>
                isContentKey(item) ? (
                  <OneItem
                    contentKey={item}
                    language={beginningLanguage(query)}
                    items={items}
                    onShowAll={() => openPart(open.name)}
                  />
                ) : (
                  <Part part={open} items={items} />
                )
              }
            </ContentState>
          </TabPanel>
        )}
        {isPreviewing && (
          <LazyView loader={preview}>{({ ContentPreview }) => <ContentPreview keys={keysInView} />}</LazyView>
        )}
      </div>
    </div>
  );
}

/** Closes editors that were opened but not changed when another part is shown; changed ones stay open. */
function Part({ part: { name, keys }, items }: { part: ContentGroup; items: readonly ContentItem[] }) {
  useEffect(() => contentDrafts.dropUnchanged, []);
  return (
    <>
      <h2 className={css({ srOnly: true })}>{placeName(name)}</h2>
      <ContentList keys={keys} items={items} />
    </>
  );
}

const partsId = 'parts';
const headStyle = css({
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  columnGap: '5',
  rowGap: '3',
});
const tabsStyle = css({
  gap: '1',
  minWidth: '0',
  maxWidth: 'full',
  order: { lg: '-1' },
  marginInlineEnd: { lg: 'auto' },
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'sm',
  color: 'brand.fg',
  textDecoration: 'underline',
  _hover: { textDecoration: 'none' },
});
const previewButtonStyle = css({
  marginInlineStart: { xl: 'auto' },
  _pressed: { background: 'label.subtle' },
});
/** With the preview beside the texts from `xl` up, and below them on smaller screens. */
const workStyle = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&[data-beside]': { xl: { gridTemplateColumns: '560px minmax(0, 1fr)' } },
});
const panelStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
