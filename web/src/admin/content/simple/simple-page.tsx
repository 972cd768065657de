import { useQuery } from '@tanstack/react-query';
import { useCallback, useEffect, useState } from 'react';
import { css, cx } from '#styles/css';
import { screenWidth } from '#web/admin/ui/screen-width.ts';
import { useScreen } from '#web/admin/ui/use-screen.ts';
import { HistoryHost } from '#web/admin/versions/history-host.tsx';
import { ScrollToTop } from '#web/components/navigation/scroll-to-top.tsx';
import { ContentState } from '../content-state.tsx';
import { contentDrafts } from '../state/content-drafts.tsx';
import { polledSiteContentQuery } from '../state/site-content-queries.ts';
import { copy } from './copy.en.ts';
import { SectionLinks } from './section-links.tsx';
import { SignInNotice } from './sign-in-notice.tsx';
import { SimpleHeader } from './simple-header.tsx';
import { SimpleSearchResults } from './simple-search-results.tsx';
import { SimpleSections } from './simple-sections.tsx';
import { SimpleToolbar } from './simple-toolbar.tsx';

/** Every text and picture of the site on one page, ready to be typed over. Keeps itself up to date. */
export function SimplePage() {
  const heading = useScreen(copy.title);
  const content = useQuery(polledSiteContentQuery);
  const [isSignedOut, setIsSignedOut] = useState(false);
  const onSignedOut = useCallback(() => setIsSignedOut(true), []);
  const [search, setSearch] = useState('');
  /** The section to be brought into view; a new object each time one is asked for. */
  const [wanted, setWanted] = useState<{ name: string }>();
  useEffect(contentDrafts.dropUnchanged, []);
  const goTo = (name: string) => {
    setSearch('');
    setWanted({ name });
  };
  return (
    <div className={pageStyle}>
      <SimpleHeader heading={heading} />
      {isSignedOut && <SignInNotice />}
      <SimpleToolbar search={search} onSearch={setSearch} onGoTo={goTo} />
      <main id="main-content" tabIndex={-1} className={cx(screenWidth, mainStyle)}>
        <ContentState query={content}>
          {(items) =>
            search.trim() ? (
              <SimpleSearchResults search={search} items={items} onSignedOut={onSignedOut} />
            ) : (
              <div className={columnsStyle}>
                <SectionLinks onGoTo={goTo} />
                <SimpleSections items={items} wanted={wanted} onSignedOut={onSignedOut} />
              </div>
            )
          }
        </ContentState>
      </main>
      <HistoryHost />
      <ScrollToTop label={copy.top} className={topStyle} />
    </div>
  );
}

const mainStyle = css({ outline: 'none', paddingBlock: { base: '5', lg: '7' } });
const columnsStyle = css({
  display: 'grid',
  gap: '7',
  gridTemplateColumns: { base: 'minmax(0, 1fr)', lg: '250px minmax(0, 1fr)' },
});
const topStyle = css({ position: 'fixed', bottom: '5', insetInlineEnd: '5', zIndex: 'sticky' });
const pageStyle = css({ background: 'bg.shelf', minHeight: 'screen' });
