import { useQuery } from '@tanstack/react-query';
import { memo, startTransition, useCallback, useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { adminAddresses } from '#shared/admin-paths.ts';
import type { ContentDraftItem } from '#shared/content/draft.ts';
import type { ContentItem } from '#shared/content/item.ts';
import { dashboardTabs, editorSections } from '#shared/content/layout.ts';
import type { ContentKey } from '#shared/content/registry.ts';
import { css, cx } from '#styles/css';
import { button } from '#styles/recipes';
import type { EndedSession } from '#web/admin/lib/return-address.ts';
import { LazyView } from '#web/admin/ui/lazy-view.tsx';
import { Notice } from '#web/admin/ui/notice.tsx';
import { screenWidth } from '#web/admin/ui/screen/screen-header.tsx';
import { useScreen } from '#web/admin/ui/screen/use-screen.ts';
import { HistoryHost } from '#web/admin/versions/history-host.tsx';
import { EmptyState } from '#web/components/feedback/empty-state.tsx';
import { InternalLink } from '#web/components/navigation/internal-link.tsx';
import { ScrollToTop } from '#web/components/navigation/scroll-to-top.tsx';
import { loadOnce } from '#web/lib/loading/load-once.ts';
import { whenIdle } from '#web/lib/loading/when-idle.ts';
import { ContentState } from '../content-state.tsx';
import { copy as contentCopy } from '../copy.en.ts';
import { contentDraftsQuery } from '../drafts/draft-queries.ts';
import { DraftsBar } from '../drafts/drafts-bar.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { useFound } from '../state/find-items.ts';
import { polledSiteContentQuery } from '../state/site-content-queries.ts';
import { copy } from './copy.en.ts';
import { SectionLinks, sectionId } from './section-links.tsx';
import { type HeadTools, SimpleHeader } from './simple-header.tsx';
import { SimpleSection } from './simple-section.tsx';
import { SimpleToolbar } from './simple-toolbar.tsx';

const preview = loadOnce(() => import('../preview/content-preview.tsx'));
/** The keys of all items, each once, although an item may be in several sections. */
const allKeys: readonly ContentKey[] = [...new Set(editorSections.flatMap(({ keys }) => keys))];
const noDrafts: readonly ContentDraftItem[] = [];

/** Returns the id of an item's heading in its first section, where the preview finds its boxes. */
function itemId(key: ContentKey): string {
  const section = editorSections.find(({ keys }) => keys.includes(key));
  return section ? `${sectionId(section.name)}-${key}` : key;
}

/** All texts and pictures of the site on one page, ready for editing. It keeps itself up to date. */
export function SimplePage(tools: HeadTools) {
  const heading = useScreen(copy.title);
  const content = useQuery(polledSiteContentQuery);
  const { data: { drafts } = { drafts: noDrafts } } = useQuery(contentDraftsQuery);
  const [isPreviewing, setIsPreviewing] = useState(false);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const onSignedOut = useCallback(() => setIsSignedOut(true), []);
  const [search, setSearch] = useState('');
  /** The requested section to scroll to. Each request is a new object, so that the same section can be requested again. */
  const [wanted, setWanted] = useState<{ name: string }>();
  useEffect(contentDrafts.dropUnchanged, []);
  const goTo = (name: string) => {
    setSearch('');
    setWanted({ name });
  };
  return (
    <div className={pageStyle}>
      <SimpleHeader heading={heading} {...tools} />
      {isSignedOut && <SignInNotice />}
      <SimpleToolbar
        onSearch={setSearch}
        onGoTo={goTo}
        isPreviewing={isPreviewing}
        onPreview={() => setIsPreviewing(!isPreviewing)}
      />
      <main id="main-content" tabIndex={-1} className={cx(screenWidth, mainStyle)}>
        <div className={barStyle}>
          <DraftsBar keys={allKeys} />
        </div>
        <ContentState query={content}>
          {(items) => (
            <div
              className={columnsStyle}
              data-beside={isPreviewing || undefined}
              data-found={search.trim() !== '' || undefined}
            >
              {search.trim() ? (
                <SimpleSearchResults
                  search={search}
                  items={items}
                  drafts={drafts}
                  onSignedOut={onSignedOut}
                />
              ) : (
                <>
                  <SectionLinks onGoTo={goTo} />
                  <SimpleSections items={items} drafts={drafts} wanted={wanted} onSignedOut={onSignedOut} />
                </>
              )}
              {isPreviewing && (
                <LazyView loader={preview}>
                  {({ ContentPreview }) => <ContentPreview keys={allKeys} idOf={itemId} />}
                </LazyView>
              )}
            </div>
          )}
        </ContentState>
      </main>
      <HistoryHost />
      <ScrollToTop label={copy.top} className={topStyle} />
    </div>
  );
}

const barStyle = css({ marginBottom: '5', _empty: { display: 'none' } });
const mainStyle = css({ outline: 'none', paddingBlock: { base: '5', lg: '7' } });
const columnsStyle = css({
  display: 'grid',
  gap: '7',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '250px minmax(0, 1fr)' },
  '&[data-found]': { gridTemplateColumns: 'minmax(0, 1fr)' },
  // The preview stands beside the items, in place of the links; on smaller screens in place of the items.
  '&[data-beside]': {
    gridTemplateColumns: { base: 'minmax(0, 1fr)', xl: '560px minmax(0, 1fr)' },
    '& > nav': { display: 'none' },
    '& > :not(:last-child)': { xlDown: { display: 'none' } },
    '& > :last-child': { xl: { top: '21' } },
  },
});
const topStyle = css({ position: 'fixed', bottom: '5', insetInlineEnd: '5', zIndex: 'sticky' });
const pageStyle = css({ background: 'bg.shelf', minHeight: 'screen' });

/** The link to sign in again and come back; drafts stay. Visible at every scroll position. */
function SignInNotice() {
  const { pathname } = useLocation();
  const [state] = useState<EndedSession>({ ended: { address: pathname } });
  return (
    <div className={noticeStyle}>
      <div className={screenWidth}>
        <Notice
          action={
            <InternalLink to={adminAddresses.login} state={state} className={button({ size: 's' })}>
              {copy.signIn}
            </InternalLink>
          }
        >
          {copy.signedOut}
        </Notice>
      </div>
    </div>
  );
}

const noticeStyle = css({ position: 'sticky', top: '0', zIndex: 'sticky', background: 'danger.subtle' });

interface SimpleSearchResultsProps {
  search: string;
  items: readonly ContentItem[];
  /** The drafts on the server. */
  drafts: readonly ContentDraftItem[];
  onSignedOut: () => void;
}

/**
 * The items that a search finds, each in its first section. Items that only the dashboard has are under the names of its tabs.
 */
const SimpleSearchResults = memo(function SimpleSearchResults({
  search,
  items,
  drafts,
  onSignedOut,
}: SimpleSearchResultsProps) {
  const found = useFound(search, items);
  const groups = [...editorSections, ...dashboardTabs].map((group, place, all) => ({
    name: group.name,
    keys: group.keys.filter(
      (key) => found.includes(key) && !all.slice(0, place).some((earlier) => earlier.keys.includes(key)),
    ),
  }));
  return (
    <div className={resultsStyle}>
      <p role="status" className={foundStyle}>
        {contentCopy.found(found.length)}
      </p>
      {found.length === 0 && (
        <EmptyState compact state="empty" title={contentCopy.nothingTitle} text={contentCopy.nothingText} />
      )}
      {groups
        .filter(({ keys }) => keys.length > 0)
        .map((group) => (
          <SimpleSection
            key={group.name}
            section={group}
            items={items}
            drafts={drafts}
            onSignedOut={onSignedOut}
          />
        ))}
    </div>
  );
});

const resultsStyle = css({ display: 'grid', gap: '6', gridTemplateColumns: 'minmax(0, 1fr)' });
const foundStyle = css({ textStyle: 'sm', color: 'fg.muted' });

interface SimpleSectionsProps {
  items: readonly ContentItem[];
  /** The drafts on the server. */
  drafts: readonly ContentDraftItem[];
  /** The section to be brought into view. */
  wanted: { readonly name: string } | undefined;
  onSignedOut: () => void;
}

/**
 * All sections. They are rendered one by one while the browser is idle, or all together when a link to one is followed.
 */
const SimpleSections = memo(function SimpleSections({
  items,
  drafts,
  wanted,
  onSignedOut,
}: SimpleSectionsProps) {
  const growing = useGrowingCount(editorSections.length);
  const count = wanted ? editorSections.length : growing;
  useEffect(() => {
    const heading = wanted && document.getElementById(sectionId(wanted.name));
    heading?.scrollIntoView();
    heading?.focus({ preventScroll: true });
  }, [wanted]);
  return (
    <div className={sectionsStyle}>
      {editorSections.slice(0, count).map((section) => (
        <SimpleSection
          key={section.name}
          section={section}
          items={items}
          drafts={drafts}
          onSignedOut={onSignedOut}
        />
      ))}
    </div>
  );
});

const sectionsStyle = css({ display: 'grid', gap: '9', gridTemplateColumns: 'minmax(0, 1fr)' });

/**
 * Returns a number that grows from 1 to `total`, by one in each idle moment of the browser. For lists too long to render at
 * once.
 */
function useGrowingCount(total: number): number {
  const [count, setCount] = useState(1);
  useEffect(() => {
    if (count < total) whenIdle(() => startTransition(() => setCount(count + 1)));
  }, [count, total]);
  return count;
}
