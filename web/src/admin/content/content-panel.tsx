import { useQuery } from '@tanstack/react-query';
import { Ellipsis } from 'lucide-react';
import { type ComponentType, useEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { adminAddresses, beginningLanguage } from '#shared/admin-paths.ts';
import { claims } from '#shared/content/claims.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { type ContentGroup, dashboardTabs } from '#shared/content/layout.ts';
import { isContentKey } from '#shared/content/registry.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import { placeName } from '#web/admin/lib/language/content-names.en.ts';
import { adminLanguage } from '#web/admin/lib/language/language.en.ts';
import { Icon } from '#web/components/icon.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { useMatches } from '#web/lib/hooks/use-matches.ts';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { useStore } from '#web/lib/store.ts';
import { LazyDialog } from '../ui/dialog/lazy-dialog.tsx';
import { LazyView } from '../ui/lazy-view.tsx';
import { DisclosedMenu, menuRowStyle } from '../ui/screen/disclosed-menu.tsx';
import { TabList, TabPanel } from '../ui/tabs/tabs.tsx';
import { confirmationsQuery, knownClaims } from './claims/claims-queries.ts';
import { copy as claimsCopy } from './claims/copy.en.ts';
import { ContentList } from './content-list.tsx';
import { ContentState } from './content-state.tsx';
import { copy } from './copy.en.ts';
import { copy as draftsCopy } from './drafts/copy.en.ts';
import { DraftsBar } from './drafts/drafts-bar.tsx';
import { OneItem, withBasis } from './item/one-item.tsx';
import { PreviewButton } from './preview/preview-button.tsx';
import { useOpenPreview } from './preview/use-preview-open.ts';
import { SearchBox } from './search/search-box.tsx';
import { SearchResults } from './search/search-results.tsx';
import { contentDrafts } from './state/content-drafts.tsx';
import { siteContentQuery } from './state/site-content-queries.ts';
import { UnsavedElsewhere } from './unsaved-elsewhere.tsx';

const [firstTab] = dashboardTabs;
const preview = loadOnce(() => import('./preview/content-preview.tsx'));
const changesDialog = loadOnce(() => import('./drafts/changes-dialog.tsx'));
const claimsList = loadOnce(() => import('./claims/claims.tsx'));
/** The values of the URL's `part` parameter that open an overview instead of a part of the content. */
const translationsPart = 'arabic';
const claimsPart = 'claims';
const replacePart = 'replace';

const partAddress = (part: string) => `${adminAddresses.dashboard}?tab=content&part=${part}`;
/**
 * From this width on, the first two of `links` are shown beside the search box; the others, and on narrower screens all, are in
 * the menu.
 */
const beside = '(min-width: 1280px)';

interface ContentPanelProps {
  /** The screen that translates all texts with missing or outdated Arabic; it replaces the parts. */
  Translations: ComponentType;
  /** The screen that replaces words in everything that people write. */
  Replace: ComponentType;
}

/** The dashboard's tab for the website's content, part by part. The URL names the open part. */
export function ContentPanel({ Translations, Replace }: ContentPanelProps) {
  const navigate = useNavigate();
  const { search: address } = useLocation();
  const [search, setSearch] = useState('');
  /**
   * The text that a link puts into the search box. `times` counts the links followed, so that each one makes a new box with its
   * text.
   */
  const [given, setGiven] = useState({ text: '', times: 0 });
  const searchFor = (text: string) => {
    setGiven({ text, times: given.times + 1 });
    setSearch(text);
  };
  const [showsChanges, setShowsChanges] = useState(false);
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
  const isWide = useMatches(beside);
  const isEditing = useStore(contentDrafts, (all) => keysInView.some((key) => all[key] !== undefined));
  const [isPreviewing, togglePreview] = useOpenPreview(isWide, isEditing);
  const links = [
    { part: 'simple', to: adminAddresses.simple, label: copy.allOnOnePage },
    { part: translationsPart, to: partAddress(translationsPart), label: copy.toTranslate },
    { part: replacePart, to: partAddress(replacePart), label: copy.searchAndReplace },
    { part: claimsPart, to: partAddress(claimsPart), label: claimsCopy.link(unconfirmed) },
  ];
  if (isTranslating) return <Translations />;
  if (named === replacePart) return <Replace />;
  return (
    <div className={panelStyle}>
      <div className={headStyle}>
        <SearchBox key={given.times} initial={given.text} onSearch={setSearch} />
        {isWide &&
          links.slice(0, 2).map(({ part, to, label }) => (
            <InternalLink key={part} to={to} className={linkStyle}>
              {label}
            </InternalLink>
          ))}
        <span className={toolsStyle}>
          <PreviewButton isPreviewing={isPreviewing} onToggle={togglePreview} />
          <DisclosedMenu label={copy.more} face={<Icon of={Ellipsis} />} buttonClass={moreStyle}>
            {links.slice(isWide ? 2 : 0).map(({ part, to, label }) => (
              <InternalLink
                key={part}
                to={to}
                aria-current={part === named ? 'page' : undefined}
                className={menuRowStyle}
              >
                {label}
              </InternalLink>
            ))}
            <button type="button" onClick={() => setShowsChanges(true)} className={menuRowStyle}>
              {draftsCopy.changes.open}
            </button>
          </DisclosedMenu>
          <LazyDialog loader={changesDialog} open={showsChanges}>
            {({ ChangesDialog }) => (
              <ChangesDialog open={showsChanges} onClose={() => setShowsChanges(false)} />
            )}
          </LazyDialog>
        </span>
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
      {!isSearching && <UnsavedElsewhere except={keysInView} onShow={searchFor} />}
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
            <DraftsBar keys={keysInView} onOpenPart={openPart} />
            <ContentState query={content}>
              {(items) =>
                isContentKey(item) ? (
                  <OneItem
                    contentKey={item}
                    language={query.has('language') ? beginningLanguage(query) : adminLanguage}
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
/** One row from `xl` up; below it the parts have a row of their own, which scrolls. */
const headStyle = css({
  display: 'flex',
  flexWrap: { base: 'wrap', xl: 'nowrap' },
  alignItems: 'center',
  columnGap: { base: '2', xl: '4' },
  rowGap: '3',
});
const tabsStyle = css({
  gap: '1',
  minWidth: '0',
  flex: { base: '1 0 100%', xl: '0 1 auto' },
  order: { xl: '-1' },
  marginInlineEnd: { xl: 'auto' },
});
const linkStyle = css({
  display: 'inline-flex',
  alignItems: 'center',
  minHeight: 'tap',
  textStyle: 'xs',
  whiteSpace: 'nowrap',
  color: 'brand.fg',
  textDecoration: 'underline',
  _hover: { textDecoration: 'none' },
});
const toolsStyle = css({ display: 'flex', gap: '2', flex: 'none' });
const moreStyle = cx(
  button({ variant: 'outline', size: 'xs' }),
  css({ width: 'tap', minHeight: { base: 'tap', md: '10' }, paddingInline: '0' }),
);
/** The texts and the preview: side by side from `xl` up, otherwise the preview is below. */
const workStyle = css({
  display: 'grid',
  gap: '5',
  gridTemplateColumns: 'minmax(0, 1fr)',
  alignItems: 'start',
  '&[data-beside]': { xl: { gridTemplateColumns: '560px minmax(0, 1fr)' } },
});
const panelStyle = css({ display: 'grid', gap: '4', gridTemplateColumns: 'minmax(0, 1fr)' });
